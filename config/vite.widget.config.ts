import { defineConfig } from "vite";

/** The script and the sheet of widgets: two small files of their own, which load nothing of the site's. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    cssTarget: ["chrome111", "firefox113", "safari16.4"],
    rollupOptions: {
      input: ["app/widgets/widget-script.ts", "app/widgets/widget.css"],
      output: { entryFileNames: "widget.js", assetFileNames: "widget[extname]" },
    },
  },
});
