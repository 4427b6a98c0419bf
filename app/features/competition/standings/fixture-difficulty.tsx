import { useMemo } from "react";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import {
  readFixtureDifficulty,
  type ComingFixture,
  type TeamFixtures,
} from "../../../../shared/wire/sections/difficulty-section.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { fixtureDifficultyTexts } from "../../../i18n/fixture-difficulty-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { shortDate, startDayOf } from "../../day/day-words.ts";
import { momentAttribute } from "../../day/times.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";
import { easyFrom, hardBelow, toDifficulty } from "./difficulty.ts";

type FixtureDifficultyProps = { readonly feedName: string; readonly body: string };

/** The next fixtures of each team of a league and the points to expect of them, the easiest run first. Nothing where none are left. */
export function FixtureDifficulty({ feedName, body: loaded }: FixtureDifficultyProps) {
  const texts = fixtureDifficultyTexts(usePage().lang);
  const body = useMovingFeed(feedName, loaded);
  const teams = useMemo(() => readFixtureDifficulty(body), [body]);
  if (isMasked(body))
    return (
      <Block name="fixture_difficulty" title={texts.title}>
        <MaskedTable />
      </Block>
    );
  if (teams.length === 0) return null;
  return (
    <Block name="fixture_difficulty" title={texts.title}>
      <ScrollRegion className="difficulty-box" label={texts.caption}>
        <FixturesTable teams={teams} />
      </ScrollRegion>
      <Notes />
    </Block>
  );
}

function FixturesTable({ teams }: { readonly teams: readonly TeamFixtures[] }) {
  const { lang } = usePage();
  const texts = fixtureDifficultyTexts(lang);
  const most = Math.max(...teams.map(({ fixtures }) => fixtures.length));
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <table className="difficulty">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{standingsTexts(lang).columns.team}</th>
          <th scope="col">
            <abbr title={texts.totalLong}>{texts.total}</abbr>
          </th>
          {numbers.map((number) => (
            <th key={number} scope="col">
              <abbr title={texts.match({ number: formatNumber(number, lang) })}>{formatNumber(number, lang)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teams.map(({ team, teamId, path, points, fixtures }) => (
          <tr key={teamId}>
            <th scope="row">
              <span className="team">
                <TeamMark id={teamId} nationId={null} hasCrest />
                <NameLink name={team} path={path} />
              </span>
            </th>
            <td className="of-total">{points === null ? "–" : formatNumber(points, lang, 1)}</td>
            {fixtures.map((fixture) => (
              <FixtureCell key={fixture.eventId} fixture={fixture} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A fixture in four short lines: the opponent, the ground, the day and the points. */
function FixtureCell({ fixture }: { readonly fixture: ComingFixture }) {
  const { lang, t, timeZone, href } = usePage();
  const texts = fixtureDifficultyTexts(lang);
  const { eventId, opponent, opponentCode, isHome, startSeconds, timeKnown, points } = fixture;
  const day = startDayOf({ startSeconds, timeKnown: timeKnown ? 1 : 0 }, timeZone);
  const difficulty = points === null ? null : toDifficulty(points);
  return (
    <td>
      <a
        className={difficulty === null ? "fixture" : `fixture ${difficulty}`}
        href={href({ kind: "match", eventId, tab: "summary" })}
      >
        <bdi className="of-code" aria-hidden="true" translate="no">
          {opponentCode}
        </bdi>
        <bdi className="of-opponent" translate="no">
          {opponent}
        </bdi>
        <small>
          <span aria-hidden="true">{isHome ? texts.home : texts.away}</span>
          <span className="sr-only"> {isHome ? texts.homeLong : texts.awayLong}</span>
        </small>
        <small>
          <time dateTime={momentAttribute(startSeconds)}>{shortDate(day, t)}</time>
        </small>
        {points === null || difficulty === null ? (
          <b>
            <span aria-hidden="true">–</span>
            <span className="sr-only"> {texts.unknown}</span>
          </b>
        ) : (
          <b>
            <span aria-hidden="true">{formatNumber(points, lang, 1)}</span>
            <span className="sr-only">
              {" "}
              {texts.points({ points: formatNumber(points, lang, 1) })} ({texts[difficulty]})
            </span>
          </b>
        )}
      </a>
    </td>
  );
}

/** What the tints stand for, and how the points are computed. */
function Notes() {
  const { lang } = usePage();
  const texts = fixtureDifficultyTexts(lang);
  const figure = (points: number) => formatNumber(points, lang, 1);
  return (
    <div className="difficulty-notes">
      <ul>
        <li>
          <i className="easy" aria-hidden="true" />
          {texts.easyFrom({ from: figure(easyFrom) })}
        </li>
        <li>
          <i className="even" aria-hidden="true" />
          {texts.between}
        </li>
        <li>
          <i className="hard" aria-hidden="true" />
          {texts.hardBelow({ below: figure(hardBelow) })}
        </li>
      </ul>
      <p>{texts.how}</p>
    </div>
  );
}
