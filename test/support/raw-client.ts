import { once } from "node:events";
import { connect } from "node:net";

/** Connects to the host of a URL, and sends a text. `ended` resolves when the server ends the connection. */
export async function connectTo(url: string, text = "") {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("error", () => {}).setEncoding("latin1");
  socket.on("data", (data) => {
    received += data;
  });
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  socket.write(text);
  return { socket, ended, received: () => received };
}

/** Sends a GET request with exactly these headers and `Connection: close`, and returns the status and body of the response. */
export async function sendRaw(url: string, target: string, headers: readonly string[]) {
  const lines = [`GET ${target} HTTP/1.1`, ...headers, "Connection: close", "", ""];
  const { ended, received } = await connectTo(url, lines.join("\r\n"));
  await ended;
  const [head = "", text = ""] = received().split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), text };
}
