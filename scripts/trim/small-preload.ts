import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * What Vite puts before each import of a part: it asks for the part's scripts and sheets at once, and waits for the sheets. Vite's own
 * is for pages at any address, for browsers without `modulepreload`, and for who listens to its event.
 */
const smallHelper = `
const asked = new Set();
export const __vitePreload = (load, paths = []) =>
  Promise.all(
    paths.map((path) => {
      const href = "/" + path;
      if (asked.has(path) || document.querySelector(\`link[href="\${href}"]\`)) return;
      asked.add(path);
      const link = document.createElement("link");
      const isSheet = path.endsWith(".css");
      link.rel = isSheet ? "stylesheet" : "modulepreload";
      link.href = href;
      document.head.append(link);
      return isSheet && new Promise((resolve, reject) => ((link.onload = resolve), (link.onerror = reject)));
    }),
  ).then(load);
`;

/** Stops a build in which Vite has changed. */
export function smallPreload(): Plugin {
  return {
    name: "small-preload",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform(code, id) {
      if (id !== helper) return null;
      return code.includes("export const __vitePreload = ") && code.includes("(baseModule, deps, importerUrl)")
        ? { code: smallHelper, map: null }
        : this.error(`${id}: is written in another way`);
    },
  };
}
