import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Incident, Information, Side } from "../../../shared/timeline/incident.ts";
import type { LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { inOrder, nameByContent } from "../incident-ids.ts";
import { finalScore } from "../parsed-match.ts";
import { toPlayer } from "../../../shared/competitions/player-names.ts";
import { noDetails, type Details } from "../soccer/parsed-details.ts";
import { toSoccerTimeline } from "../soccer/to-timeline.ts";
import type { PreviousAction } from "../../../shared/timeline/shot.ts";
import { toPrevious } from "./previous-action.ts";
import type { Person } from "./person.ts";
import { placeMinute, toPeriods, toStatuses } from "./periods.ts";
import type { WyscoutEvent, WyscoutMatch } from "./schema.ts";
import { describeEvent, toMinute, type Narrator } from "./describe-event.ts";
import { toStatistics } from "./to-statistics.ts";

type TeamData = WyscoutMatch["teamsData"][string];
type Reported = { readonly timeline: readonly Incident[]; readonly fault: string | null };

const lineUpLeadSeconds = 3600;
const assistTag = 301;
/** The longest time from the assist's pass to the goal. */
const assistWithinSeconds = 20;

/**
 * Times a match to the second if its events are present, otherwise by the minutes in its line-ups. If the goals do not match the
 * result, it omits them and the whistles.
 */
export function toTimeline(
  event: IngestEvent,
  match: WyscoutMatch,
  sides: readonly [TeamData, TeamData],
  people: ReadonlyMap<number, Person>,
  events: readonly WyscoutEvent[] | null,
): Reported {
  const playerOn = (side: Side, id: number): Player | null => {
    const person = people.get(id);
    const participant = side === 1 ? event.home : event.away;
    if (person === undefined || participant === null) return null;
    const player = toPlayer(event.sportId, participant.id, person.name);
    return person.countryKey === undefined ? player : { ...player, countryKey: person.countryKey };
  };
  const lineUps = sides.flatMap(({ formation }, index) => {
    const side: Side = index === 0 ? 1 : 2;
    const toPeople = (list: readonly { readonly playerId: number }[]) =>
      list.flatMap(({ playerId }): readonly LineUpPlayer[] => {
        const player = playerOn(side, playerId);
        const { role, line } = people.get(playerId) ?? {};
        if (player === null) return [];
        return [{ ...player, ...(role === undefined ? {} : { role }), ...(line === undefined ? {} : { line }) }];
      });
    if (formation === undefined || formation.lineup.length === 0) return [];
    const lineUp = {
      formation: "",
      starters: toPeople(formation.lineup).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
      bench: toPeople(formation.bench),
    };
    return [nameByContent({ kind: "line-up", atSeconds: event.startSeconds - lineUpLeadSeconds, side, lineUp })];
  });
  const information: Information = match.venue === "" ? {} : { venue: match.venue };
  if (events === null || events.length === 0) {
    const details = toDetails(sides, information, people);
    return { timeline: inOrder([...lineUps, ...toSoccerTimeline(event, details)]), fault: null };
  }
  const sideOf = (teamId: number): Side | null =>
    sides[0].teamId === teamId ? 1 : sides[1].teamId === teamId ? 2 : null;
  const reported = describeEvents(event, events, sideOf, playerOn);
  return {
    timeline: inOrder([
      ...lineUps,
      ...(match.venue === ""
        ? []
        : [nameByContent({ kind: "information", atSeconds: event.startSeconds, information })]),
      ...toSubstitutions(event, sides, events, playerOn),
      ...toStatistics(events, event.startSeconds, sideOf),
      ...reported.timeline,
    ]),
    fault: reported.fault,
  };
}

type PlayerOn = (side: Side, id: number) => Player | null;

function describeEvents(
  event: IngestEvent,
  events: readonly WyscoutEvent[],
  sideOf: Narrator["sideOf"],
  playerOn: PlayerOn,
): Reported {
  const periods = toPeriods(events, event.startSeconds);
  const startOf = new Map(periods.map(({ period, startSeconds }) => [period, startSeconds]));
  const reported = events.flatMap((each, index) => {
    const atSeconds = (startOf.get(each.matchPeriod) ?? event.startSeconds) + Math.floor(each.eventSec);
    const side = sideOf(each.teamId);
    const playerOf = (id: number) => (side === null ? null : playerOn(side, id));
    return describeEvent(each, atSeconds, { sideOf, playerOf }).map((incident): Incident => {
      const told = withPrevious(incident, toPrevious(each, events[index - 1]));
      const assist = told.kind === "goal" ? playerOf(assistBefore(events, index) ?? -1) : null;
      return told.kind === "goal" && assist !== null ? { ...told, assist } : told;
    });
  });
  const result = event.result;
  const due = result === null ? null : finalScore(result);
  const goals = countBySide(reported.filter((incident) => incident.kind === "goal"));
  const kicks = countBySide(reported.filter((incident) => incident.kind === "shoot-out" && incident.scored));
  const isWhole = due !== null && goals === due.join("-") && (result?.shootOut ?? [0, 0]).join("-") === kicks;
  const fault =
    isWhole || due === null ? null : `the goals (${goals}, kicks ${kicks}) are not the result ${due.join("-")}`;
  const kept = isWhole ? reported : reported.filter(({ kind }) => kind !== "goal" && kind !== "shoot-out");
  const statuses = isWhole ? toStatuses(periods, result?.status ?? eventStatus.finished) : [];
  return { timeline: [...statuses, ...renumber(kept)], fault };
}

function withPrevious(incident: Incident, previous: PreviousAction | null): Incident {
  if (previous === null || !("shot" in incident) || incident.shot === undefined) return incident;
  return { ...incident, shot: { ...incident.shot, previous } };
}

const countBySide = (incidents: readonly Incident[]): string =>
  ([1, 2] as const).map((side) => incidents.filter((each) => "side" in each && each.side === side).length).join("-");

/** The last pass of the same side that the source calls an assist. */
function assistBefore(events: readonly WyscoutEvent[], index: number): number | null {
  const goal = events[index];
  if (goal === undefined) return null;
  for (let before = index - 1; before >= 0; before -= 1) {
    const event = events[before];
    if (event?.matchPeriod !== goal.matchPeriod || goal.eventSec - event.eventSec > assistWithinSeconds) return null;
    if (event.teamId === goal.teamId && event.tags.some(({ id }) => id === assistTag)) return event.playerId;
  }
  return null;
}

/** Goals, cards and kicks by what they are the how-manieth of, as every source of football counts them. */
function renumber(incidents: readonly Incident[]): readonly Incident[] {
  const counts = new Map<string, number>();
  return inOrder(incidents).map((incident) => {
    const name =
      incident.kind === "shoot-out"
        ? "kick"
        : incident.kind === "goal" || incident.kind === "card" || incident.kind === "missed-penalty"
          ? `${incident.kind}-${incident.side}`
          : null;
    if (name === null) return incident;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...incident, id: `${name}-${count}` };
  });
}

function toSubstitutions(
  event: IngestEvent,
  sides: readonly [TeamData, TeamData],
  events: readonly WyscoutEvent[],
  playerOn: PlayerOn,
): readonly Incident[] {
  const periods = toPeriods(events, event.startSeconds);
  return sides.flatMap(({ formation }, index) => {
    const side: Side = index === 0 ? 1 : 2;
    return (formation?.substitutions ?? []).flatMap(({ playerIn, playerOut, minute }, count): readonly Incident[] => {
      const [on, off] = [playerOn(side, playerIn), playerOn(side, playerOut)];
      if (on === null || off === null) return [];
      const { period, atSeconds } = placeMinute(periods, minute);
      const from = period === "1H" ? 0 : period === "2H" ? 45 : period === "E1" ? 90 : 105;
      const text = toMinute(period, (minute - from) * 60 - 30);
      return [
        { kind: "substitution", id: `substitution-${side}-${count + 1}`, atSeconds, side, minute: text, off, on },
      ];
    });
  });
}

/** The details of a match without events: cards and substitutions by their minutes. */
function toDetails(
  sides: readonly [TeamData, TeamData],
  information: Information,
  people: ReadonlyMap<number, Person>,
): Details {
  const nameOf = (id: number) => people.get(id)?.name ?? null;
  const bySide = sides.map(({ formation }, index) => ({ formation, side: index === 0 ? (1 as const) : (2 as const) }));
  return {
    ...noDetails,
    information,
    cards: bySide.flatMap(({ formation, side }) =>
      [...(formation?.lineup ?? []), ...(formation?.bench ?? [])].flatMap(({ playerId, yellowCards, redCards }) => {
        const player = nameOf(playerId);
        if (player === null) return [];
        const sentOff = yellowCards > 0 ? ("second-yellow" as const) : ("red" as const);
        return [
          ...(yellowCards > 0 ? [{ side, player, colour: "yellow" as const, minute: String(yellowCards) }] : []),
          ...(redCards > 0 ? [{ side, player, colour: sentOff, minute: String(redCards) }] : []),
        ];
      }),
    ),
    substitutions: bySide.flatMap(({ formation, side }) =>
      (formation?.substitutions ?? []).flatMap(({ playerIn, playerOut, minute }) => {
        const [on, off] = [nameOf(playerIn), nameOf(playerOut)];
        return on === null || off === null ? [] : [{ side, minute: String(minute), off, on }];
      }),
    ),
  };
}
