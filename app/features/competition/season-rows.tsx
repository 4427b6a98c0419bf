import { useContext } from "react";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { PrinterContext } from "../../rendering/printer.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { MatchRow } from "../match-row/match-row.tsx";
import { toStaticRows } from "../match-row/static-rows.tsx";

type SeasonRowsProps = {
  readonly league: ListLeague["league"];
  readonly ids: readonly string[];
  /** Which of them are shown. */
  readonly category: ListCategory;
  /** The bookmaker whose prices the rows show; none unless given. */
  readonly bookmakerId?: number;
};

/** Rows of one stage, as lists have them: printed by the server, moved by the store in a browser. */
export function SeasonRows({ league, ids, category, bookmakerId: quoting }: SeasonRowsProps) {
  const bookmakerId = quoting ?? null;
  const context = useEventContext();
  const print = useContext(PrinterContext);
  const { store, loadedSeconds } = useLiveClient();
  if (import.meta.env.SSR && print !== null) {
    const isSevens = league.sevens === 1;
    const rows = { ids, category, bookmakerId, store, context, nowSeconds: loadedSeconds, isSevens };
    const { drawnFrom, toRows } = toStaticRows(rows);
    const inside = print(["season rows", ...drawnFrom], () => <>{toRows()}</>);
    return <ul className="rows" dangerouslySetInnerHTML={{ __html: inside }} />;
  }
  return (
    <ul className="rows">
      {ids.map((id) => (
        <MatchRow key={id} id={id} league={league} category={category} bookmakerId={bookmakerId} />
      ))}
    </ul>
  );
}
