import { absenceSection, lineUpSection } from "../../../../../shared/wire/sections/line-ups-section.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { LineUp, LineUpPlayer } from "../../../../../shared/timeline/player.ts";
import type { MatchDetails } from "../../ledger/match-details.ts";
import type { DetailsAnswer } from "./match-question.ts";
import { minuteText, playerPath, shortNameOf } from "./player-texts.ts";
import { toSignedBody } from "./signed.ts";
import { labelOf } from "../../texts/label-of.ts";
import { textsIn } from "../../texts/texts-in.ts";

type Rows = Parameters<typeof lineUpSection.encode>[0]["rows"];
type List = {
  readonly title: string;
  readonly kind: 1 | 4;
  readonly of: (lineUp: LineUp) => readonly LineUpPlayer[];
};

/** Players and coaches, by the lists that clients of the format know (`LGT`). */
const listKinds = { players: 1, coaches: 4 } as const;

/** The starting line-ups, the benches and the coaches (`df_li_`). */
export const lineUpBody: DetailsAnswer = ({ details, lang }) => {
  const { titles } = textsIn(lang).labels;
  const lists: readonly List[] = [
    { title: titles.startingLineUps, kind: listKinds.players, of: ({ starters }) => starters },
    { title: titles.substitutes, kind: listKinds.players, of: ({ bench }) => bench },
    {
      title: titles.coaches,
      kind: listKinds.coaches,
      of: ({ coach }) => (coach === undefined ? [] : [{ ...coach, role: "coach" }]),
    },
  ];
  const toPlayerRow = createPlayerRows(details, lang);
  const rows = lists.flatMap((list) => toListRows(details, list, toPlayerRow));
  const [first] = rows;
  // The first list is in the section's own row.
  if (first?.kind !== "list") return toSignedBody(lineUpSection, []);
  const { title, ...others } = first.fields;
  const section = { title: titles.formation, ...(title === undefined ? {} : { list: title }), ...others };
  return toSignedBody(lineUpSection, [{ kind: "section", fields: section }, ...rows.slice(1)]);
};

type PlayerRow = (player: LineUpPlayer, side: Side) => Rows[number];

/** The home side follows the list's head, the away side a row of its own: players' rows name no side. */
function toListRows({ lineUps }: MatchDetails, { title, kind, of }: List, toPlayerRow: PlayerRow): Rows {
  const players = (side: Side) => {
    const lineUp = lineUps[side - 1] ?? null;
    return lineUp === null ? [] : of(lineUp);
  };
  const [home, away] = [players(1), players(2)];
  if (home.length + away.length === 0) return [];
  return [
    { kind: "list", fields: { title, kind, side: 1 } },
    ...home.map((player) => toPlayerRow(player, 1)),
    ...(away.length === 0 ? [] : [{ kind: "side" as const, fields: { side: 2 } }]),
    ...away.map((player) => toPlayerRow(player, 2)),
  ];
}

/** Players are numbered from 0 over all lists of their side; the first one carries the formation. */
function createPlayerRows(details: MatchDetails, lang: Language): PlayerRow {
  const orders: [number, number] = [0, 0];
  return (player, side) => {
    const order = orders[side - 1] ?? 0;
    orders[side - 1] = order + 1;
    const fields = { order, ...toPlayerFields(player, details, side, lang) };
    const formation = details.lineUps[side - 1]?.formation ?? "";
    if (order > 0 || formation === "") return { kind: "player", fields };
    return { kind: "firstPlayer", fields: { formation: withKeeper(formation), ...fields } };
  };
}

/** "4-3-3" of the ten before the goalkeeper is "1-4-3-3". */
function withKeeper(formation: string): string {
  const lines = formation.split("-").map(Number);
  const players = lines.reduce((sum, line) => sum + line, 0);
  return players === fieldPlayers ? `1-${formation}` : formation;
}

const fieldPlayers = 10;

function toPlayerFields(player: LineUpPlayer, details: MatchDetails, side: Side, lang: Language) {
  const badge = `${player.role === "goalkeeper" ? "(G)" : ""}${player.captain === true ? "(C)" : ""}`;
  const rating = ratingOf(player, details, side);
  const { shirt, line, role, countryKey } = player;
  return {
    id: player.id,
    name: player.name,
    ...(badge === "" ? {} : { badge }),
    ...(role === undefined ? {} : { role: labelOf(textsIn(lang).labels.roles, role), place: role }),
    shirt: shirt ?? null,
    ...(countryKey === undefined ? {} : { nationality: countryOf(countryKey, lang).name }),
    shortName: shortNameOf(player),
    ...(line === undefined ? {} : { line }),
    ...(rating === null ? {} : { rating }),
    ...substitutionOf(player.id, details),
    path: playerPath(player, lang),
  };
}

/** A player's mark, in the sports that give one (C1.08). */
function ratingOf(player: LineUpPlayer, { state, playerFigures }: MatchDetails, side: Side): number | null {
  if (sportById(state.schedule.sportId)?.ratings !== true) return null;
  const text = playerFigures[side - 1]?.find((row) => row.player.id === player.id)?.values["rating"] ?? "";
  const rating = Number(text);
  return text === "" || Number.isNaN(rating) ? null : rating;
}

/** The player who came on for this one, or whom this one replaced. */
function substitutionOf(playerId: string, { entries }: MatchDetails) {
  for (const { incident } of entries) {
    if (incident.kind !== "substitution") continue;
    const { on, off, minute } = incident;
    if (on.id !== playerId && off.id !== playerId) continue;
    const other = on.id === playerId ? off : on;
    return { substitutionId: other.id, substitutionMinute: minuteText(minute), substitutionName: shortNameOf(other) };
  }
  return {};
}

/** The players who cannot play, and why (`df_scr_`). A reason without a translation keeps the source's own words. */
export const absenceBody: DetailsAnswer = ({ details, lang }) =>
  toSignedBody(
    absenceSection,
    ([1, 2] as const).flatMap((side) =>
      (details.lineUps[side - 1]?.absences ?? []).map(({ player, reason, availability }) => ({
        kind: "absence" as const,
        fields: {
          side,
          name: shortNameOf(player),
          playerId: player.id,
          path: playerPath(player, lang),
          ...(player.countryKey === undefined ? {} : { nation: countryOf(player.countryKey, lang).name }),
          reason: labelOf(textsIn(lang).labels.reasons, reason),
          availability: textsIn(lang).labels.availability[availability],
        },
      })),
    ),
  );
