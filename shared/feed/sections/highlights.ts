import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** Who shows the highlights of a match (`df_hl_`, our own): those providers alone that the visitor's country may see. */
export const highlightsKinds = {
  provider: {
    fields: {
      id: int("HPI"),
      name: text("HPN"),
      /** Where it shows them; empty for a provider that only its name is known of. */
      address: text("HPR"),
      /** Its countries, `{"TCC":["FR"]}`, for the proxy alone. */
      places: text("HPC"),
    },
  },
} as const;

export const highlightsSection = createSectionCodec(highlightsKinds);
