import type { StartEntry } from "../../../../shared/addresses/directory.ts";
import { countrySlug } from "../../../../shared/places/country-slug.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { slugIn } from "./listed-leagues.ts";

/** For each competition without duels, the event that began last and the one that begins next. */
export function toStarts(
  { sportId, events }: LedgerContext,
  leagues: readonly League[],
  nowSeconds: number,
  lang: Language,
): readonly StartEntry[] {
  if (sportById(sportId)?.duel !== false) return [];
  const year = new Date(nowSeconds * 1000).getUTCFullYear();
  const isNear = ({ season }: League) => season.includes(String(year)) || season.includes(String(year + 1));
  const starts = leagues.filter(isNear).flatMap((league): readonly StartEntry[] => {
    const startSeconds = events.statusStart(league.stageId);
    return startSeconds === null ? [] : [toStart(league, startSeconds, lang)];
  });
  const byStart = starts.toSorted((a, b) => a.startSeconds - b.startSeconds);
  return [
    ...onceEach(byStart.filter(({ startSeconds }) => startSeconds <= nowSeconds)),
    ...onceEach(byStart.filter(({ startSeconds }) => startSeconds > nowSeconds).toReversed()),
  ].toSorted((a, b) => a.startSeconds - b.startSeconds);
}

export const toStart = (league: League, startSeconds: number, lang: Language): StartEntry => ({
  name: nameIn(league, lang),
  slug: slugIn(league, lang),
  stageId: league.stageId,
  country: countrySlug(league.countryKey, lang),
  startSeconds,
});

/** Keeps the last entry of each competition. */
const onceEach = (starts: readonly StartEntry[]): readonly StartEntry[] => [
  ...new Map(starts.map((entry) => [`${entry.country} ${entry.slug}`, entry])).values(),
];
