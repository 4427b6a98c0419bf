import { defineConfig } from "vite";

/** The service worker is one script of its own, at the root of the site so that it may answer for all of it. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: "es2022",
    rollupOptions: {
      input: "app/offline/service-worker.ts",
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
