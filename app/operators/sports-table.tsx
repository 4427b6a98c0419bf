import type { SportStatus, StatusReport } from "./status-report.ts";
import { spanWords } from "./status-words.ts";
import { Table, type Cell } from "./table.tsx";

/** A row for each sport that something has asked for; the others are counted. */
export function SportsTable({ sports, feedProxy, madeAt }: StatusReport) {
  const nowMs = Date.parse(madeAt);
  const feeds = new Map((feedProxy.ok ? feedProxy.value.feeds : []).map((feed) => [feed.sportId, feed]));
  const shown = sports.filter((sport) => !isQuiet(sport));
  const rows = shown.map((status): readonly Cell[] => {
    const { sportId, sport, ledger, hub } = status;
    const feed = feeds.get(sportId);
    return [
      { text: sport, small: hub.ok && hub.value.epoch !== "" ? `epoch ${hub.value.epoch}` : "" },
      ledgerCell(status),
      ledger.ok ? spanWords(ledger.value.overdueMs) : "–",
      ledger.ok ? agoWords(ledger.value.changedMs, nowMs) : "–",
      feed === undefined ? "–" : { text: spanWords(feed.ageMs), small: feed.from, level: levelOf[feed.from] },
      hubCell(status),
    ];
  });
  const others = sports.length - shown.length;
  return (
    <>
      <Table heads={["Sport", "Position", "Late", "Changed", "Feed age", "Sockets"]} rows={rows} />
      {others === 0 ? null : (
        <p className="quiet">{`${others} of ${sports.length} sports: nothing has asked for them.`}</p>
      )}
    </>
  );
}

const levelOf = { cache: null, origin: null, stale: "note", none: "fault" } as const;

const isQuiet = ({ ledger, hub }: SportStatus): boolean =>
  ledger.ok && !ledger.value.isBegun && hub.ok && hub.value.sockets === 0 && hub.value.position === 0;

const agoWords = (ms: number | null, nowMs: number): string => (ms === null ? "–" : `${spanWords(nowMs - ms)} ago`);

function ledgerCell({ ledger }: SportStatus): Cell {
  if (!ledger.ok) return { text: "no answer", small: ledger.fault, level: "fault" };
  const { position, hubPosition } = ledger.value;
  const behind = position - hubPosition;
  return behind === 0 ? String(position) : { text: String(position), small: `hub −${behind}`, level: "note" };
}

function hubCell({ hub }: SportStatus): Cell {
  if (!hub.ok) return { text: "no answer", small: hub.fault, level: "fault" };
  const { sockets, subscribers } = hub.value;
  return subscribers === 0 ? String(sockets) : { text: String(sockets), small: `${subscribers} subjects` };
}
