import { hasData } from "./codec.ts";

/** One sport's part of a feed of several sports (`fm_`, `fp_`), as a list of its own. */
export type SportPart = {
  readonly sportId: number;
  /** The sequence number of the sport's ledger at which the rows are valid; 0 if the source does not say. */
  readonly seq: number;
  readonly body: string;
};

/** Our own cell in a sport's header in such a feed: the number that a feed of one sport carries beside its body. */
const seqKey = "SSQ";
const header = /^SA÷\d+¬/;

/** Writes into a list's header the number at which its rows are valid; a list without a header stays unchanged. */
export const withSeq = (body: string, seq: number): string =>
  body.replace(header, (cells) => `${cells}${seqKey}÷${seq}¬`);

/** Splits a feed of several sports into its lists with leagues, in the feed's order. */
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
