import { currentVeil } from "../../live/veil.ts";
import { MaskedPart } from "../veil/masked-part.tsx";
import { useCompetition } from "./competition-context.tsx";

/** In the place of a table of the season, its draw or its scorers; who asks for one sees them all. */
export function MaskedTable() {
  const { ids } = useCompetition();
  return <MaskedPart onShow={() => currentVeil()?.revealPart(ids.join("_"))} />;
}
