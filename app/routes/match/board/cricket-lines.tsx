import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { parseOvers, requiredRunRate } from "../../../../shared/sports/overs.ts";
import { commaIn } from "../../../../shared/texts/comma.ts";
import { scoreText } from "../../../features/page/score-text.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { cricketGameType, oversLimit } from "../../../../shared/sports/cricket-game-types.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { awayOf, homeOf } from "../../../features/match-row/event-words.ts";
import { targetOf } from "../../../features/match-row/notice-of.ts";
import { inningsText, periodPairs } from "../../../features/match-row/period-scores.ts";
import { scoreOf } from "../../../features/match-row/result.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { cricketEnd } from "../../../features/match-row/cricket-words.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { serverOf } from "../../../features/match-row/server-of.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";

/** The runs and balls left for the side that bats second. `rate` is runs per over. */
type Chase = { readonly side: 1 | 2; readonly runs: number; readonly balls: number; readonly rate: number };

/** Null where nobody chases a score over limited overs, or the target is reached. */
export function chaseOf(event: EventFields): Chase | null {
  const side = serverOf(event);
  const score = scoreOf(event);
  const type = cricketGameType(event.cricketType ?? 0);
  const overs = type === null ? null : oversLimit(type);
  const allowed = parseOvers(event.targetOvers || String(overs ?? ""));
  if (event.status !== eventStatus.inning2 || side === null || score === null || allowed === null) return null;
  const [batting, bowling] = side === 1 ? score : [score[1], score[0]];
  const bowled = parseOvers((side === 1 ? event.homeOvers : event.awayOvers) ?? "0") ?? 0;
  const target = event.targetRuns || bowling + 1;
  const balls = allowed - bowled;
  const rate = requiredRunRate({ target, runs: batting, ballsLeft: balls });
  return rate === null || rate === 0 ? null : { side, runs: target - batting, balls, rate };
}

/** Shows the winner's margin; wickets, overs and run rate of each side that has batted; and what the chasing side still needs, of which target. */
export function CricketLines({ event }: { readonly event: EventFields }) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang);
  const score = scoreOf(event);
  const chase = chaseOf(event);
  const margin = cricketEnd(event, lang);
  const superOvers = superOversOf(event, lang);
  const target = targetOf(event, lang);
  const sides = [
    {
      side: "home",
      name: event.homeCode || homeOf(event),
      innings: inningsText(event.homeWickets, event.homeOvers),
      written: writtenInnings(event.homeInnings, event.homeOvers, lang),
      rate: event.homeRunRate,
    },
    {
      side: "away",
      name: event.awayCode || awayOf(event),
      innings: inningsText(event.awayWickets, event.awayOvers),
      written: writtenInnings(event.awayInnings, event.awayOvers, lang),
      rate: event.awayRunRate,
    },
  ].map((line, index) => ({ ...line, runs: runsOf(event, index === 0 ? "home" : "away") || (score?.[index] ?? "") }));
  // Only a side that has batted has wickets and overs.
  const batted = sides.filter(({ innings }) => innings !== "");
  if (batted.length === 0 && chase === null && margin === "") return null;
  return (
    <div className="cricket-lines">
      {batted.map(({ side, name, innings, written, rate, runs }) => (
        <p key={side}>
          <b>
            {name} {written || runs + innings}
          </b>
          {typeof rate === "number" ? ` ${texts.runRate} ${toRateText(rate, lang)}` : ""}
        </p>
      ))}
      {superOvers === "" ? null : <p>{listTexts(lang).cricket.superOvers({ scores: superOvers })}</p>}
      {target === "" ? null : <p>{target}</p>}
      {chase === null ? (
        // Reserve the line's room while the game is played, so that the margin moves nothing when it appears.
        <p className="margin">{margin || "\u00a0"}</p>
      ) : (
        <p>
          {texts.chase({
            name: chase.side === 1 ? homeOf(event) : awayOf(event),
            runs: chase.runs,
            balls: chase.balls,
            rate: toRateText(chase.rate, lang),
          })}
        </p>
      )}
    </div>
  );
}

/** "452/6d & 265/4 (68.1)", as the source writes them; a forfeited innings is a word. "" where the source writes none. */
const writtenInnings = (innings: string | null | undefined, overs: string | null | undefined, lang: Language): string =>
  innings ? `${innings.replace(/\bf$/, listTexts(lang).cricket.forfeited)} (${overs ?? ""})` : "";

const wentOn = ({ status }: EventFields): boolean =>
  status === eventStatus.extraInnings || status === eventStatus.afterExtraInnings;

/** "8–8, 5–3": the parts after both innings of a tied game. */
const superOversOf = (event: EventFields, lang: Language): string =>
  wentOn(event)
    ? periodPairs(event)
        .slice(2)
        .flatMap((pair) => (pair === null ? [] : scoreText(pair.join(":"), lang)))
        .join(commaIn(lang))
    : "";

/** "452 & 265": each innings of a side by itself, because its wickets and overs are those of the last one. */
function runsOf(event: EventFields, side: "home" | "away"): string {
  const innings = (wentOn(event) ? ([1, 2] as const) : ([1, 2, 3, 4] as const)).map(
    (number) => event[`${side}Period${number}`],
  );
  const isBatting = serverOf(event) === (side === "home" ? 1 : 2);
  const last = innings.findLastIndex((runs) => typeof runs === "number");
  return innings.filter((runs, index) => runs || (isBatting && index === last)).join(" & ");
}

/** "9,00": two decimals, as cricket writes them, in the language's way. */
const toRateText = (rate: number, lang: Language): string => formatNumber(rate, lang, 2);
