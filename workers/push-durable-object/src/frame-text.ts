import { protocolVersion, type ServerFrame, type Position } from "../../../shared/push/frames.ts";

const toText = (frame: ServerFrame): string => JSON.stringify(frame);

/** `back`: over how long sockets that are lost come back, in milliseconds; 0 for the usual time. */
export const helloText = (have: Readonly<Record<string, Position>>, nowMs: number, back: number) =>
  toText({ t: "hello", v: protocolVersion, at: Math.floor(nowMs / 1000), have, back });

export const rowsText = (subject: string, firstSeq: number, rows: readonly string[]) =>
  toText({ t: "rows", s: subject, n: firstSeq, r: rows.join("") });

export const repairText = (subject: string, goOnFrom: number) => toText({ t: "repair", s: subject, n: goOnFrom });

export const markText = (token: string) => toText({ t: "mark", m: token });
