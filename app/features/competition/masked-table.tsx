import { currentVeil } from "../../live/veil.ts";
import { MaskedPart } from "../veil/masked-part.tsx";
import { useCompetition } from "./competition-context.tsx";

/** Takes the place of a season's table, draw or scorers while they are masked; revealing one of them reveals them all. */
export function MaskedTable() {
  const { ids } = useCompetition();
  return <MaskedPart onShow={() => currentVeil()?.revealPart(ids.join("_"))} />;
}
