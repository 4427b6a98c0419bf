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
