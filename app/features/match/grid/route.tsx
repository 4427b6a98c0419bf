import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fieldTabTexts } from "../../../i18n/field-tab-texts.ts";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { FieldTable } from "../field/field-table.tsx";
import { RankedHeads, RankedRow } from "../field/ranked-row.tsx";
import { useStarters } from "../field/use-starters.ts";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("grid", args);

const parts = ["qualifying1", "qualifying2", "qualifying3"] as const;

/** From where each starter begins, and the times that decided it. */
export function Grid() {
  const { lang } = useEventContext();
  const { gridPage: texts } = fieldTabTexts(lang);
  const starters = useStarters().map(({ event }) => event);
  const onGrid = starters
    .filter(({ grid, qualifying1 }) => typeof grid === "number" || qualifying1)
    .toSorted((a, b) => (a.grid || Infinity) - (b.grid || Infinity));
  if (onGrid.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  const shown = parts.filter((part) => onGrid.some((event) => event[part]));
  const best = parts.map((part) => onGrid.flatMap((event) => event[part] || []).toSorted(byTime)[0]);
  return (
    <FieldTable
      title={texts.title}
      heads={
        <>
          <RankedHeads />
          {shown.map((part, index) => (
            <th key={part} scope="col">
              {shown.length === 1 ? texts.single : texts.parts[index]}
            </th>
          ))}
        </>
      }
    >
      {onGrid.map((event) => (
        <RankedRow key={event.id} event={event} place={event.grid ? `${event.grid}.` : "–"} tab="grid">
          {shown.map((part) => (
            <td key={part} className={event[part] && event[part] === best[parts.indexOf(part)] ? "best" : undefined}>
              {event[part] ? toLocalFigure(event[part], lang) : "–"}
            </td>
          ))}
        </RankedRow>
      ))}
    </FieldTable>
  );
}

/** "1:06.113" before "1:07.400"; longer texts are longer times. */
const byTime = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

const tab = defineTab("grid", Grid);

export const clientLoader = tab.clientLoader;
/** The starting grid of a race. */
export default tab.Tab;
