import type { MetaDescriptor } from "@remix-run/cloudflare";
import { spellAddress } from "../../../shared/addresses/spell-address.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { participantKind } from "../../../shared/sports/participant-kind.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { findEvent, type FoundEvent } from "../../feeds/find-event.ts";
import { standingOf } from "../../features/field/starter-standing.ts";
import { leagueInWords, leagueName } from "../../features/list/league-words.ts";
import { awayOf, battedSides, homeOf, statusOf } from "../../features/match-row/event-words.ts";
import { cricketEnd } from "../../features/match-row/cricket-words.ts";
import { matchTitle, toTabTitle } from "../../features/match/match-title.ts";
import { reasonOf } from "../../features/match/status-reason.ts";
import { scoreOf, viewOf } from "../../features/match-row/result.ts";
import { toBreadcrumbs, toPageMeta } from "../../features/page/page-links.ts";
import { cardPath, cardSize } from "../../features/share-card/card-path.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { matchWords } from "../../features/match/match-words.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import type { MatchData } from "./queries.server.ts";
import { commaIn } from "../../../shared/texts/comma.ts";

type Page = MatchData & { readonly lang: Language };
type Shown = { readonly tab: MatchTab; readonly pathname: string };

/** The head of a match's page: title, its address and those in other languages, and the match as search engines read it. */
export function toMatchMeta(page: Page, { tab, pathname }: Shown): MetaDescriptor[] {
  const found = findEvent(page.list.feed, page.eventId);
  const { lang, links, list } = page;
  if (found === null) return [{ title: links.brand }];
  const { league, event } = found;
  const { place } = starterStanding(found, page);
  const title = matchTitle(event, league, { place, tab: toTabTitle(tab, list.sportId, event, lang), brand: "", lang });
  const competition = leagueInWords(league, commaIn(lang));
  const description = describe(found, competition, page);
  const listPath = spellAddress(
    { kind: "list", sportId: list.sportId, day: { kind: "offset", offset: 0 }, category: "all" },
    addressTexts(lang),
  );
  return toPageMeta({
    title,
    description,
    links,
    shownPath: pathname,
    image: { path: cardPath({ kind: "match", eventId: page.eventId }), ...cardSize },
    things: [
      toBreadcrumbs(links.origin, [
        { name: sportLabel(list.sportId, lang), path: listPath },
        ...(league.path ? [{ name: leagueName(league), path: league.path }] : []),
        { name: sidesText(event), path: links.path },
      ]),
      toSportsEvent(event, page, { description, competition, race: leagueName(league) }),
    ],
  });
}

const sidesText = (event: EventFields): string => [homeOf(event), awayOf(event)].filter(Boolean).join(" – ");

/** The place and result of a starter in a race; empty where two sides meet. */
const starterStanding = ({ event, events }: FoundEvent, { lang, list: { sportId } }: Page) =>
  sportById(sportId)?.duel === false ? standingOf(event, events, { sportId, lang }) : { place: "", result: "" };

/** "Lens – Lyon 2-1, terminé. Ligue 1, France, Journée 9. Bollaert, Lens."; "Norris L., 2. +2,418, terminée." for a starter of a race. */
function describe(found: FoundEvent, competition: string, page: Page): string {
  const { event } = found;
  const {
    lang,
    place,
    list: { sportId },
  } = page;
  const comma = commaIn(lang);
  const score = viewOf(event) === "scheduled" ? null : scoreOf(event);
  const batted = score && battedSides(event, score, " – ");
  const result = score === null || batted !== null ? "" : ` ${score[0]}-${score[1]}`;
  const stands = starterStanding(found, page);
  const status = statusOf(event, { sportId, lang }, "full");
  const margin = sportId === sportIds.cricket ? cricketEnd(event, lang) : "";
  const { homeShootOut, awayShootOut } = event;
  const shootOut = score !== null && typeof homeShootOut === "number" ? ` (${homeShootOut}-${awayShootOut})` : "";
  const words = status.replaceAll("\n", " ") + shootOut;
  const head = [
    `${batted ?? sidesText(event)}${result}`,
    [stands.place, stands.result].filter(Boolean).join(" "),
    words,
    margin,
  ]
    .filter(Boolean)
    .join(comma);
  const reason = reasonOf(event, matchWords(sportId, lang).statusReasons).replace(/\.$/, "");
  return [head, reason, [competition, event.round].filter(Boolean).join(comma), place.join(comma)]
    .filter(Boolean)
    .map((text) => (text.endsWith(".") ? text : `${text}.`))
    .join(" ");
}

type Said = {
  readonly description: string;
  readonly competition: string;
  /** The name of the event in which many start; the page's starter takes part in it. */
  readonly race: string;
};

/** schema.org has no cell for a score: the description says it. */
function toSportsEvent(
  event: EventFields,
  { lang, links, list, place }: Page,
  { description, competition, race }: Said,
) {
  const start = new Date((event.startSeconds ?? 0) * 1000).toISOString();
  const kind = participantKind(list.sportId);
  const toSide = (id: string | null | undefined, slug: string | null | undefined, name: string) => ({
    "@type": kind === "team" ? "SportsTeam" : "Person",
    name,
    ...(id && slug
      ? { url: links.origin + spellAddress({ kind, slug, id, section: "summary" }, addressTexts(lang)) }
      : {}),
  });
  const home = toSide(event.homeParticipantId, event.homeSlug, homeOf(event));
  const away = awayOf(event) === "" ? null : toSide(event.awayParticipantId, event.awaySlug, awayOf(event));
  const [venue, town] = [place[0], place.at(-1)];
  return {
    "@type": "SportsEvent",
    name: away === null ? race : sidesText(event),
    url: links.origin + links.path,
    sport: sportLabel(list.sportId, lang),
    description,
    startDate: event.timeKnown === 0 ? start.slice(0, 10) : start,
    eventStatus: `https://schema.org/${statusName(event)}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    superEvent: { "@type": "SportsEvent", name: competition },
    ...(venue === undefined ? {} : { location: { "@type": "Place", name: venue, address: town } }),
    ...(away === null ? { competitor: [home] } : { homeTeam: home, awayTeam: away, competitor: [home, away] }),
  };
}

/** schema.org has no status for a match that is being played or is over: it stays scheduled. */
function statusName({ status }: EventFields): string {
  if (status === eventStatus.postponed) return "EventPostponed";
  return status === eventStatus.cancelled || status === eventStatus.walkover ? "EventCancelled" : "EventScheduled";
}
