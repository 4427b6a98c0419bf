import { defineConfig } from "vite";

/** The script and the sheet of variants with tags or banners: two files of their own, which no other variant's documents name. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    cssTarget: ["chrome111", "firefox113", "safari16.4"],
    rollupOptions: {
      input: ["app/tags/tags-script.ts", "app/tags/tags.css"],
      output: { entryFileNames: "tags.js", assetFileNames: "tags[extname]" },
    },
  },
});
