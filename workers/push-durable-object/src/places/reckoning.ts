import { isWithin } from "../../../../shared/basics/is-within.ts";

/** After a deploy all sockets come back: room stays for as many as there were within so long a time. */
const remembersMs = 150_000;
/** Newcomers count as such for about so long. */
const newMs = 2_000;
/** An answer is in use for some seconds: room for those who come meanwhile, at the pace of the last newcomers. */
const ahead = 2.5;

/** How many sockets a directory makes room for: more than it knows of where many come, or where many were a moment ago. */
export function createReckoning() {
  let most = { sockets: 0, atMs: -Infinity };
  let recent = { newcomers: 0, atMs: 0 };
  const newcomersAt = (nowMs: number) => recent.newcomers * Math.exp(-Math.max(0, nowMs - recent.atMs) / newMs);

  return {
    welcome(newcomers: number, nowMs: number) {
      recent = { newcomers: newcomersAt(nowMs) + Math.max(0, newcomers), atMs: nowMs };
    },
    socketsFor(known: number, nowMs: number): number {
      if (known >= most.sockets || !isWithin(most.atMs, remembersMs, nowMs)) most = { sockets: known, atMs: nowMs };
      return Math.max(most.sockets, known + ahead * newcomersAt(nowMs));
    },
  };
}
