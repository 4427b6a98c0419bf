import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A starter of a field, and the facts of the race or round (`df_pi_`). All keys are our own. */
export const starterKinds = {
  starter: { fields: { id: text("TID"), name: text("TIN"), country: text("TIC"), league: text("TIL") } },
  fact: { fields: { name: text("TFN"), label: text("TFL"), value: text("TFV") } },
} as const;

export const starterSection = createSectionCodec(starterKinds);

/** A golfer's rounds (`df_hi_`): a round's row, then the score after some of its holes, with the par of the
 * last of them. All keys are our own. */
export const holesKinds = {
  round: { fields: { label: text("THR"), toPar: int("THT"), holesPlayed: int("THP") } },
  holes: { fields: { through: int("THN"), toPar: int("THS"), par: int("THA") } },
} as const;

export const holesSection = createSectionCodec(holesKinds);

export type Hole = {
  readonly number: number;
  /** Null where the source does not name it. */
  readonly par: number | null;
  /** Strokes against par on this hole; null where holes were not reported one by one. */
  readonly toPar: number | null;
};
export type HolesRound = {
  readonly label: string;
  readonly toPar: number;
  readonly holesPlayed: number;
  readonly holes: readonly Hole[];
};

/** The section `df_hi_`: a golfer's rounds, hole by hole. */
export function readHoles(body: string): readonly HolesRound[] {
  const rounds: {
    label: string;
    toPar: number;
    holesPlayed: number;
    holes: Hole[];
    before: number;
    through: number;
  }[] = [];
  for (const row of holesSection.decode(body).rows) {
    if (row.kind === "round") {
      const { label, toPar, holesPlayed } = row.fields;
      rounds.push({
        label: label ?? "",
        toPar: toPar ?? 0,
        holesPlayed: holesPlayed ?? 0,
        holes: [],
        before: 0,
        through: 0,
      });
      continue;
    }
    const round = rounds.at(-1);
    const { through, toPar, par } = row.fields;
    if (round === undefined || typeof through !== "number") continue;
    const isNext = through === round.through + 1;
    round.holes.push({ number: through, par: par ?? null, toPar: isNext ? (toPar ?? 0) - round.before : null });
    round.before = toPar ?? 0;
    round.through = through;
  }
  return rounds.map(({ label, toPar, holesPlayed, holes }) => ({ label, toPar, holesPlayed, holes }));
}
