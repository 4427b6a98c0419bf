import { Fragment, Suspense } from "react";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { FoundStar } from "./found-star.tsx";
import { markTyped } from "./mark-typed.ts";
import type { SearchRow, SearchRows } from "./search-rows.ts";

type FoundListProps = {
  readonly groups: readonly SearchRows[];
  /** The typed text, which is highlighted in the names. */
  readonly query: string;
  /** The prefix of its element ids. */
  readonly id: string;
  /** The cell that Enter follows or presses; null for a list of plain links, as on a page without scripts. */
  readonly active: ActiveCell | null;
  /** Receives the message about a star's effect. */
  readonly onSaid: (text: string) => void;
};
export type ActiveCell = { readonly path: string; readonly isOnStar: boolean };

const rowId = (id: string, { path }: SearchRow): string => `${id}-${path.replace(/[^\w-]/g, "_")}`;

/** The element id of the cell that Enter follows or presses. */
export const cellId = (id: string, row: SearchRow, isOnStar: boolean): string =>
  isOnStar ? `${rowId(id, row)}-star` : rowId(id, row);

/** The results by kind: a grid of links and stars in which the keys of the field above move, or plain links. */
export function FoundList({ groups, query, id, active, onSaid }: FoundListProps) {
  const label = searchTexts(usePage().lang).results;
  const isGrid = active !== null;
  return (
    <div className="found" id={id} {...(isGrid ? { role: "grid", "aria-label": label } : {})}>
      {groups.map(({ key, title, rows, hasHead }) => (
        <div
          key={key}
          {...(isGrid ? { role: "rowgroup", "aria-label": title } : {})}
          className={hasHead ? "found-group" : "found-group headless"}
        >
          {hasHead ? isGrid ? <GroupHead title={title} count={rows.length} /> : <h2>{title}</h2> : null}
          {rows.map((row) => (
            <div
              key={row.path}
              className="found-line"
              {...(isGrid ? { role: "row", "aria-selected": row.path === active.path } : {})}
            >
              <div {...(isGrid ? { role: "gridcell" } : {})}>
                <a href={row.path} className="found-row" {...(isGrid ? { id: rowId(id, row), tabIndex: -1 } : {})}>
                  <RowMark row={row} />
                  <span>
                    <Name name={row.name} query={query} />
                    {row.detail === "" ? null : <small>{row.detail}</small>}
                  </span>
                </a>
              </div>
              {isGrid && row.followed !== null ? (
                // A row is made active by the keys of the field, which keeps the focus.
                // oxlint-disable-next-line prefer-tag-over-role
                <div role="gridcell">
                  {/* A star loads its texts. Without its own boundary React would hide the whole window meanwhile, and a typed letter would be lost. */}
                  <Suspense>
                    <FoundStar
                      followed={row.followed}
                      id={cellId(id, row, true)}
                      isActive={active.isOnStar && row.path === active.path}
                      onSaid={onSaid}
                    />
                  </Suspense>
                </div>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The group's name says it to those who hear the list. */
function GroupHead({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <p className="found-head" aria-hidden="true">
      {title} <i>{count}</i>
    </p>
  );
}

function RowMark({ row }: { readonly row: SearchRow }) {
  if (row.mark === "recent") return <Icon name="recent" />;
  return row.mark === "" ? <Icon name="search" /> : <Flag name={row.mark} />;
}

function Name({ name, query }: { readonly name: string; readonly query: string }) {
  return (
    <bdi translate="no">
      {markTyped(name, query).map(({ text, isTyped }, index) =>
        // The parts of a name have no other names.
        // oxlint-disable-next-line no-array-index-key
        isTyped ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>,
      )}
    </bdi>
  );
}
