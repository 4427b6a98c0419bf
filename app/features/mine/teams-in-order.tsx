import { useState } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { TeamShield } from "../my-teams/team-shield.tsx";
import { useMyTeams } from "../my-teams/my-teams-store.ts";
import { TeamStar } from "../my-teams/team-star.tsx";
import { usePage } from "../page/page-context.tsx";
import { SortableList } from "./sortable-list.tsx";
import { TeamGames } from "./team-games.tsx";

/** Teams whose games are loaded at once; the others wait for a tap. */
const firstShown = 10;

/** The visitor's teams by sport, in their order, each with its games of now, next and last (C2.04). */
export function TeamsInOrder({ searchPath }: { readonly searchPath: string }) {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const mine = useMyTeams();
  const [most, setMost] = useState(firstShown);
  const teams = mine?.all() ?? new Map<number, never>();
  const ids = [...teams.values()].flat().map(({ id }) => id);
  const loaded = new Set(ids.slice(0, most));
  return (
    <section className="card" id="my-teams" aria-labelledby="my-teams-name">
      <div className="block-head">
        <h2 id="my-teams-name">{t.teams}</h2>
        <a href={searchPath} data-window="search">
          {t.findTeam}
        </a>
      </div>
      {ids.length === 0 ? <p className="mine-line">{t.teamsEmpty}</p> : null}
      {[...teams].map(([sportId, ofSport]) => (
        <div key={sportId}>
          <h3 className="mine-sport">{sportLabel(sportId, lang)}</h3>
          <SortableList
            items={ofSport}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onMove={({ id }, toIndex) => mine?.move(sportId, id, toIndex)}
            renderBelow={(team) => (loaded.has(team.id) ? <TeamGames team={team} /> : null)}
          >
            {(team) => (
              <>
                <TeamShield team={team} />
                <a href={team.path} className="what">
                  <bdi translate="no">{team.name}</bdi>
                </a>
                <TeamStar team={team} />
              </>
            )}
          </SortableList>
        </div>
      ))}
      {ids.length > most ? (
        <button type="button" className="button mine-more" onClick={() => setMost(ids.length)}>
          {t.more({ count: ids.length - most })}
        </button>
      ) : null}
    </section>
  );
}
