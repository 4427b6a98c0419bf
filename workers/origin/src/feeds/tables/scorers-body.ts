import { scorersSection } from "../../../../../shared/feed/sections/standings.ts";
import { countryOf } from "../../../../../shared/geo/countries.ts";
import type { Language } from "../../../../../shared/sports/languages.ts";
import { toScorers, type Position, type Scorer } from "../../../../../shared/sports/results/scorers.ts";
import { stage, type StageId } from "../../../../../shared/sports/stages.ts";
import { correctTimeline } from "../../../../../shared/timeline/correct.ts";
import { timelineOf } from "../../ledger/timeline.ts";
import { keepWork } from "./keep-work.ts";

/** Lists end here. */
const maxScorers = 100;
/** What was scored in them counts for nobody. */
const uncounted: ReadonlySet<StageId> = new Set([stage.postponed, stage.cancelled, stage.abandoned, stage.awarded]);

export const scorersOf = keepWork({
  key: (stageId: string) => stageId,
  version: ({ events }, stageId) => events.stageVersion(stageId),
  work: (context, stageId): readonly Scorer[] =>
    toScorers(
      context.events.eventsOfStage(stageId).flatMap((stored) => {
        const { home, away } = stored.state.schedule;
        if (away === null || uncounted.has(stored.state.stage)) return [];
        return { home, away, incidents: correctTimeline(timelineOf(context, stored)) };
      }),
    ).filter(({ goals }) => goals > 0),
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
