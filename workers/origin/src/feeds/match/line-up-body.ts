import { absenceSection, lineUpSection } from "../../../../../shared/feed/sections/line-ups.ts";
import { countryOf } from "../../../../../shared/geo/countries.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { LineUp, LineUpPlayer } from "../../../../../shared/timeline/player.ts";
import type { MatchDetails } from "../../ledger/story.ts";
import type { DetailsAnswer } from "./match-question.ts";
import { minuteText, playerPath, shortNameOf } from "./player-texts.ts";
import { toSignedBody } from "./signed.ts";
import { labelOf } from "../../texts/label-of.ts";
import { textsIn } from "../../texts/texts-in.ts";

type Rows = Parameters<typeof lineUpSection.encode>[0]["rows"];
type List = { readonly title: string; readonly of: (lineUp: LineUp) => readonly LineUpPlayer[] };

/** Who starts, who sits on the bench, who coaches (`df_li_`). */
export const lineUpBody: DetailsAnswer = ({ details, lang }) => {
  const { titles } = textsIn(lang).labels;
  const lists: readonly List[] = [
    { title: titles.startingLineUps, of: ({ starters }) => starters },
    { title: titles.substitutes, of: ({ bench }) => bench },
    { title: titles.coaches, of: ({ coach }) => (coach === undefined ? [] : [{ ...coach, role: "coach" }]) },
  ];
  const rows = lists.flatMap((list, index) => toListRows(details, list, index === 0, lang));
  const [first] = rows;
  // The first list and its side stand in the section's own row.
  if (first?.kind !== "list") return toSignedBody(lineUpSection, []);
  const { title, ...side } = first.fields;
  const section = { title: titles.formation, ...(title === undefined ? {} : { list: title }), ...side };
  return toSignedBody(lineUpSection, [{ kind: "section", fields: section }, ...rows.slice(1)]);
};

function toListRows(details: MatchDetails, { title, of }: List, isStart: boolean, lang: Language): Rows {
  let isFirst = true;
  return ([1, 2] as const).flatMap((side): Rows => {
    const lineUp = details.lineUps[side - 1] ?? null;
    const players = lineUp === null ? [] : of(lineUp);
    if (lineUp === null || players.length === 0) return [];
    const head: Rows = isFirst ? [{ kind: "list", fields: { title, side } }] : [{ kind: "side", fields: { side } }];
    isFirst = false;
    const formation = isStart && lineUp.formation !== "" ? lineUp.formation : undefined;
    return [
      ...head,
      ...players.map((player, order) => ({
        kind: "player" as const,
        fields: {
          order,
          ...(order === 0 && formation !== undefined ? { formation } : {}),
          side,
          ...toPlayerFields(player, details, side, lang),
        },
      })),
    ];
  });
}

function toPlayerFields(player: LineUpPlayer, details: MatchDetails, side: 1 | 2, lang: Language) {
  const badge = `${player.role === "goalkeeper" ? "(G)" : ""}${player.captain === true ? "(C)" : ""}`;
  const rating = ratingOf(player, details, side);
  const { shirt, line, role, countryKey } = player;
  return {
    id: player.id,
    name: player.name,
    shortName: shortNameOf(player),
    ...(shirt === undefined ? {} : { shirt }),
    ...(line === undefined ? {} : { line }),
    ...(countryKey === undefined ? {} : { nationality: countryOf(countryKey, lang).name }),
    ...(badge === "" ? {} : { badge }),
    ...(role === undefined ? {} : { role: labelOf(textsIn(lang).labels.roles, role) }),
    ...(rating === null ? {} : { rating }),
    ...substitutionOf(player.id, details),
  };
}

/** A player's mark, in the sports that give one (C1.08). */
function ratingOf(player: LineUpPlayer, { state, playerFigures }: MatchDetails, side: 1 | 2): number | null {
  if (sportById(state.schedule.sportId)?.ratings !== true) return null;
  const text = playerFigures[side - 1]?.find((row) => row.player.id === player.id)?.values["rating"] ?? "";
  const rating = Number(text);
  return text === "" || Number.isNaN(rating) ? null : rating;
}

/** Who came for the player, or whom the player came for. */
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

/** Who cannot play, and why (`df_scr_`). Reasons are the source's own words. */
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
          reason,
          availability: textsIn(lang).labels.availability[availability],
        },
      })),
    ),
  );
