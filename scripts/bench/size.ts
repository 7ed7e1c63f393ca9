import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";

/**
 * Bundles what an app imports for a browser, and measures it.
 *
 * @param code a module that imports and exports what is measured
 * @returns the bytes of the minified bundle after brotli
 */
export async function bundledSize(code: string): Promise<number> {
  const entry = "\0entry.js";
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  return brotliCompressSync(output[0].code).length;
}

/** The core of the client and what others bring, in bytes. */
export async function sizes(): Promise<Record<string, number>> {
  return {
    "createClient, unwrap": await bundledSize('export { createClient, unwrap } from "support-desk-client";'),
    "the same and paginate": await bundledSize(
      'export { createClient, unwrap, paginate } from "support-desk-client";',
    ),
    "openapi-fetch": await bundledSize('export { default } from "openapi-fetch";'),
    ky: await bundledSize('export { default } from "ky";'),
    ofetch: await bundledSize('export { ofetch } from "ofetch";'),
  };
}
