import type { TableZone } from "../../../shared/wire/sections/read-standings.ts";
import { standingsTexts } from "../../i18n/standings-texts.ts";
import { useEventContext } from "../match-row/event-context.tsx";

type TableNotesProps = {
  readonly zones: readonly TableZone[];
  /** Whether running games count. */
  readonly isLive: boolean;
  /** The order of level teams, in words; "" if the feed does not say. */
  readonly tieBreak?: string;
};

/** Explains a table's colours, and which games it counts. */
export function TableNotes({ zones, isLive, tieBreak = "" }: TableNotesProps) {
  const { lang } = useEventContext();
  const texts = standingsTexts(lang);
  if (zones.length === 0 && !isLive && tieBreak === "") return null;
  return (
    <div className="table-notes">
      {zones.length === 0 ? null : (
        <ul aria-label={texts.legend}>
          {zones.map(({ code, label, colour }) => (
            <li key={code}>
              <svg className="zone" aria-hidden="true">
                <rect width="100%" height="100%" fill={colour} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      {isLive ? <p>{texts.liveNote}</p> : null}
      {tieBreak === "" ? null : <p>{tieBreak}</p>}
    </div>
  );
}
