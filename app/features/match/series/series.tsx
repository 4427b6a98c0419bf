import { useMemo } from "react";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import type { PastMatch } from "../../../../shared/wire/sections/read-head-to-head.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { awayOf, homeOf } from "../../match-row/event-words.ts";
import { scoreOf, viewOf, winnerOf } from "../../match-row/result.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { PastRow } from "../head-to-head/past-row.tsx";
import { useMatch } from "../match-context.tsx";
import { useSeries } from "./use-series.ts";

/** All games of a tie or a series, and its present result. */
export function Series({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const sum = useSeries(event);
  const games = useMemo(() => decodeDayFeed(body).leagues.flatMap(({ events }) => events), [body]);
  const texts = matchTexts(lang).series;
  if (games.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <section className="card past" aria-labelledby="series-title">
      <h2 id="series-title">{sum?.kind === "legs" ? texts.legs : texts.title}</h2>
      {event === null || sum === null || sum.score === null ? null : (
        <p className="series-sum">
          <span>{sum.kind === "legs" ? texts.aggregate : texts.won}</span>
          <b>
            <bdi translate="no">{homeOf(event)}</bdi> {sum.score[0]} – {sum.score[1]}{" "}
            <bdi translate="no">{awayOf(event)}</bdi>
          </b>
        </p>
      )}
      <ul>
        {games.map((game, index) => {
          const isThis = game.id === eventId;
          const name = sum?.kind === "legs" ? texts.leg({ number: index + 1 }) : texts.game({ number: index + 1 });
          const row = toRow(isThis && event !== null ? event : game, name, String(index + 1));
          return <PastRow key={game.id} match={row} isLit={isThis} />;
        })}
      </ul>
    </section>
  );
}

function toRow(event: EventFields, leagueName: string, leagueCode: string): PastMatch {
  const { homeShootOut, awayShootOut } = event;
  const hasShootOut = typeof homeShootOut === "number" && typeof awayShootOut === "number";
  return {
    eventId: event.id ?? "",
    startSeconds: event.startSeconds ?? 0,
    leagueName,
    leagueCode,
    homeName: homeOf(event),
    awayName: awayOf(event),
    score: scoreOf(event),
    shootOut: hasShootOut ? [homeShootOut, awayShootOut] : null,
    winner: viewOf(event) === "finished" ? winnerOf(event) : 0,
    result: null,
  };
}
