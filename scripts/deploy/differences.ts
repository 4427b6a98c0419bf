import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { differencePath } from "../../shared/basics/difference-path.ts";

/** A browser that comes back after more releases loads whole files. */
const keptReleases = 3;
/** What each compressed difference begins with, before the hash of the older file (RFC 9842, section 5). */
const dczMagic = Buffer.from("5e2a4d1820000000", "hex");

const isText = (file: string): boolean => /\.(?:js|css)$/.test(file);
/** What a file is called in every release: its name without the hash of its content. */
const toName = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");
const releasesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/**
 * Writes each script and each sheet of a build as its difference from the file of the same name in each kept release.
 * @param client the folder of the build's files
 * @param releases the folder of kept releases
 */
export function writeDifferences(client: string, releases: string): void {
  rmSync(join(client, "differences"), { recursive: true, force: true });
  const files = readdirSync(join(client, "assets")).filter(isText);
  for (const release of releasesIn(releases)) {
    const folder = join(releases, release);
    const olds = new Map(readdirSync(folder).map((file) => [toName(file), file]));
    for (const file of files) {
      const old = olds.get(toName(file));
      // A file of the same name with its hash is the same file, and the browser need not load it again.
      if (old !== undefined && old !== file)
        writeDifference(client, `/assets/${file}`, readFileSync(join(folder, old)));
    }
  }
}

function writeDifference(client: string, path: string, old: Buffer): void {
  const content = readFileSync(join(client, path));
  const hash = createHash("sha256").update(old);
  const target = join(client, differencePath(hash.copy().digest("base64"), path));
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  // With its size known, a browser reserves no more room for the file than it needs.
  const options = { dictionary: old, params, pledgedSrcSize: content.length };
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, Buffer.concat([dczMagic, hash.digest(), zstdCompressSync(content, options)]));
}

/** Keeps the scripts and sheets of a release that was deployed, and forgets the oldest one. */
export function keepRelease(client: string, releases: string, release: string, nowMs: number): void {
  if (releasesIn(releases).at(-1)?.endsWith(`-${release}`) !== true) {
    const source = join(client, "assets");
    const folder = join(releases, `${nowMs}-${release}`);
    for (const file of readdirSync(source).filter(isText)) cpSync(join(source, file), join(folder, file));
  }
  for (const old of releasesIn(releases).slice(0, -keptReleases)) rmSync(join(releases, old), { recursive: true });
}
