import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import { statusTypeOf } from "../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Facts } from "../../../../shared/timeline/facts.ts";
import type { Pair, Side } from "../../../../shared/timeline/incident.ts";

type Timeline = NonNullable<IngestEvent["timeline"]>;
type Reported = Timeline[number];

/**
 * Turns an event to match the ledger's record, as sources differ on the home side on neutral ground. Once a match is over, a
 * source with the sides reversed describes the same match, so its sides are swapped. Before that, sides may change.
 */
export function turnToKnown(event: IngestEvent, before: EventState | null): IngestEvent {
  if (before === null || event.away === null || statusTypeOf(before.status) !== statusType.finished) return event;
  const { home, away } = before.schedule;
  if (event.home.id !== away?.id || event.away.id !== home.id) return event;
  const { result, timeline } = event;
  return {
    ...event,
    home: event.away,
    away: event.home,
    result:
      result === null
        ? null
        : {
            ...result,
            halfTime: turned(result.halfTime),
            fullTime: turned(result.fullTime),
            extraTime: turned(result.extraTime),
            shootOut: turned(result.shootOut),
          },
    ...(timeline === undefined ? {} : { timeline: timeline.map(turnIncident) }),
  };
}

const turned = (pair: Pair | null): Pair | null => (pair === null ? null : [pair[1], pair[0]]);
const other = (side: Side): Side => (side === 1 ? 2 : 1);

/** Cells of one side are the other's, and cells that name a side name the other. */
function turnFacts(facts: Facts): Facts {
  const cells = Object.entries(facts).map(([name, value]) => {
    const namesSide = (name === "winner" || name === "serve") && (value === 1 || value === 2);
    return [
      name.replace(/^home|^away/, (side) => (side === "home" ? "away" : "home")),
      namesSide ? other(value) : value,
    ];
  });
  // Each cell of a side has its counterpart among the facts.
  return Object.fromEntries(cells) as Facts;
}

function turnIncident(incident: Reported): Reported {
  switch (incident.kind) {
    case "amended": {
      const { side } = incident.changes;
      return side === undefined ? incident : { ...incident, changes: { ...incident.changes, side: other(side) } };
    }
    case "correction":
      return {
        ...incident,
        score: [incident.score[1], incident.score[0]],
        periods: incident.periods.map(([home, away]): Pair => [away, home]),
      };
    case "statistics":
      return {
        ...incident,
        figures: incident.figures.map(({ type, home, away }) => ({ type, home: away, away: home })),
      };
    case "facts":
      return { ...incident, facts: turnFacts(incident.facts) };
    default:
      return "side" in incident && incident.side !== undefined ? { ...incident, side: other(incident.side) } : incident;
  }
}
