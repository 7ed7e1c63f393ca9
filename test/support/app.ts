import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inject, vi } from "vitest";
import "../package/setup.js";

/** An app in a folder of its own, which installed the packed package and not the folder of this project. */
export interface App {
  folder: string;
  install(...packages: string[]): Promise<void>;
  write(file: string, content: string): Promise<string>;
  /** Runs a command in the app, and resolves with what it printed; rejects with that when the command fails. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Starts a command that serves, and waits until it prints an address; `stop` resolves with how it ended. */
  serve(command: string, ...args: string[]): Promise<Served>;
  remove(): Promise<void>;
}

interface Served {
  /** The first address that the command printed. */
  url: string;
  stop(): Promise<unknown[]>;
}

const address = /(?:current +|at )(http:\S+)/;

/** A command of this project's own tools. */
export const tool = (name: string) => resolve("node_modules/.bin", name);

export async function installApp(...packages: string[]): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-app-"));
  const stops = new Set<() => Promise<unknown[]>>();
  const app: App = {
    folder,
    async install(...more) {
      await app.run("npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", ...more);
    },
    async write(file, content) {
      await writeFile(join(folder, file), content);
      return join(folder, file);
    },
    run: (command, ...args) =>
      new Promise((done, fail) => {
        execFile(command, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
          error ? fail(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`)) : done(stdout),
        );
      }),
    async serve(command, ...args) {
      // In a process group of its own, because npx starts another process.
      const child = spawn(command, args, { cwd: folder, detached: true });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (text) => {
          output += text;
        });
      }
      const ended = once(child, "exit");
      await vi.waitUntil(() => address.test(output) || child.exitCode !== null, { timeout: 120_000 });
      const url = address.exec(output)?.[1];
      if (url === undefined) throw new Error(`${command} ${args.join(" ")}\n${output}`);
      const stop = () => {
        if (stops.delete(stop)) process.kill(-Number(child.pid), "SIGTERM");
        return ended;
      };
      stops.add(stop);
      return { url, stop };
    },
    async remove() {
      for (const stop of stops) await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await app.write("package.json", '{ "name": "app", "private": true, "type": "module" }');
  await app.install(inject("packed").tarball, ...packages);
  return app;
}

/** What the simplest app does: one call, answered by its own fetch, and a look at a gap. */
export const smallApp = `
  import { type Ticket, createClient, unwrap } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  const fetch = async (url: string) => Response.json({ ticket: { subject: url } });
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", fetch });
  const { ticket }: { ticket: Ticket } = await unwrap(
    desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } }),
  );
  console.log(ticket.subject, findGap("limits.rate").kind);
`;
