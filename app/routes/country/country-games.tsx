import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import type { CountryTab } from "../../../shared/addresses/list-query.ts";
import { dataPartRows, summaryRows } from "../../../shared/wire/data-part.ts";
import { Block } from "../../features/competition/block.tsx";
import { SeasonRows } from "../../features/competition/season-rows.tsx";
import { SimulatedLine } from "../../features/layout/simulated-line.tsx";
import { leagueName } from "../../features/list/league-words.ts";
import { useEventContext } from "../../features/match-row/event-context.tsx";
import { listClass } from "../../features/match-row/list-class.ts";
import { isResultHidden, viewOf } from "../../features/match-row/result.ts";
import type { BlockName } from "../../features/page/block-names.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { useCounts, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { sectionOf } from "./country-sections.ts";

type CountryGamesProps = {
  /** The competitions whose games are shown; null for all. */
  readonly paths: readonly string[] | null;
  /** The only games to show; null for live games, the next and the last ones. */
  readonly tab: CountryTab | null;
};

/** The games of a country or a category. */
export function CountryGames({ paths, tab }: CountryGamesProps) {
  const { lang } = useEventContext();
  const texts = competitionTexts(lang);
  // Games that begin or end move from one block to another.
  useCounts();
  if (tab !== null) {
    const section = sectionOf[tab];
    return (
      <>
        <SimulatedLine />
        {tab === "finished" ? <MaskedGames paths={paths} most={dataPartRows} /> : null}
        <Games name={section} title={texts.sections[section]} category={tab} paths={paths} most={dataPartRows} />
      </>
    );
  }
  return (
    <>
      <SimulatedLine />
      <Games name="summary" title={texts.live} category="live" paths={paths} />
      <Games name="summary-fixtures" title={texts.next} category="scheduled" paths={paths} />
      <MaskedGames paths={paths} />
      <Games name="summary-results" title={texts.lastResults} category="finished" paths={paths} />
    </>
  );
}

type GamesProps = {
  readonly name: BlockName;
  readonly title: string;
  readonly category: Extract<ListCategory, "live" | "scheduled" | "finished"> | "masked";
  readonly paths: readonly string[] | null;
  readonly most?: number;
};

/** Games of the past whose results the visitor has hidden. */
function MaskedGames(shown: Pick<GamesProps, "paths" | "most">) {
  const { lang } = useEventContext();
  return <Games name="summary-results" title={veilTexts(lang).maskedResults} category="masked" {...shown} />;
}

/** The nearest games of a block, by competition. */
function Games({ name, title, category, paths, most = summaryRows }: GamesProps) {
  const { sportId } = useEventContext();
  const { store } = useLiveClient();
  const leagues = useLeagues().filter(({ league }) => paths === null || paths.includes(league.path ?? ""));
  const games = leagues.flatMap(({ league, eventIds }) =>
    eventIds.flatMap((id) => {
      const event = store.getEvent(id);
      if (event === null) return [];
      const view = viewOf(event);
      const group = view === "finished" && isResultHidden(event) ? "masked" : view;
      return group === category ? [{ league, id, startSeconds: event.startSeconds ?? 0 }] : [];
    }),
  );
  const isPast = category === "finished" || category === "masked";
  const nearest = games
    .toSorted((a, b) => (isPast ? b.startSeconds - a.startSeconds : a.startSeconds - b.startSeconds))
    .slice(0, category === "live" ? games.length : most);
  if (nearest.length === 0) return null;
  const shown = leagues.flatMap(({ league }) => {
    const ids = nearest.filter((game) => game.league === league).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ league, ids }];
  });
  return (
    <Block name={name} title={title} className={`card ${listClass(sportId, null)}`}>
      {shown.map(({ league, ids }) => (
        <section key={league.stageId} className="round">
          <h3>
            <CompetitionLink league={league} />
          </h3>
          <SeasonRows league={league} ids={ids} category={category === "masked" ? "all" : category} />
        </section>
      ))}
    </Block>
  );
}

function CompetitionLink({ league }: { readonly league: ListLeague["league"] }) {
  const name = <bdi translate="no">{leagueName(league)}</bdi>;
  return league.path ? <a href={league.path}>{name}</a> : name;
}
