import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const isTableFile = (path: string) => /\/app\/i18n\/[\w-]+-texts\.ts$/.test(path);
const row = / {2}(?<lang>\w\w): async \(\) => \(await import\("\.\/(?<section>[\w-]+)\/\k<lang>\.ts"\)\)\.\k<lang>,\n/;
const table = new RegExp(
  String.raw`\{\n(?:${row.source.replaceAll(/\?<\w+>/g, "").replaceAll(/\\k<lang>/g, "\\w\\w")})+\}`,
);

/**
 * A page is in one language, and its scripts name the texts of no other: a table with a file for each language becomes one
 * address that has the language in it. Such a file holds all that it needs. It is in a folder that is named by what is in it,
 * so that it can be kept for ever.
 */
export function loadOwnLanguage(): Plugin {
  return {
    name: "load-own-language",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    async transform(code, id) {
      if (!isTableFile(id)) return null;
      const found = findTable(code);
      if (found === null) return null;
      const files = await bundleTexts(found.files.map((file) => join(dirname(id), file)));
      const folder = `assets/${found.section}-${nameOf(files)}`;
      for (const { name, source } of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      return { code: code.replace(found.text, toLoader(`/${folder}`)), map: null };
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const named = modules.find((module) => /\/app\/i18n\/[\w-]+\/\w\w\.ts$/.test(module));
      if (named !== undefined) this.error(`pages of every language load ${named}`);
    },
  };
}

type Table = { readonly text: string; readonly section: string; readonly files: readonly string[] };

/** Null for code without a table. */
export function findTable(code: string): Table | null {
  const [text] = table.exec(code) ?? [];
  if (text === undefined) return null;
  const rows = [...text.matchAll(new RegExp(row, "g"))].map(({ groups }) => groups ?? {});
  const section = rows[0]?.["section"] ?? "";
  return { text, section, files: rows.map(({ lang }) => `${section}/${lang}.ts`) };
}

/** What takes the table's place: it has a property for whatever language the page is in. */
export const toLoader = (folder: string): string =>
  `new Proxy({}, { get: (_, lang) => async () => (await import(/* @vite-ignore */ \`${folder}/\${lang}.js\`))[lang] })`;

type TextFile = { readonly name: string; readonly source: Uint8Array };

async function bundleTexts(entryPoints: readonly string[]): Promise<readonly TextFile[]> {
  const { outputFiles } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    outdir: "/",
    format: "esm",
    target: "es2022",
    charset: "utf8",
    minify: true,
  });
  return outputFiles.map(({ path, contents }) => ({ name: basename(path), source: contents }));
}

function nameOf(files: readonly TextFile[]): string {
  const hash = createHash("sha256");
  for (const { source } of files) hash.update(source);
  return hash.digest("base64url").slice(0, 8);
}
