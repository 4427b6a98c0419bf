import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flagFolder } from "../app/ui/flag-address.ts";
import { icons } from "../app/ui/icon-names.ts";
import { compressFlag, flagSources, globe } from "./artwork/flag-files.ts";
import { toIconSprite } from "./artwork/icon-sprite.ts";
import { root } from "./workers.ts";

/**
 * Draws what the site shows of flag-icons and tabler's icons. Icons are one small sprite, kept beside their component; flags
 * are a file each under an address that names their version, drawn again only for another one.
 */
export function drawArtwork(): void {
  writeFileSync(join(root, "app/ui/icons.svg"), toIconSprite(icons));
  const folder = join(root, "public", flagFolder);
  if (existsSync(folder)) return;
  rmSync(join(root, "public/flags"), { recursive: true, force: true });
  // Named when it is whole: a build that is broken off leaves no half set.
  const unfinished = `${folder}.part`;
  mkdirSync(unfinished, { recursive: true });
  for (const { key, file } of flagSources()) {
    const svg = file === null ? globe : compressFlag(readFileSync(file, "utf8"));
    writeFileSync(join(unfinished, `${key}.svg`), svg);
  }
  renameSync(unfinished, folder);
}
