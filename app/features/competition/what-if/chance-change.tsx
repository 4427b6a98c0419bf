import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toChanceText, toShare } from "../chances/chance-cell.ts";

/** A smaller change may be one of the drawn seasons alone. */
const leastChange = 0.01;

type ChanceChangeProps = { readonly before: Chance | null; readonly after: Chance | null };

/** "79 → 75", or "79" where a result changes nothing that counting can tell. */
export function ChanceChange({ before, after }: ChanceChangeProps) {
  const known = after ?? before;
  if (known === null) return <span>{"…"}</span>;
  const isChanged =
    before !== null &&
    after !== null &&
    (before.kind !== after.kind || Math.abs(toShare(before) - toShare(after)) >= leastChange);
  return (
    <span dir="ltr">
      {isChanged ? (
        <>
          {toChanceText(before)} <span className="arrow">→</span>{" "}
        </>
      ) : null}
      <b>{toChanceText(known)}</b>
    </span>
  );
}
