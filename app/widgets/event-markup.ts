import type { EventFields } from "../../shared/feed/event-fields.ts";
import type { LeagueFields } from "../../shared/feed/league-fields.ts";
import { crestOf } from "../../shared/identity/crest.ts";
import { credits, isCreditId } from "../../shared/providers/credits.ts";
import { clockText } from "../features/match-row/live-clock.tsx";
import type { EventContext } from "../features/match-row/event-context.tsx";
import { awayOf, homeOf, linkName, sidesOf, whenOf } from "../features/match-row/event-words.ts";
import { sideScores } from "../features/match-row/period-scores.ts";
import { scoreOf, viewOf, winnerOf } from "../features/match-row/result.ts";
import { flagOf } from "../features/match-row/side-flag.ts";
import { toXmlText } from "../features/documents/xml.ts";
import { toFlagAddress } from "../ui/flag-address.ts";
import type { Markup } from "./widget-document.ts";

/** What the rows of one league have in common. */
export type RowContext = { readonly of: EventContext; readonly nowSeconds: number; readonly isSevens: boolean };

export const flagMarkup = (key: string | null | undefined): Markup =>
  `<img src="${toFlagAddress(key)}" alt="" width="18" height="13" loading="lazy">`;

/** A club's crest; a person and a country's side have its flag, and a pair has neither. */
export function signOf(side: 1 | 2, event: EventFields, sportId: number): Markup {
  const flag = flagOf(event, side, sportId);
  if (flag !== null) return flag && flagMarkup(flag);
  const id = side === 1 ? event.homeParticipantId : event.awayParticipantId;
  return `<i class="crest h${crestOf(id ?? "")}"></i>`;
}

/** The running minute, the status, or the start. */
export const timeOf = (event: EventFields, { of, nowSeconds, isSevens }: RowContext): string =>
  viewOf(event) === "live" ? clockText(event, of, nowSeconds, isSevens) : whenOf(event, of);

/** By these the script knows a game, whether its score has changed, and what to say of it then. */
export function scoreMarks(event: EventFields, { of }: RowContext): Markup {
  const score = scoreOf(event)?.join("-") ?? "";
  return `data-id="${toXmlText(event.id ?? "")}" data-score="${score}" data-said="${toXmlText(linkName(event, of))}"`;
}

/** What each side has scored, if it has batted; null where no result is shown. */
function shownScores(event: EventFields): ReturnType<typeof sideScores> | null {
  const score = scoreOf(event);
  return score && sideScores(event, score);
}

const winnerClass = (event: EventFields, side: 1 | 2): string => (winnerOf(event) === side ? ' class="won"' : "");

/** One game of a list, two lines. */
export function toRowMarkup(event: EventFields, context: RowContext): Markup {
  const score = shownScores(event);
  const side = (number: 1 | 2, name: string) =>
    `<span${winnerClass(event, number)}>${signOf(number, event, context.of.sportId)}<em>${toXmlText(name)}</em>` +
    `<b>${score === null ? "–" : (score[number - 1] ?? "")}</b></span>`;
  return (
    `<li class="row ${viewOf(event)}" ${scoreMarks(event, context)}>` +
    `<span class="sr-only">${toXmlText(linkName(event, context.of))}</span>` +
    `<span class="t" aria-hidden="true">${toXmlText(timeOf(event, context))}</span>` +
    `<span class="n" aria-hidden="true">${side(1, homeOf(event))}${side(2, awayOf(event))}</span></li>`
  );
}

/** A game by itself, with a line for each goal of each side. */
export function toBoardMarkup(event: EventFields, context: RowContext, goals: readonly [Markup, Markup]): Markup {
  const score = shownScores(event);
  const side = (number: 1 | 2, name: string) =>
    `<div><span class="sign">${signOf(number, event, context.of.sportId)}</span><b${winnerClass(event, number)}>${toXmlText(name)}</b>${goals[number - 1]}</div>`;
  const figure = score === null ? "–" : `${score[0] ?? ""}<i>–</i>${score[1] ?? ""}`;
  return (
    `<section class="board ${viewOf(event)}" ${scoreMarks(event, context)}><h1 class="sr-only">${toXmlText(sidesOf(event))}</h1>` +
    `${side(1, homeOf(event))}<div class="mid"><p class="score">${figure}</p>` +
    `<p class="t">${toXmlText(timeOf(event, context))}</p></div>${side(2, awayOf(event))}</section>`
  );
}

/** What has to be said beside the games of these leagues: that they are simulated, and where they come from. */
export function noteMarkup(leagues: readonly LeagueFields[], simulated: string): Markup {
  const sources = [...new Set(leagues.map(({ credit }) => credit ?? ""))].filter(isCreditId);
  const lines = [
    ...(leagues.some((league) => league.simulated === 1) ? [toXmlText(simulated)] : []),
    ...sources.map((id) => {
      const { line, url, licence } = credits[id];
      const terms = licence === null ? "" : ` (${outLink(licence.url, licence.name)})`;
      return outLink(url, line) + terms;
    }),
  ];
  return lines.map((line) => `<p class="note">${line}</p>`).join("");
}

const outLink = (href: string, text: string): Markup =>
  `<a href="${toXmlText(href)}" target="_blank" rel="noopener">${toXmlText(text)}</a>`;
