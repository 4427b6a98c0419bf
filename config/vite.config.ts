import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { toAssetFileName, toScriptFileName } from "../scripts/asset-names.ts";
import { inlineScript } from "../scripts/inline-script.ts";
import { offlineAssets } from "../scripts/offline-assets.ts";
import { isRare, pageChunks } from "../scripts/page-chunks.ts";
import { sizesInRem } from "../scripts/styles/sizes-in-rem.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
    inlineScript(),
    ...(isSsrBuild === true ? [] : [offlineAssets()]),
  ],
  css: { postcss: { plugins: [sizesInRem] } },
  // The licences are in NOTICE.
  esbuild: { legalComments: "none" },
  build: {
    rollupOptions: {
      output: {
        // The server names the same files.
        assetFileNames: toAssetFileName,
        ...(isSsrBuild === true
          ? {}
          : {
              manualChunks: pageChunks(),
              onlyExplicitManualChunks: true,
              chunkFileNames: toScriptFileName,
              entryFileNames: toScriptFileName,
            }),
      },
    },
    modulePreload: {
      polyfill: false,
      // A script that comes with others is requested together with them. One that comes alone needs no list.
      resolveDependencies: (imported, scripts) =>
        scripts.some((script) => script !== imported && isRare(script)) ? scripts.filter(isRare) : [],
    },
    target: "es2022",
    cssTarget: ["chrome111", "firefox113", "safari16.4"],
    // Every stylesheet and icon sprite keeps an address of its own: the policy allows no inline styles.
    assetsInlineLimit: 0,
  },
  // The Worker gets one self-contained module, built with the conditions of workerd and React's production code. `npm run
  // dev` renders in Node, which takes packages as they are.
  ...(command === "serve"
    ? {}
    : {
        ssr: {
          target: "webworker" as const,
          noExternal: true as const,
          resolve: { conditions: ["workerd", "worker", "browser", "import", "module", "default"] },
        },
      }),
}));
