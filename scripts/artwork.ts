import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cardFontFolder, cardFontList } from "../app/ui/card-fonts.ts";
import { flagFolder } from "../app/ui/flag-address.ts";
import { icons } from "../app/ui/icon-names.ts";
import { cardFontFiles } from "./artwork/card-fonts.ts";
import { compressFlag, flagSources, globe } from "./artwork/flag-files.ts";
import { toIconSprite } from "./artwork/icon-sprite.ts";
import { root } from "./workers.ts";

/**
 * Draws what the site shows of flag-icons and tabler's icons, and writes the fonts of its pictures. Icons are one small sprite, kept
 * beside their component; flags and fonts are files under an address that names their version, written again only for another one.
 */
export function drawArtwork(): void {
  writeFileSync(join(root, "app/ui/icons.svg"), toIconSprite(icons));
  fillOnce(flagFolder, function* flags() {
    for (const { key, file } of flagSources()) {
      yield [`${key}.svg`, file === null ? globe : compressFlag(readFileSync(file, "utf8"))];
    }
  });
  fillOnce(cardFontFolder, function* fonts() {
    const files = cardFontFiles();
    for (const { file, bytes } of files) yield [file, bytes];
    yield [cardFontList, JSON.stringify(files.map(({ file, ranges }) => ({ file, ranges })))];
  });
}

/** Writes the files of a folder of `public/` that is named after their version, unless it is there. */
function fillOnce(name: string, toFiles: () => Iterable<readonly [name: string, content: string | Uint8Array]>): void {
  const folder = join(root, "public", name);
  if (existsSync(folder)) return;
  rmSync(dirname(folder), { recursive: true, force: true });
  // Named when it is whole: a build that is broken off leaves no half set.
  const unfinished = `${folder}.part`;
  mkdirSync(unfinished, { recursive: true });
  for (const [file, content] of toFiles()) writeFileSync(join(unfinished, file), content);
  renameSync(unfinished, folder);
}
