import { scorersSection } from "../../../../../shared/feed/sections/standings.ts";
import { countryOf } from "../../../../../shared/geo/countries.ts";
import type { Language } from "../../../../../shared/sports/languages.ts";
import { toScorers, type Position, type Scorer } from "../../standings/scorers.ts";
import { dayNumber } from "../../../../../shared/time/day.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { keepWork } from "./keep-work.ts";
import { toldGames } from "./told-games.ts";

/** Lists end here. */
const maxScorers = 100;
type Asked = { readonly league: League; readonly nowSeconds: number };

/** Who has scored in a stage's season. */
export const scorersOf = keepWork({
  key: ({ league }: Asked) => league.stageId,
  version: ({ events }, { league, nowSeconds }) => `${events.stageVersion(league.stageId)} ${dayNumber(nowSeconds, 0)}`,
  work: (context, { league, nowSeconds }): readonly Scorer[] =>
    toScorers(toldGames(context, league, nowSeconds)).filter(({ goals }) => goals > 0),
});

export const toScorersBody = (scorers: readonly Scorer[], language: Language): string =>
  scorersSection.encode({
    sportId: 0,
    rows: scorers.slice(0, maxScorers).map((scorer) => ({ kind: "scorer", fields: toFields(scorer, language) })),
    signature: "",
  });

const toFields = ({ rank, player, team, goals, assists, penalties, position }: Scorer, language: Language) => {
  // A player of no told nation is taken for none, not for one of the club's.
  const nation = player.countryKey === undefined ? {} : { nation: countryOf(player.countryKey, language).name };
  return {
    rank,
    player: player.name,
    team: team.name,
    goals,
    assists,
    ...nation,
    ...(position === null ? {} : { position: positions[language][position] }),
    penalties,
    playerId: player.id,
    teamId: team.id,
  };
};

const positions: Readonly<Record<Language, Readonly<Record<Position, string>>>> = {
  fr: { goalkeeper: "Gardien", defender: "Défenseur", midfielder: "Milieu", forward: "Attaquant" },
  en: { goalkeeper: "Goalkeeper", defender: "Defender", midfielder: "Midfielder", forward: "Forward" },
};
