import { build } from "esbuild";
import type { Plugin } from "vite";

const moduleId = "virtual:inline-script";
const entry = "app/inline/inline-script.ts";

/** Bundles the script of each document's head into the text of one classic script. */
export async function bundleInlineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome111", "firefox113", "safari16.4"],
    write: false,
    logLevel: "error",
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (text === "" || text.includes("</script")) throw new Error(`${entry} does not fit into a document`);
  return text;
}

/** Lets the server import that text as `virtual:inline-script`. */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: async (id) =>
      id === `\0${moduleId}` ? `export default ${JSON.stringify(await bundleInlineScript())}` : null,
  };
}
