import type { Plugin } from "vite";
import { shortenNames } from "./short-names.ts";
import { trim } from "./trim.ts";
import { unusedInLibraries } from "./unused-in-libraries.ts";

/** Takes out of the browser's build what this site does not use of Remix and React. Stops a build in which they have changed. */
export function trimLibraries(): Plugin {
  return {
    name: "trim-libraries",
    // Before CommonJS modules are wrapped.
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform(code, id) {
      const path = id.split("/node_modules/").at(-1) ?? "";
      const unused = unusedInLibraries[path];
      if (unused === undefined) return null;
      try {
        const trimmed = trim(code, this.parse(code), unused);
        const { own = [] } = unused;
        return { code: own.length === 0 ? trimmed : shortenNames(trimmed, this.parse(trimmed), own), map: null };
      } catch (cause) {
        return this.error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
    },
  };
}
