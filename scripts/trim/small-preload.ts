import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * What Vite puts before each import of a part: it asks for the part's scripts and sheets at once, and waits for the sheets. Vite's own
 * is for pages at any address, for browsers without `modulepreload`, and for who listens to its event. To ask for one takes a browser as long
 * as a small component's rendering: after each six it may paint and answer a tap.
 */
export const smallHelper = `
const asked = new Set();
export const __vitePreload = async (load, paths = []) => {
  const sheets = [];
  let begun = 0;
  for (const path of paths) {
    const href = "/" + path;
    if (asked.has(path) || document.head.querySelector(\`link[href="\${href}"]\`)) continue;
    asked.add(path);
    if (begun > 0 && begun % 6 === 0) await new Promise((resolve) => setTimeout(resolve));
    begun += 1;
    const link = document.createElement("link");
    const isSheet = path.endsWith(".css");
    link.rel = isSheet ? "stylesheet" : "modulepreload";
    link.href = href;
    document.head.append(link);
    if (isSheet) sheets.push(new Promise((resolve, reject) => ((link.onload = resolve), (link.onerror = reject))));
  }
  await Promise.all(sheets);
  return load();
};
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
