import { hasData } from "./codec.ts";

/** One sport's part of a feed of several sports (`fm_`, `fp_`), as a list of its own. */
export type SportPart = {
  readonly sportId: number;
  /** The number of the sport's ledger at which the rows are true; 0 where the source does not say. */
  readonly seq: number;
  readonly body: string;
};

/** Of the header of a sport in such a feed: a cell of ours, the number that a feed of the sport alone has beside its body. */
const seqKey = "SSQ";
const header = /^SA÷\d+¬/;

/** A list whose header says at which number its rows are true; lists without rows stay as they are. */
export const withSeq = (body: string, seq: number): string =>
  body.replace(header, (cells) => `${cells}${seqKey}÷${seq}¬`);

/** The lists in a feed of several sports, in its order. */
export function splitSports(body: string): readonly SportPart[] {
  if (!hasData(body)) return [];
  return body
    .split(/(?<=~|^)(?=SA÷)/)
    .flatMap((part): readonly SportPart[] => {
      const [, sportId, seq] = new RegExp(`^SA÷(\\d+)¬(?:${seqKey}÷(\\d+)¬)?`).exec(part) ?? [];
      if (sportId === undefined) return [];
      return [{ sportId: Number(sportId), seq: Number(seq ?? 0), body: part.replace(/(?<=~)A1÷[^~]*~$/, "") }];
    })
    .filter((part) => part.body.includes("~ZA÷"));
}
