import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `make play` starts; `npm run dev` passes its paths on.
const SERVER = process.env.STAMMTISCH_SERVER ?? "http://127.0.0.1:8000";

const PROXY = { "/api": { target: SERVER, ws: true } };

// What the server says of its pages (server/headers.py), so that `npm run preview` shows what would be refused.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "../src/stammtisch/pages", emptyOutDir: true },
  server: { proxy: PROXY },
  preview: { proxy: PROXY, headers: { "content-security-policy": POLICY } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
