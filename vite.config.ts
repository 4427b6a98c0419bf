import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { inlineScript } from "./scripts/inline-script.ts";
import { sizesInRem } from "./scripts/styles/sizes-in-rem.ts";
import { createCommonChunks } from "./scripts/trim/common-chunks.ts";
import { loadOwnLanguage } from "./scripts/trim/own-language.ts";
import { scriptsAfterPaint } from "./scripts/trim/scripts-after-paint.ts";
import { smallPreload } from "./scripts/trim/small-preload.ts";
import { trimLibraries } from "./scripts/trim/trim-libraries.ts";

/** Smaller than what esbuild makes of it; names of properties stay. */
const inBrowsers = {
  minify: "terser" as const,
  terserOptions: {
    module: true,
    ecma: 2020 as const,
    compress: {
      passes: 3,
      pure_getters: true,
      inline: 1,
      unsafe_arrows: true,
      unsafe_methods: true,
      // React's tools are for `npm run dev`; no browser has the others.
      global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined, setImmediate: undefined, MSApp: undefined },
    },
    format: { comments: false as const },
  },
  rollupOptions: { output: { manualChunks: createCommonChunks() } },
};

/** Files that every page has loaded before it loads a part. */
const always = /\/(?:libraries|site)-[\w-]+\.js$/;
/** Parts that few visitors have, and none waits for: what they need comes after them, because its names would be in every page. */
const seldom =
  /\/(?:menu-leagues|saved-days|empty-notice|say-outcome|site-account|notification-center|visitor-from-elsewhere)-[\w-]+\.js$/;

/**
 * What is asked for together with a part of a page, which names all of it. The part itself is asked for at once by its own import, unless that
 * waits for sheets.
 */
function toAskedAhead(part: string, needed: string[], { hostType }: { readonly hostType: string }): string[] {
  if (hostType === "html") return needed;
  const sheets = needed.filter((file) => file.endsWith(".css"));
  const scripts = needed.filter((file) => !file.endsWith(".css") && file !== part && !always.test(`/${file}`));
  return [...(sheets.length > 0 ? [part] : []), ...(seldom.test(`/${part}`) ? [] : scripts), ...sheets];
}

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
    trimLibraries(),
    smallPreload(),
    scriptsAfterPaint(),
    loadOwnLanguage(),
  ],
  css: { postcss: { plugins: [sizesInRem] } },
  build: {
    ...(isSsrBuild === true ? {} : inBrowsers),
    modulePreload: { resolveDependencies: toAskedAhead },
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
