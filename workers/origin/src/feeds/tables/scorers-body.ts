import { scorersSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { countryOf, toCountryId } from "../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { toScorers, type Scorer } from "../../standings/scorers.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { playerPath } from "../match/player-texts.ts";
import { keepWork } from "./keep-work.ts";
import { reportedMatches } from "./reported-matches.ts";

/** The most scorers of a list. */
const maxScorers = 100;

/** The scorers of a stage's season. */
export const scorersOf = keepWork({
  key: (league: League) => league.stageId,
  work: (context, league, clock): readonly Scorer[] =>
    toScorers(reportedMatches(context, league, clock.at(daySeconds))).filter(({ goals }) => goals > 0),
});

export const toScorersBody = (scorers: readonly Scorer[], language: Language): string =>
  scorersSection.encode({
    sportId: 0,
    rows: scorers.slice(0, maxScorers).map((scorer) => ({ kind: "scorer", fields: toFields(scorer, language) })),
    signature: "",
  });

const toFields = ({ rank, player, team, goals, assists, penalties, position }: Scorer, language: Language) => {
  // Without a reported nation the cell is left out; the club's nation is not assumed.
  const { countryKey } = player;
  const nation = countryKey === undefined ? {} : { nation: countryOf(countryKey, language).name };
  const flag = countryKey === undefined ? {} : { nationId: toCountryId(countryKey) };
  return {
    rank,
    player: player.name,
    team: nameIn(team, language),
    goals,
    assists,
    ...nation,
    ...(position === null ? {} : { position: textsIn(language).labels.roles[position] }),
    penalties,
    ...flag,
    playerId: player.id,
    teamId: team.id,
    path: playerPath(player, language),
  };
};
