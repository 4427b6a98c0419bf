import { MaskedPart } from "../veil/masked-part.tsx";
import { useCompetition } from "./competition-context.tsx";

/** In the place of a table of the season, its draw or its scorers; who asks for one sees them all. */
export function MaskedTable() {
  return <MaskedPart part={useCompetition().ids.join("_")} />;
}
