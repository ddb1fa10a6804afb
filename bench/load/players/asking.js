"use strict";
// Requests by HTTP, over connections that stay.

const http = require("node:http");

const kept = new http.Agent({ keepAlive: true, maxSockets: 32 });

/** The answer to a request: `{ headers, body }`; anything but success is an error. */
async function ask(address, method, path, body, headers = {}) {
  try {
    return await askOnce(kept, address, method, path, body, headers);
  } catch (error) {
    if (!error.stale) throw error;
    return askOnce(false, address, method, path, body, headers); // on a new one
  }
}

function askOnce(agent, address, method, path, body, headers) {
  const said = JSON.stringify(body);
  const options = {
    agent,
    method,
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(said),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, options, (response) => {
      read(response)
        .then((text) => understood(response, method, path, text))
        .then(resolve, reject);
    });
    request.on("error", (error) => {
      // The server had closed a connection that was idle for long.
      error.stale = request.reusedSocket && error.code === "ECONNRESET";
      reject(error);
    });
    request.end(said);
  });
}

async function read(response) {
  response.setEncoding("utf8");
  let text = "";
  for await (const part of response) text += part;
  return text;
}

function understood(response, method, path, text) {
  const { statusCode: status, headers } = response;
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
  return { headers, body: text ? JSON.parse(text) : null };
}

module.exports = { ask };
