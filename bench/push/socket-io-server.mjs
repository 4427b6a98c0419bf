import { createServer } from "node:http";
import { Server } from "socket.io";

// Takes a row as the body of a POST and emits it to every socket. The only argument is the port.
const server = createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const row = Buffer.concat(parts).toString();
    if (row !== "") io.emit("row", row);
    response.end("ok");
  });
});
const io = new Server(server, { transports: ["websocket"] });
server.listen(Number(process.argv[2]), "127.0.0.1");
