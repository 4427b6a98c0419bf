import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import type { ListLeague } from "../../live/lists.ts";
import { MatchRow } from "../match-row/match-row.tsx";

type SeasonRowsProps = {
  readonly league: ListLeague["league"];
  readonly ids: readonly string[];
  /** Which of them are shown. */
  readonly category: ListCategory;
  /** The bookmaker whose prices the rows show; none unless given. */
  readonly bookmakerId?: number | null;
};

/** Rows of one stage, as lists have them. */
export function SeasonRows({ league, ids, category, bookmakerId = null }: SeasonRowsProps) {
  return (
    <ul className="rows">
      {ids.map((id) => (
        <MatchRow key={id} id={id} league={league} category={category} bookmakerId={bookmakerId} />
      ))}
    </ul>
  );
}
