import type { Absence, LineUp, LineUpPlayer, Player } from "../../shared/timeline/player.ts";
import { pick, type Random } from "../../shared/basics/random.ts";
import type { Position, Squad, SquadPlayer } from "./squad.ts";

/** The players of a side, with what the simulation of the game needs of each. */
export type TeamSheet = {
  readonly lineUp: LineUp;
  readonly starters: readonly SheetPlayer[];
  readonly bench: readonly SheetPlayer[];
};
export type SheetPlayer = { readonly player: Player; readonly position: Position; readonly ability: number };

/** Defenders, the lines of midfield, forwards; a formation that is listed more often is played more often. */
const formations = ["4-3-3", "4-3-3", "4-2-3-1", "4-2-3-1", "4-4-2", "3-5-2", "3-4-3", "5-3-2", "4-1-4-1"] as const;
const benchSize = 9;
const absentShare = 0.07;
const mostAbsent = 4;
const absenceReasons = ["injury", "injury", "injury", "suspension", "illness"] as const;

export function drawTeamSheet(random: Random, squad: Squad): TeamSheet {
  const formation = pick(random, formations);
  const absences: Absence[] = [];
  const present: { readonly member: SquadPlayer; readonly form: number }[] = [];
  for (const member of squad.players) {
    const isAbsent = random() < absentShare && absences.length < mostAbsent && member.position !== "goalkeeper";
    if (!isAbsent) present.push({ member, form: member.ability + random() * 0.35 });
    else absences.push(toAbsence(random, member));
  }
  present.sort((a, b) => b.form - a.form);
  const left = present.map(({ member }) => member);
  /** The best who are left of a position; anybody but a keeper where there are too few. */
  const take = (position: Position): SquadPlayer => {
    const own = left.findIndex((member) => member.position === position);
    const index = own >= 0 ? own : left.findIndex((member) => member.position !== "goalkeeper");
    const [taken] = left.splice(index, 1);
    if (taken === undefined) throw new RangeError("a squad of fewer than eleven");
    return taken;
  };
  const starters: { readonly member: SquadPlayer; readonly line: number; readonly position: Position }[] = [
    { member: take("goalkeeper"), line: 0, position: "goalkeeper" },
  ];
  const lines = formation.split("-").map(Number);
  lines.forEach((count, index) => {
    const position = index === 0 ? "defender" : index === lines.length - 1 ? "forward" : "midfielder";
    for (let place = 0; place < count; place += 1) starters.push({ member: take(position), line: index + 1, position });
  });
  const secondKeeper = left.find(({ position }) => position === "goalkeeper");
  const bench = [
    ...(secondKeeper === undefined ? [] : [secondKeeper]),
    ...left.filter(({ position }) => position !== "goalkeeper").slice(0, benchSize - 1),
  ];
  // The captain is the steadiest of the outfield players.
  const captain = starters.slice(1).reduce((best, one) => (one.member.ability > best.member.ability ? one : best));
  return {
    lineUp: {
      formation,
      starters: starters.map((starter) => ({
        ...toLineUpPlayer(starter.member, starter.position),
        line: starter.line,
        ...(starter === captain ? { captain: true } : {}),
      })),
      bench: bench.map((member) => toLineUpPlayer(member, member.position)),
      coach: squad.coach,
      ...(absences.length === 0 ? {} : { absences }),
    },
    starters: starters.map(({ member, position }) => toSheetPlayer(member, position)),
    bench: bench.map((member) => toSheetPlayer(member, member.position)),
  };
}

function toAbsence(random: Random, member: SquadPlayer): Absence {
  const availability = random() < 0.8 ? "out" : "doubtful";
  return { player: toPlayer(member), reason: pick(random, absenceReasons), availability };
}

const toPlayer = ({ id, name, shortName, countryKey }: SquadPlayer): Player => ({ id, name, shortName, countryKey });

const toLineUpPlayer = (member: SquadPlayer, role: Position): LineUpPlayer => ({
  ...toPlayer(member),
  shirt: member.shirt,
  role,
});

const toSheetPlayer = (member: SquadPlayer, position: Position): SheetPlayer => ({
  player: toPlayer(member),
  position,
  ability: member.ability,
});
