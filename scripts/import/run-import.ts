import { createChunk } from "./chunk.ts";
import { createRecordChoice } from "./choose-records.ts";
import { createGuessedClubs } from "./guessed-clubs.ts";
import { createLeagueCodes } from "./league-codes.ts";
import { encodingNames } from "./file-text.ts";
import { formats } from "./formats.ts";
import { gatherFiles, type SourceFile } from "./gather-files.ts";
import type { ImportStart } from "./import-mark.ts";
import { OriginError } from "./origin-client.ts";
import type { FaultKind, MatchRecord, SourceItem } from "./match-record.ts";
import { sendChunk, sendStandings, type ImportClient } from "./send-chunk.ts";

/** The most lines that an import prints about skipped items, so that its whole report stays below 1,000 lines. */
const mostLines = 700;
/** The most lines about one file, so that a file of rubbish leaves room for the others. */
const mostLinesOfFile = 100;

/** Decides which faults and remarks are printed, and counts the others. */
function createNamedLines() {
  const byFile = new Map<string, number>();
  let lines = 0;
  let unnamed = 0;
  return {
    /** Whether to print one more line about a file, which stands for `count` items. If not, it adds `count` to the unnamed ones. */
    takes(label: string, count = 1): boolean {
      const ofFile = byFile.get(label) ?? 0;
      if (lines >= mostLines || ofFile >= mostLinesOfFile) {
        unnamed += count;
        return false;
      }
      lines += 1;
      byFile.set(label, ofFile + 1);
      return true;
    },
    unnamed: (): number => unnamed,
  };
}

export type ImportCounts = {
  added: number;
  changed: number;
  unchanged: number;
  /** Tables of seasons that were added or changed. */
  tables: number;
  /** Told again by another file, with the same result. */
  repeated: number;
  /** Files of other kinds in the folders that were named. */
  otherFiles: number;
  /** Files that were converted from another encoding than UTF-8, by its name. */
  readonly converted: Map<string, number>;
  /** Faults and remarks that were counted but not named. */
  unnamed: number;
  /** Clubs that several spellings became without a table that says so. */
  guessedClubs: readonly string[];
  readonly skipped: Map<FaultKind, number>;
};
/** How far an import is; `file` counts from 1 and is what `--from` takes. */
export type ImportProgress = {
  readonly file: number;
  readonly files: number;
  readonly label: string;
  readonly matches: number;
};
export type ImportEvents = {
  readonly onFault: (text: string) => void;
  readonly onNotice: (text: string) => void;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Called after each file: an import that is interrupted now continues after that file. */
  readonly onFileDone: (next: ImportStart) => void;
};

/**
 * Reads every path and sends the valid records to the origin.
 * @param start the number of the file to begin at (1 is the first), or the place where an earlier import stopped, which
 * counts only if the number of files is still the same
 * @param isWomens whether files that do not name the sex are of women's competitions
 * @throws OriginError, which says where to continue, and any error of reading a path
 */
export async function runImport(
  paths: readonly string[],
  client: ImportClient,
  events: ImportEvents,
  start: number | ImportStart = 1,
  isWomens = false,
): Promise<ImportCounts> {
  const counts: ImportCounts = {
    added: 0,
    changed: 0,
    unchanged: 0,
    tables: 0,
    repeated: 0,
    otherFiles: 0,
    converted: new Map(),
    unnamed: 0,
    guessedClubs: [],
    skipped: new Map(),
  };
  const named = createNamedLines();
  const say = (label: string, text: string, print: (text: string) => void, count = 1) => {
    if (named.takes(label, count)) print(text);
    counts.unnamed = named.unnamed();
  };
  const skip = (label: string, kind: FaultKind, text: string, count = 1) => {
    counts.skipped.set(kind, (counts.skipped.get(kind) ?? 0) + count);
    say(label, text, events.onFault, count);
  };
  const { files, odd, others } = await gatherFiles(paths, isWomens);
  counts.otherFiles = others;
  for (const { label, reason } of odd) skip(label, "file not understood", `${label}: ${reason}`);
  if (files.length + odd.length === 0) skip("", "file not understood", `${paths.join(", ")}: there is no file`);
  if (files.length === 0) events.onNotice(toFormats());
  for (const { label, encoding } of files) {
    if (encoding === null || encoding === "utf-8") continue;
    const name = encodingNames[encoding];
    counts.converted.set(name, (counts.converted.get(name) ?? 0) + 1);
    say(label, `${label}: is ${name}, not UTF-8: it was converted`, events.onNotice);
  }

  const isStopped = typeof start !== "number" && start.files === files.length && start.from <= files.length;
  const fromFile = typeof start === "number" ? start : isStopped ? start.from : 1;
  if (isStopped) {
    const label = files[fromFile - 1]?.label ?? "";
    events.onNotice(`goes on at file ${fromFile} of ${files.length}, ${label}: --from 1 starts over`);
  }

  const choice = createRecordChoice();
  const codes = createLeagueCodes();
  counts.guessedClubs = await readAhead(files, choice, codes);

  const tables: Extract<SourceItem, { kind: "standing" }>[] = [];
  let ordinal = 0;
  let matches = 0;
  for (const [index, { label, read }] of files.entries()) {
    const isSent = index + 1 >= fromFile;
    const chunk = createChunk();
    let goesOn = true;
    const report = () => events.onProgress({ file: index + 1, files: files.length, label, matches });
    const refuse = (kind: FaultKind, text: string) => skip(label, kind, text);
    const flush = async () => {
      const taken = chunk.take();
      if (taken === null) return;
      goesOn = await sendChunk(taken, client, counts, refuse).catch((error: unknown) => {
        throw error instanceof OriginError ? toResumable(error, index + 1, files.length, label) : error;
      });
      if (!goesOn) events.onNotice(toHalt(label));
      report();
    };
    report();
    for await (const item of read()) {
      if (item.kind === "match") ordinal += 1;
      if (item.kind === "standing") tables.push(item);
      if (!isSent || !goesOn || item.kind === "standing") continue;
      if (item.kind === "notice") say(label, item.text, events.onNotice);
      else if (item.kind === "fault") skip(label, item.faultKind, `${item.where}: ${item.reason}`, item.count);
      else {
        const verdict = choice.validate(ordinal, item.record);
        if (verdict === "repeated") counts.repeated += 1;
        else if (verdict !== "chosen")
          skip(label, "overruled by another file", toOverruled(item.record, verdict.where));
        else {
          matches += 1;
          if (!chunk.takes(item.record)) await flush();
          if (goesOn) chunk.add(codes.withCodes(item.record));
        }
      }
    }
    await flush();
    if (isSent) events.onFileDone({ from: index + 2, files: files.length });
  }
  await sendStandings(tables, client, counts, (kind, text) => skip("tables", kind, text));
  return counts;
}

/** Shows every record to what decides about all of them. @returns the clubs that were guessed */
async function readAhead(
  files: readonly SourceFile[],
  choice: Pick<ReturnType<typeof createRecordChoice>, "see">,
  codes: Pick<ReturnType<typeof createLeagueCodes>, "see">,
): Promise<readonly string[]> {
  const clubs = createGuessedClubs();
  let seen = 0;
  for await (const { record } of recordsOf(files)) {
    choice.see((seen += 1), record);
    codes.see(record);
    for (const { participant, countryKey, written, isGuess } of record.clubs ?? [])
      clubs.see(participant.id, countryKey, participant.name, written, isGuess);
  }
  return clubs.lines();
}

async function* recordsOf(files: readonly SourceFile[]): AsyncGenerator<{ readonly record: MatchRecord }> {
  for (const { read } of files) {
    for await (const item of read()) if (item.kind === "match") yield item;
  }
}

const toOverruled = (record: MatchRecord, where: string) =>
  `${record.where}: ${record.title}: the result is another one at ${where}, which knows more`;

const toFormats = (): string =>
  `nothing could be read; the formats are ${[...new Set(formats.map(({ name, ending }) => `${name} (${ending})`))].join(", ")}`;

const toHalt = (label: string) =>
  `${label}: stopped here, because its matches would replace others that are over: say --women if women play in it, ` +
  "put it into a folder that names its class (u21, reserves), or say --replace if these are the right ones";

const toResumable = (error: OriginError, file: number, files: number, label: string) =>
  new OriginError(`${error.message} (stopped in file ${file} of ${files}, ${label}: --from ${file} goes on there)`, {
    cause: error,
  });
