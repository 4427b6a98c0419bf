import type { AppLoadContext } from "@remix-run/cloudflare";
import type { QueryParams } from "../../../shared/addresses/list-query.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { eventFeedName, matchFeedName } from "../match/section/section-feeds.ts";
import type { CalendarAnswer } from "./calendar-answer.ts";
import { toCalendarText, type CalendarEntry } from "./calendar-text.ts";
import { loadCompetitionEntries } from "./competition-entries.server.ts";
import { inCalendarOrder, toFeedEntries, type EntryContext } from "./feed-entries.server.ts";
import { readChanged, toChangedSeconds, toMatchUid } from "./match-entry.ts";
import { parseOwnList } from "./own-list.ts";
import { loadTeamEntries } from "./team-entries.server.ts";

/** Hundreds of games to come, of each team and league. */
const fixtureParts = 1;

/**
 * The calendar of a visitor's own games, teams and leagues, whose ids the query lists. An id that is unknown by now is left out;
 * without any known id the answer is a refusal. Throws a response of status 503 when the feeds cannot be reached.
 */
export async function loadOwnCalendar(
  context: AppLoadContext,
  params: QueryParams,
  entry: EntryContext,
): Promise<CalendarAnswer> {
  const list = parseOwnList(params);
  if (typeof list === "string") return { kind: "refused", status: 400, text: list };
  const [games, ...others] = await Promise.all([
    loadGames(context, list.games, entry),
    ...list.teams.map((id) => knownOf(() => loadTeamEntries(context, id, fixtureParts, entry))),
    ...list.leagues.map((league) => knownOf(() => loadCompetitionEntries(context, league, fixtureParts, entry))),
  ]);
  const known = others.flatMap((found) => found ?? []);
  if (games === "unavailable") return { kind: "unavailable" };
  if (games.length === 0 && known.length === 0)
    return { kind: "refused", status: 404, text: "None of these teams, leagues and games is known" };
  const entries = inCalendarOrder([...games, ...known.flatMap((found) => found.entries)]);
  const { brand, lang, timeZone } = context.variant;
  const body = toCalendarText({ name: `${brand} · ${mineTexts(lang).title}`, timeZone, entries });
  return { kind: "file", name: "calendar", body, isOwn: true };
}

async function loadGames(
  context: AppLoadContext,
  ids: readonly string[],
  entry: EntryContext,
): Promise<readonly CalendarEntry[] | "unavailable"> {
  const [lists, matches] = await Promise.all([
    loadFeeds(
      context,
      ids.map((id) => eventFeedName(id, entry.lang)),
    ),
    loadFeeds(context, ids.map(matchFeedName)),
  ]);
  if ([...lists, ...matches].includes(null)) return "unavailable";
  return ids.flatMap((id, index) => {
    const [list, match] = [lists[index], matches[index]];
    // The list of a race has its other starters too.
    const own = toFeedEntries(list ? [list] : [], entry).filter(({ uid }) => uid === toMatchUid(id));
    return own.map((each) => ({ ...each, changedSeconds: toChangedSeconds(readChanged(match?.body ?? "")) }));
  });
}

/** Null for what loaders throw a response of status 404 for. */
async function knownOf<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (thrown) {
    if (fieldsOf(fieldsOf(thrown)["init"])["status"] === 404) return null;
    throw thrown;
  }
}
