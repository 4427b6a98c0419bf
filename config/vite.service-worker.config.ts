import { defineConfig } from "vite";
import { findOfflineList } from "../scripts/offline-assets.ts";

/** The service worker is one script of its own, at the root of the site so that it may answer for all of it. */
export default defineConfig({
  // The build of the site has written the list.
  define: { OFFLINE_LIST: JSON.stringify(findOfflineList()) },
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
