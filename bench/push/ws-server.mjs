import { createServer } from "node:http";
import { WebSocketServer } from "ws";

// Takes a row as the body of a POST and sends it to every socket, each by itself. The only argument is the port.
const server = createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const row = Buffer.concat(parts).toString();
    if (row !== "") for (const socket of sockets.clients) socket.send(row);
    response.end("ok");
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.argv[2]), "127.0.0.1");
