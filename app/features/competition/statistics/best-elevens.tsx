import { useMemo } from "react";
import {
  readBestElevens,
  type BestEleven,
  type ElevenPlayer,
} from "../../../../shared/wire/sections/best-eleven-section.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Rating } from "../../rating/rating.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useShownFeed } from "../use-moving-feed.ts";
import type { LoadedStatistics } from "./season-statistics.tsx";

/** Shows the best rated players of the latest rounds in a formation; the last round is open. It is empty where nobody is rated. */
export function BestElevens({ feedName, body: loaded }: LoadedStatistics) {
  const texts = seasonStatisticsTexts(usePage().lang);
  const body = useShownFeed(feedName, loaded);
  const elevens = useMemo(() => readBestElevens(body), [body]);
  if (isMasked(body))
    return (
      <Block name="best_eleven" title={texts.eleven}>
        <MaskedTable />
      </Block>
    );
  if (elevens.length === 0) return null;
  return (
    <Block name="best_eleven" title={texts.eleven}>
      {elevens.map((eleven, index) => (
        <details key={eleven.round} className="ranking" open={index === 0}>
          <summary>
            <span className="of-label">{eleven.round}</span>{" "}
            <span className="of-best">{texts.ratedMatches({ matches: eleven.matches })}</span>{" "}
            <b dir="ltr">{eleven.formation}</b>
          </summary>
          <Eleven eleven={eleven} />
        </details>
      ))}
      <p className="eleven-note">{texts.howEleven}</p>
    </Block>
  );
}

/** The positions from the goal to the front, each with its players. */
function Eleven({ eleven: { players } }: { readonly eleven: BestEleven }) {
  const positions = [...new Set(players.map(({ position }) => position))];
  return (
    <ul className="eleven">
      {positions.map((position) => {
        const own = players.filter((player) => player.position === position);
        return (
          <li key={position}>
            <h3>{own[0]?.positionLabel}</h3>
            <ul>
              {own.map((player) => (
                <Player key={player.path} player={player} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Player({ player }: { readonly player: ElevenPlayer }) {
  const { href, lang } = usePage();
  const { name, path, team, rating, eventId, home, away, score } = player;
  return (
    <li>
      <Rating value={rating} toName={peopleTexts(lang).rating} />
      <span>
        <NameLink name={name} path={path} />
        <small>
          <bdi translate="no">{team}</bdi>
        </small>
        <small>
          <a href={href({ kind: "match", eventId, tab: "summary" })}>
            <bdi translate="no">{home}</bdi> {score.replace(":", "–")} <bdi translate="no">{away}</bdi>
          </a>
        </small>
      </span>
    </li>
  );
}
