import { createServer, type Socket } from "node:net";
import { listen } from "./server.js";

/** Starts a server that sends any bytes, valid or not, after the head of each request. */
export async function serveRaw(answer: (socket: Socket, count: number) => void) {
  const sockets = new Set<Socket>();
  let connections = 0;
  let requests = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    let head = "";
    socket.on("data", (bytes) => {
      head += bytes.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      head = "";
      requests += 1;
      answer(socket, requests - 1);
    });
  });
  return {
    baseUrl: `${await listen(server)}/api/external/v2`,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
