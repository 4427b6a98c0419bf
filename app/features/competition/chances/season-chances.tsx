import { useMemo, type ReactNode } from "react";
import { isMasked } from "../../../feeds/masked-body.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { readChances, type Chances } from "../../../../shared/wire/sections/read-chances.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { Notice } from "../../../ui/notice.tsx";
import { dateNear, localDay } from "../../day/day-words.ts";
import { toLocalTime } from "../../day/local-time.ts";
import { momentAttribute } from "../../day/times.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { useCompetition, useSectionHref } from "../competition-context.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import { tintsFrom } from "./chance-cell.ts";
import { ChancesTable } from "./chances-table.tsx";

export type LoadedChances = { readonly feedName: string; readonly body: string };

/** The chances of each team for the end of the season, and how they are computed. */
export function SeasonChances({ feedName, body: loaded, curves }: LoadedChances & { readonly curves: ReactNode }) {
  const { lang } = usePage();
  const texts = chancesTexts(lang);
  const body = useMovingFeed(feedName, loaded);
  const chances = useMemo(() => readChances(body), [body]);
  if (isMasked(body))
    return (
      <Block name="chances" title={texts.heading}>
        <MaskedTable />
      </Block>
    );
  if (chances === null) {
    const { empty, emptyHint } = standingsTexts(lang);
    return <Notice icon="empty" title={empty} hint={emptyHint} />;
  }
  return (
    <>
      <Block name="chances" title={texts.heading} state={<span className="state">{texts.inPercent}</span>}>
        <ChancesTable chances={chances} />
        <div className="chances-notes">
          <Tints />
          <p>{texts.notes}</p>
        </div>
      </Block>
      {curves}
      <HowComputed chances={chances} />
    </>
  );
}

/** What the tints stand for, in words. */
function Tints() {
  const { lang } = usePage();
  const texts = chancesTexts(lang);
  const last = tintsFrom.length;
  return (
    <ul aria-label={texts.legend}>
      <li>
        <i className="tint-0" aria-hidden="true" />
        {texts.below}
      </li>
      {tintsFrom.map((from, index) => (
        <li key={from}>
          <i className={`tint-${index + 1}`} aria-hidden="true" />
          {index + 1 === last ? texts.andMore({ from: String(from) }) : `${from}–${(tintsFrom[index + 1] ?? from) - 1}`}
        </li>
      ))}
    </ul>
  );
}

function HowComputed({
  chances: { seasons, gamesPlayed, gamesLeft, gamesRunning, last },
}: {
  readonly chances: Chances;
}) {
  const { lang, t, timeZone, href } = usePage();
  const { todayEpochDay, sections } = useCompetition();
  const sectionHref = useSectionHref();
  const texts = chancesTexts(lang);
  const count = (value: number) => formatNumber(value, lang);
  return (
    <section className="card chances-how" aria-labelledby="chances-how">
      <h2 id="chances-how">{texts.how}</h2>
      <p>{texts.howText({ seasons: count(seasons) })}</p>
      <p>{texts.howChance}</p>
      <dl>
        <dt>{texts.last}</dt>
        <dd>
          <a href={href({ kind: "match", eventId: last.eventId, tab: "summary" })}>
            <bdi translate="no">{last.homeName}</bdi> {last.score.replace(":", "–")}{" "}
            <bdi translate="no">{last.awayName}</bdi>
          </a>{" "}
          <time dateTime={momentAttribute(last.startSeconds)}>
            {dateNear(localDay(last.startSeconds, timeZone), todayEpochDay, t)}{" "}
            {toLocalTime(last.startSeconds, timeZone, t.clock)}
          </time>
        </dd>
        <dt>{texts.simulated}</dt>
        <dd>{count(seasons)}</dd>
        <dt>{texts.left}</dt>
        <dd>{texts.leftOf({ left: count(gamesLeft), all: count(gamesPlayed + gamesLeft) })}</dd>
        {gamesRunning === 0 ? null : (
          <>
            <dt>{texts.running}</dt>
            <dd>{texts.runningOf({ games: count(gamesRunning) })}</dd>
          </>
        )}
      </dl>
      {sections.includes("forecasts") ? (
        <p>
          <a href={sectionHref("forecasts")}>{texts.judged}</a>
        </p>
      ) : null}
    </section>
  );
}
