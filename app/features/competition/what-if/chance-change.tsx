import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toChanceText } from "../chances/chance-cell.ts";
import { isChanged } from "./changed-chances.ts";

type ChanceChangeProps = { readonly before: Chance | null; readonly after: Chance | null };

/** "79 → 75", or "79" where a result changes nothing that counting can tell. */
export function ChanceChange({ before, after }: ChanceChangeProps) {
  const known = after ?? before;
  if (known === null) return <span>{"…"}</span>;
  return (
    <span dir="ltr">
      {before !== null && after !== null && isChanged(before, after) ? (
        <>
          {toChanceText(before)} <span className="arrow">→</span>{" "}
        </>
      ) : null}
      <b>{toChanceText(known)}</b>
    </span>
  );
}
