import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { toLanguage, type Language } from "../../../../shared/texts/languages.ts";

/** A picture as SVG, and the version that its address has now. */
export type Picture = { readonly svg: string; readonly version: string };

export type PictureName = { readonly lang: Language; readonly articleId: string; readonly version: string };

/** Counts the drawings that `drawResult` has made of the same game: raised with each change of it. */
const drawing = 1;
const versionLength = 8;

/**
 * A hash of all that a picture shows, without drawing it: another picture has another address, so that each may be kept for
 * ever.
 */
export function versionOf({ schedule, score, shootOut }: EventState, league: League, lang: Language): string {
  const sides = [schedule.home, schedule.away].map((side) => side && [side.id, side.code, nameIn(side, lang)]);
  const shown = JSON.stringify([drawing, sides, score, shootOut, nameIn(league, lang)]);
  return contentHash(shown).slice(0, versionLength);
}

export const toPicturePath = ({ lang, articleId, version }: PictureName): string =>
  `/pictures/${lang}/${articleId}-${version}.svg`;

/** Null for a path that names no picture. */
export function parsePicturePath(path: string): PictureName | null {
  const [, tag = "", articleId = "", version = ""] =
    /^\/pictures\/([a-z]{2})\/([0-9A-Za-z]{9})-([0-9a-f]{8})\.svg$/.exec(path) ?? [];
  const lang = toLanguage(tag);
  return lang === null || articleId === "" ? null : { lang, articleId, version };
}
