/** The address of a file that runs beside the modules. The build copies it to `dist`, and bundles this module into one folder below. */
export const ownFile = (path: string) => new URL(`../${path}`, import.meta.url);
