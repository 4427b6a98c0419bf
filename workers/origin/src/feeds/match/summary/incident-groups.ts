import { countsGoals, hasPointHistory, sportById } from "../../../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Incident, Pair } from "../../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../../shared/timeline/player.ts";
import type { PlayName } from "../../../../../../shared/timeline/plays.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";
import { doerOf } from "../doer-of.ts";
import { playerPath, shortNameOf } from "../player-texts.ts";
import { incidentTypes } from "../../../../../../shared/wire/sections/incident-types.ts";
import { textsIn } from "../../../texts/texts-in.ts";

/** One part of an incident: a row of the summary has a group for the goal and another for the assist. */
export type IncidentGroup = {
  readonly type: number;
  readonly label: string;
  readonly homeScore?: string;
  readonly awayScore?: string;
  /** Null (sent as an empty cell) if no player is known or named. */
  readonly playerName: string | null;
  readonly playerPath: string | null;
  readonly playerId: string | null;
  readonly comment: null;
  readonly reasonCode?: string;
  readonly reason?: string;
};

/** Plays that a summary lists even when no source calls them important. */
const reportedPlays: ReadonlyMap<PlayName, number> = new Map<PlayName, number>([
  ["penalty-awarded", incidentTypes.penaltyAwarded],
  ["suspension", incidentTypes.suspension],
  ["wicket", incidentTypes.wicket],
  ["service-break", incidentTypes.play],
  ["knockdown", incidentTypes.play],
  ["century", incidentTypes.play],
  ["one-eighty", incidentTypes.play],
  ["all-out", incidentTypes.play],
  ["tower", incidentTypes.play],
  ["home-run", incidentTypes.play],
]);

/** The groups of an entry in the summary; empty for entries that only the commentary shows. */
export function toIncidentGroups(entry: DetailsEntry, schedule: Schedule, lang: Language): readonly IncidentGroup[] {
  const { incident } = entry;
  const { sportId } = schedule;
  if (entry.takenBack !== undefined) return takenBackGroups(entry, lang);
  const { incidents, reviews } = textsIn(lang).labels;
  switch (incident.kind) {
    case "goal":
      return scored(toGoalType(incident.how), incident, entry.score, lang);
    case "points": {
      if (hasPointHistory(sportId)) return [];
      const isGoal = countsGoals(sportId) && incident.value === 1 && incident.how === undefined;
      const rugby = isRugby(sportId) && incident.how !== undefined ? rugbyTypes.get(incident.how) : undefined;
      const label =
        rugby !== undefined
          ? incidents[rugby]
          : incident.how === undefined
            ? incidents[isGoal ? "goal" : "points"]
            : textsIn(lang).plays[incident.how];
      const isPlainGoal = incident.value === 1 && (incident.how === undefined || !lesserScores.has(incident.how));
      const other = isPlainGoal && countsGoals(sportId) ? incidentTypes.goal : incidentTypes.points;
      const type = rugby === undefined ? other : incidentTypes[rugby];
      return [
        { type, ...toScore(entry.score), ...toPlayer(incident.player, lang), label },
        ...assisted(incident.assist, lang),
      ];
    }
    case "card": {
      const yellow = { type: incidentTypes.yellowCard, label: incidents.yellowCard };
      const red = { type: incidentTypes.redCard, label: incidents.redCard };
      const cards = incident.colour === "yellow" ? [yellow] : incident.colour === "red" ? [red] : [yellow, red];
      const reason = incident.reason === undefined ? {} : { reason: incident.reason };
      return cards.map((card) => ({ ...card, ...toPlayer(incident.player, lang), ...reason }));
    }
    case "missed-penalty":
      return [
        { type: incidentTypes.penaltyMissed, ...toPlayer(incident.player, lang), label: incidents.penaltyMissed },
      ];
    case "substitution":
      return [
        { type: incidentTypes.substitutionOff, ...toPlayer(incident.off, lang), label: incidents.substitutionOff },
        { type: incidentTypes.substitutionOn, ...toPlayer(incident.on, lang), label: incidents.substitutionOn },
      ];
    case "review":
      return [{ type: incidentTypes.videoReview, ...toPlayer(undefined, lang), label: reviews[incident.outcome] }];
    case "shoot-out": {
      const name = incident.scored ? "penaltyGoal" : "penaltyMissed";
      return [
        {
          type: incidentTypes[name],
          ...toScore(entry.shootOut),
          ...toPlayer(incident.player, lang),
          label: incidents[name],
        },
      ];
    }
    case "play": {
      const type = reportedPlays.get(incident.play) ?? (incident.isImportant ? incidentTypes.play : null);
      const player = doerOf(schedule, incident.side, incident.player);
      if (type === null) return [];
      const label =
        type === incidentTypes.penaltyAwarded
          ? incidents.penaltyAwarded
          : incident.play === "suspension"
            ? suspensionText(sportId, lang)
            : textsIn(lang).plays[incident.play];
      return [{ type, ...toPlayer(player, lang), label }];
    }
    default:
      return [];
  }
}

/** These plays count one point in sports where other scores count more, so they are not shown as goals. */
const lesserScores: ReadonlySet<PlayName> = new Set(["behind", "extra-point", "free-throw"]);
function suspensionText(sportId: number, lang: Language): string {
  const { incidents } = textsIn(lang).labels;
  const twoMinutes = sportById(sportId)?.twoMinutes;
  if (twoMinutes === "penalty") return incidents.twoMinutePenalty;
  return twoMinutes === "suspension" ? textsIn(lang).plays.suspension : incidents.suspension;
}

const isRugby = (sportId: number): boolean => sportById(sportId)?.clock === "rugby";
const rugbyTypes: ReadonlyMap<PlayName, "try" | "conversionGoal" | "penaltyKickGoal"> = new Map([
  ["try", "try"],
  ["conversion", "conversionGoal"],
  ["penalty-goal", "penaltyKickGoal"],
]);

const toGoalType = (how: Extract<Incident, { kind: "goal" }>["how"]): "goal" | "ownGoal" | "penaltyGoal" =>
  how === "own-goal" ? "ownGoal" : how === "penalty" ? "penaltyGoal" : "goal";

function scored(
  name: "goal" | "ownGoal" | "penaltyGoal",
  { player, assist }: { readonly player?: Player; readonly assist?: Player },
  score: Pair | null,
  lang: Language,
): readonly IncidentGroup[] {
  const label = textsIn(lang).labels.incidents[name];
  const goal = { type: incidentTypes[name], ...toScore(score), ...toPlayer(player, lang), label };
  return [goal, ...assisted(assist, lang)];
}

const assisted = (player: Player | undefined, lang: Language): readonly IncidentGroup[] =>
  player === undefined
    ? []
    : [{ type: incidentTypes.assistance, ...toPlayer(player, lang), label: textsIn(lang).labels.incidents.assistance }];

/** An incident that did not count is described as the decision that took it back. */
function takenBackGroups({ incident, takenBack = "error" }: DetailsEntry, lang: Language): readonly IncidentGroup[] {
  if (incident.kind !== "goal" && incident.kind !== "points") return [];
  const label = textsIn(lang).labels.retractions[takenBack];
  return [
    {
      type: incidentTypes.videoReview,
      ...toPlayer(incident.player, lang),
      label,
      reasonCode: takenBack,
      reason: label,
    },
  ];
}

const toScore = (score: Pair | null) =>
  score === null ? {} : { homeScore: String(score[0]), awayScore: String(score[1]) };

/** Clients expect these cells even if the player is unknown. */
const toPlayer = (player: Player | undefined, lang: Language) => ({
  playerName: player === undefined ? null : shortNameOf(player),
  playerPath: player === undefined ? null : playerPath(player, lang),
  playerId: player?.id ?? null,
  comment: null,
});
