import type { LoadedFeed } from "../../shared/wire/loaded-feed.ts";
import { formatFeedName, parseFeedName, type FeedNameKind } from "../../shared/wire/feed-names.ts";
import { decodeOddsRows } from "../../shared/wire/odds-feed.ts";
import type { Language } from "../../shared/texts/languages.ts";
import type { VeiledThing, VeilRequest } from "../features/veil/veil-cookie.ts";
import { emptyBody, hasData } from "../../shared/wire/codec.ts";
import { all as veilTexts } from "#texts/pages/veil.all.js";
import { playerFeed } from "../../shared/wire/player-feed.ts";
import { asksForStrengths } from "../../shared/wire/strength-names.ts";
import { maskedBody, noPastBody, withMissing } from "./masked-body.ts";
import type { VeilMode } from "../features/veil/veil-mode.ts";
import { hiddenIn, hideThings } from "./hide-things.ts";
import { gameKinds, oddsKinds, maskedKinds, untouchedKinds, isFigures, newsKinds } from "./veiled-kinds.ts";
import { isNews, veilRows, veilTie } from "./veiled-events.ts";
import { hidesNextOf, withoutNext, type HidesNext } from "./without-next.ts";

type Feeds = readonly (LoadedFeed | null)[];

/** As many games as are looked up one by one where a feed of prices comes without its list; of more, prices are left out. */
const mostLookedUp = 60;
const eventForm = 1;

/** Feeds that change during a game; the others change when it is over. */
const ofLiveGames: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["match-section", "match-standings", "game"]);

/**
 * Removes from a feed the results that a visitor hides: all of them, or those of the last moments. The browser loads the
 * emptied parts once its visitor may see them.
 */
export function veilFeed(name: string, body: string, mode: VeilMode, nowSeconds: number): string {
  const parsed = parseFeedName(name);
  if (parsed === null || oddsKinds.has(parsed.kind)) return emptyBody;
  const isVeiled = (event: Parameters<typeof isNews>[0]) => mode === "hidden" || isNews(event, nowSeconds);
  if (parsed.kind === "match") return veilTie(body, isVeiled);
  if (gameKinds.has(parsed.kind)) return veilRows(body, isVeiled, nowSeconds);
  // A result moves strengths within a minute.
  if (mode === "late") return ofLiveGames.has(parsed.kind) || asksForStrengths(parsed) ? noPastBody : body;
  if (parsed.kind === "player" && parsed.type === playerFeed.profile) return body;
  if (untouchedKinds.has(parsed.kind)) return body;
  if (!hasData(body)) return emptyBody;
  if (newsKinds.has(parsed.kind)) return withMissing("");
  return maskedKinds.has(parsed.kind) || isFigures(parsed) ? maskedBody : emptyBody;
}

/** Whether the visitor of a request hides a result by which the sides of a later game are known. */
export const hidesNextFor = ({ mode, things }: VeilRequest): HidesNext =>
  mode === "hidden" ? () => true : hidesNextOf(things);

/** Prices keep no past, and those of now would tell what a late page does not show yet. */
function withoutPrices(name: string, body: string): string {
  const kind = parseFeedName(name)?.kind;
  return kind === undefined || oddsKinds.has(kind) ? emptyBody : body;
}

type NamedFeeds = {
  readonly names: readonly string[];
  readonly feeds: Feeds;
  /** Whether a feed is already as late as its visitor wants it. */
  readonly isPast: (index: number) => boolean;
};

/** Returns the feeds for the page of a visitor who wants to see some results later, or not at all (docs/adr/011). */
export async function showFeeds(
  { names, feeds, isPast }: NamedFeeds,
  veil: VeilRequest,
  lang: Language,
  load: (names: readonly string[]) => Promise<Feeds>,
): Promise<Feeds> {
  const { mode, things } = veil;
  const hidesNext = hidesNextFor(veil);
  const now = Math.floor(Date.now() / 1000);
  const hidden = things.length === 0 ? null : await findHidden(names, feeds, things, lang, load);
  return feeds.map((feed, index) => {
    const name = names[index] ?? "";
    if (feed === null) return null;
    const body = withoutNext(name, feed.body, hidesNext, veilTexts[lang].maskedName);
    const shown = hidden === null ? body : hideThings(name, body, things, hidden);
    if (mode === null) return { ...feed, body: shown };
    return { ...feed, body: isPast(index) ? withoutPrices(name, shown) : veilFeed(name, shown, mode, now) };
  });
}

/** Finds the hidden games, because neither a match's feed nor a feed of prices names the sides. */
async function findHidden(
  names: readonly string[],
  feeds: Feeds,
  things: readonly VeiledThing[],
  lang: Language,
  load: (names: readonly string[]) => Promise<Feeds>,
): Promise<(eventId: string) => boolean> {
  const games = things.flatMap(({ kind, id }) => (kind === "game" ? [id] : []));
  const isKnownById = games.length === things.length;
  const parsed = names.map(parseFeedName);
  const lists = feeds.filter((_, index) => {
    const kind = parsed[index]?.kind;
    return kind !== undefined && gameKinds.has(kind);
  });
  const ofLists = lists.flatMap((feed) => hiddenIn(feed?.body ?? "", things));
  const asked = parsed.flatMap((each, index) => {
    if (each === null || isKnownById) return [];
    if ("eventId" in each && each.kind !== "detail-summary") return [each.eventId];
    const isAlone = oddsKinds.has(each.kind) && lists.length === 0;
    return isAlone ? decodeOddsRows(feeds[index]?.body ?? "").map(({ eventId }) => eventId) : [];
  });
  const unknown = [...new Set(asked)];
  if (unknown.length > mostLookedUp) return () => true;
  const found =
    unknown.length === 0
      ? []
      : await load(
          unknown.map((eventId) => formatFeedName({ kind: "detail-summary", eventId, lang, type: eventForm })),
        );
  const ofEvents = unknown.filter((_, index) => {
    const body = found[index]?.body ?? null;
    return body === null || hiddenIn(body, things).length > 0;
  });
  const hidden = new Set([...games, ...ofLists, ...ofEvents]);
  return (eventId) => hidden.has(eventId);
}
