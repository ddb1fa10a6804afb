"use strict";
// One player's socket.

const WebSocket = require("ws");

const OPTIONS = { perMessageDeflate: false, skipUTF8Validation: true };

/** An open socket. `heard(data, socket)` gets every message; that it is closed unasked is an error. */
function connect(table, address, heard, headers = {}) {
  const socket = new WebSocket(address, { ...OPTIONS, headers });
  socket.on("message", (data) => {
    if (!socket.letGo) heard(data, socket);
  });
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.on("error", (error) => {
      table.failed(error.message);
      reject(error);
    });
    socket.on("close", (code) => {
      if (!socket.letGo) table.failed(`a socket was closed: ${code}`);
    });
  });
}

/** Close a socket that isn't needed any more; what still comes is not heard. */
function letGo(socket) {
  socket.letGo = true;
  socket.close();
}

/** A promise with the function that keeps it. */
function promised() {
  let keep;
  const promise = new Promise((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

module.exports = { connect, letGo, promised };
