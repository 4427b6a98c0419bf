import type { Information, Side } from "../../../shared/timeline/incident.ts";
import { countryOfMark } from "../../../shared/competitions/country-marks.ts";
import { toPrintedName } from "../../../shared/competitions/player-names.ts";
import type { Details, ParsedLineUp, ParsedSubstitution } from "../soccer/parsed-details.ts";
import type { TxtMatch } from "./football-txt.ts";
import type { LineUp, Player } from "./line-up-text.ts";

/** Converts the line-ups of a file into details: starters, substitutions and cards. */
export function toDetails({ home, goals, ground, attendance, referees, lineUps, shootOut }: TxtMatch): Details {
  const sideOf = (team: string): Side => (team === home ? 1 : 2);
  return {
    ...(goals === undefined ? {} : { goals }),
    cards: lineUps.flatMap(({ team, cards }) =>
      cards.map(({ player, colour, minute }) => ({
        side: sideOf(team),
        player,
        colour: colour === "yellow-red" ? ("second-yellow" as const) : colour,
        minute,
      })),
    ),
    substitutions: lineUps.flatMap(({ team, lines }) =>
      lines.flat().flatMap((player) => toSubstitutions(sideOf(team), player)),
    ),
    lineUps: lineUps.map(({ team, lines }) => toLineUp(sideOf(team), lines)),
    kicks: shootOut,
    information: toInformation(ground, attendance, referees),
  };
}

/** A substitute may be replaced in turn. */
function toSubstitutions(side: Side, { name, replacedBy }: Player): readonly ParsedSubstitution[] {
  if (replacedBy === null) return [];
  const { minute, player } = replacedBy;
  return [{ side, minute, off: name, on: player.name }, ...toSubstitutions(side, player)];
}

/** The bench holds only the players who came on, because a file names no others. */
function toLineUp(side: Side, lines: LineUp["lines"]): ParsedLineUp {
  const outfield = lines.slice(1).map((line) => line.length);
  const isWhole = outfield.reduce((sum, count) => sum + count, 0) === 10 && lines[0]?.length === 1;
  return {
    side,
    formation: isWhole ? outfield.join("-") : "",
    starters: lines.flatMap((players, line) => players.map(({ name, isCaptain }) => ({ name, isCaptain, line }))),
    bench: lines.flat().flatMap((player) => toSubstitutions(side, player).map(({ on }) => on)),
  };
}

/** "Great Stadium, Lusail"; a ground without a comma may as well be a town. The first of the referees leads. */
export function toInformation(
  ground: string | null,
  attendance: number | null = null,
  referees: readonly string[] = [],
): Information {
  const [, venue = ground, town] = /^(.*\S), *([^,]+)$/.exec(ground ?? "") ?? [];
  return {
    ...(venue === null || venue === "" ? {} : { venue }),
    ...(town === undefined ? {} : { town }),
    ...(attendance === null ? {} : { attendance }),
    ...(referees.length === 0 ? {} : { referees: referees.map(toReferee) }),
  };
}

function toReferee(text: string, index: number): NonNullable<Information["referees"]>[number] {
  const [, name = text, mark = ""] = /^(.*\S) \(([A-Z]{3})\)$/.exec(text) ?? [];
  const countryKey = countryOfMark(mark);
  return {
    name: countryKey === null ? toPrintedName(text) : toPrintedName(name),
    ...(countryKey === null ? {} : { countryKey }),
    role: index === 0 ? "referee" : "assistant",
  };
}
