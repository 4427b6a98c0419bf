import { addressTexts } from "../../i18n/address-texts.ts";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { SeriesGame } from "../../../shared/wire/sections/read-match.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { LiveList } from "../../live/hooks.tsx";
import { LiveProvider } from "../../live/live-provider.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import type { BettingView } from "../legal/betting-view.ts";
import { EventsOf } from "../match-row/event-context.tsx";
import { PageProvider, toHref } from "../page/page-context.tsx";
import { eventWordParts } from "./event-word-parts.ts";
import { MatchProvider, type MatchContext } from "./match-context.tsx";

// Loads the texts for bouts and races, as their pages do.
await eventWordParts.prepare();

export const nowSeconds = 1_760_000_000;
export const liveHalf: EventFields = {
  statusType: 2,
  status: 13,
  statusStartSeconds: nowSeconds - 1_343,
  homeScore: 2,
  awayScore: 1,
  homePeriod1: 1,
  awayPeriod1: 1,
};

type Options = {
  readonly event?: EventFields;
  readonly sportId?: number;
  readonly lang?: Language;
  readonly betting?: BettingView | null;
  /** The other starters of a race; if there are any, the match is a race. */
  readonly others?: readonly EventFields[];
  /** The league's name, with its country. */
  readonly title?: string;
  readonly series?: readonly SeriesGame[];
  readonly timeZone?: string;
  readonly todayEpochDay?: number;
};

/** Markup of a part of a match's page, inside all that the page gives it. */
export function drawMatch(
  part: ReactElement,
  {
    event = {},
    sportId = 1,
    lang = "fr",
    betting = null,
    others = [],
    title = "FRANCE: Ligue 1",
    series = [],
    timeZone = "Europe/Paris",
    todayEpochDay = 20_370,
  }: Options = {},
): string {
  const drawn: EventFields = {
    id: "1Event00",
    startSeconds: nowSeconds - 5_000,
    statusType: 1,
    status: 1,
    homeName: "Lens",
    awayName: "Lyon",
    homeParticipantId: "H",
    awayParticipantId: "A",
    ...event,
  };
  const league = { title, stageId: "L", ...(others.length === 0 ? {} : { duel: 0, path: "/race/" }) };
  const leagues = [{ league, events: [drawn, ...others] }];
  const list: ListFeed = {
    key: "1Event00",
    sportId,
    feedName: "d_su_1Event00_fr_1",
    feed: encodeDayFeed({ sportId, leagues, signature: "" }),
    seq: 7,
    oddsFeedName: null,
    odds: null,
    oddsSeq: null,
    market: null,
    nowSeconds,
    isFollowed: false,
  };
  const page = {
    lang,
    t: { ...siteTexts(lang), brand: "Tribune" },
    timeZone,
    betting,
    hiddenIds: null,
    href: toHref(addressTexts(lang)),
  };
  const match: MatchContext = {
    eventId: "1Event00",
    tab: "summary",
    list,
    game: null,
    series,
    epochDay: 20_370,
    todayEpochDay,
  };
  const markup = renderToString(
    <PageProvider page={page}>
      <LiveProvider settings={{ pushOrigin: "", feedBase: "/1/x/feed/", feedSign: "sign", nowSeconds }}>
        <LiveList list={list}>
          <EventsOf sportId={sportId}>
            <MatchProvider value={match}>{part}</MatchProvider>
          </EventsOf>
        </LiveList>
      </LiveProvider>
    </PageProvider>,
  );
  return markup.replaceAll("<!-- -->", "");
}

/** The text of markup, elements parted by a space. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();

/** The incidents of two halves as their feed has them: a penalty, a goal, a card and a substitution. */
export const goals =
  "AC÷1re mi-temps¬IG÷1¬IH÷1¬~III÷a¬IA÷1¬IB÷23'¬IE÷10¬INX÷1¬IOX÷0¬IF÷Thauvin F.¬IM÷p1¬IK÷Penalty¬~" +
  "III÷b¬IA÷2¬IB÷41'¬IE÷3¬INX÷1¬IOX÷1¬IF÷Šulc P.¬IM÷p2¬IK÷But¬IE÷8¬IF÷Maitland A.¬~" +
  "AC÷2e mi-temps¬IG÷1¬IH÷0¬~III÷c¬IA÷2¬IB÷58'¬IE÷1¬IF÷Tolisso C.¬IM÷p3¬IK÷Carton jaune¬IL÷faute¬~" +
  "III÷d¬IA÷1¬IB÷61'¬IE÷6¬IF÷Aguilar R.¬IE÷7¬IF÷Fofana R.¬~";
