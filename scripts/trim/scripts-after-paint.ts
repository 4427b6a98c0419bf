import { parseAst, type Plugin } from "vite";
import { startAfterPaint } from "./start-after-paint.ts";
import { trim } from "./trim.ts";

/**
 * What a document says of its scripts: none is named by an element, so that a browser asks for none before the page is painted. The
 * manifest leaves out what is false, which the browser reads of a missing value too.
 */
const scriptsOfDocuments = `(() => {
  const { manifest, serverHandoffString, renderMeta } = useRemixContext();
  renderMeta.didRenderScripts = true;
  const { router } = useDataRouterContext();
  const ids = useDataRouterStateContext().matches.map(({ route }) => route.id);
  const routes = JSON.stringify(getPartialManifest(manifest, router), (_, value) => value === false ? undefined : value);
  const code =
    "window.__remixContext = " + serverHandoffString + ";" +
    "window.__remixContext.stream = new ReadableStream({start(c){window.__remixContext.streamController = c}}).pipeThrough(new TextEncoderStream());" +
    "window.__remixManifest = " + routes + ";" + ${JSON.stringify(startAfterPaint)} + "(" + JSON.stringify(ids) + ")";
  return React.createElement("script", { ...props, suppressHydrationWarning: true, dangerouslySetInnerHTML: createHtml(code) });
})()`;

/** Scripts of documents that the server's build writes are asked for once the page is painted. Stops a build in which Remix has changed. */
export function scriptsAfterPaint(): Plugin {
  return {
    name: "scripts-after-paint",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    transform(code, id) {
      return id.endsWith("/@remix-run/react/dist/esm/components.js")
        ? { code: withScriptsAfterPaint(code), map: null }
        : null;
    },
  };
}

/** @throws for code that has no `Scripts` as this version has */
export const withScriptsAfterPaint = (code: string): string =>
  trim(code, parseAst(code), { functions: { Scripts: `return ${scriptsOfDocuments}` } });
