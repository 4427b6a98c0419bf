import { Fragment } from "react";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { markTyped } from "./mark-typed.ts";
import type { SearchRow, SearchRows } from "./search-rows.ts";

type FoundListProps = {
  readonly groups: readonly SearchRows[];
  /** What was typed; it stands out in the names. */
  readonly query: string;
  /** The names of its ids begin with this. */
  readonly id: string;
  /** The row that Enter follows; null for a list of plain links, which is what a page without scripts has. */
  readonly activePath: string | null;
};

export const rowId = (id: string, { path }: SearchRow): string => `${id}-${path.replace(/[^\w-]/g, "_")}`;

/** What was found, by kind: the options of the field above, or links. */
export function FoundList({ groups, query, id, activePath }: FoundListProps) {
  const label = searchTexts(usePage().lang).results;
  const isListbox = activePath !== null;
  return (
    <div className="found" id={id} {...(isListbox ? { role: "listbox", "aria-label": label } : {})}>
      {groups.map(({ key, title, rows, hasHead }) => (
        <div
          key={key}
          {...(isListbox ? { role: "group", "aria-label": title } : {})}
          className={hasHead ? "found-group" : "found-group headless"}
        >
          {hasHead ? isListbox ? <GroupHead title={title} count={rows.length} /> : <h2>{title}</h2> : null}
          {rows.map((row) => (
            <a
              key={row.path}
              href={row.path}
              className="found-row"
              {...(isListbox
                ? { role: "option", id: rowId(id, row), "aria-selected": row.path === activePath, tabIndex: -1 }
                : {})}
            >
              <RowMark row={row} />
              <span>
                <Name name={row.name} query={query} />
                {row.detail === "" ? null : <small>{row.detail}</small>}
              </span>
            </a>
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
    <bdi>
      {markTyped(name, query).map(({ text, isTyped }, index) =>
        // The parts of a name have no other names.
        // oxlint-disable-next-line no-array-index-key
        isTyped ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>,
      )}
    </bdi>
  );
}
