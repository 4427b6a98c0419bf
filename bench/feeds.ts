import { brotliCompressSync, constants } from "node:zlib";
import { createLiveStore } from "../app/live/store.ts";
import { encodeChange } from "../shared/wire/changes.ts";
import { decodeRows } from "../shared/wire/codec.ts";
import { decodeDayFeed, encodeDayFeed, type DayFeed } from "../shared/wire/day-feed.ts";
import { updateSubject } from "../shared/push/subjects.ts";
import { measureInterleaved } from "./interleaved.ts";
import { toSoccerDay } from "./soccer-day.ts";

const eventCount = 2_000;
const day = toSoccerDay(eventCount);
const body = toWire(encodeDayFeed(day));
const json = toWire(JSON.stringify(day));
/** The same cells with the wire's own short keys, as a JSON feed that saves bytes would have them. */
const shortJson = toWire(JSON.stringify(decodeRows(body).rows.map((row) => Object.fromEntries(row))));

const codec = measureInterleaved(
  {
    decode: () => decodeDayFeed(body),
    parse: () => JSON.parse(json),
    parseShort: () => JSON.parse(shortJson),
    encode: () => flatten(encodeDayFeed(day)),
    stringify: () => flatten(JSON.stringify(day)),
  },
  { rounds: 60, warmUp: 20 },
);
/** A list of 100 games, all of which are played, one of 10,000 of which as many are, and one of which all are. */
const changes = measureInterleaved(
  {
    small: toChangeTask(toSoccerDay(100), 100),
    large: toChangeTask(toSoccerDay(10_000), 100),
    busy: toChangeTask(toSoccerDay(10_000), 10_000),
  },
  { rounds: 40, warmUp: 20 },
);

print(`Soccer day, ${eventCount} events, ${decodeRows(body).rows.flat().length} cells (ratios of one run)`, [
  ["decode, speed of JSON.parse", codec.parse / codec.decode, ">=", 0.6],
  ["  the same with short keys in the JSON", codec.parseShort / codec.decode],
  ["encode, speed of JSON.stringify", codec.stringify / codec.encode, ">=", 0.5],
  ["bytes, of the JSON", byteLength(body) / byteLength(json), "<=", 0.6],
  ["  the same with short keys in the JSON", byteLength(body) / byteLength(shortJson)],
  ["bytes after brotli 5, of the JSON", brotli(body) / brotli(json)],
  ["  the same with short keys in the JSON", brotli(body) / brotli(shortJson)],
  ["changed row, 10,000 events to 100", changes.large / changes.small, "<=", 1.5],
  ["  the same where all of them change", changes.busy / changes.small],
]);
console.log(`  ${byteLength(body)} bytes, ${brotli(body)} after brotli; JSON ${byteLength(json)}, ${brotli(json)}`);

/** A thousand changed rows on the page's own store, of so many events in turn. */
function toChangeTask(listed: DayFeed, changing: number): () => void {
  const subject = updateSubject(listed.sportId);
  const feed = encodeDayFeed(listed);
  const store = createLiveStore(1_760_040_000);
  store.open({
    key: "day",
    sportId: listed.sportId,
    feedName: "f_1_0_2_fr_1",
    feed,
    seq: 0,
    odds: null,
    oddsSeq: null,
    oddsFeedName: null,
    market: null,
    nowSeconds: 1_760_040_000,
    isFollowed: true,
  });
  const all = listed.leagues.flatMap(({ events }) => events.map(({ id }) => id ?? ""));
  const ids = all.filter((_, index) => index % (all.length / changing) === 0);
  let seq = 0;
  return () => {
    for (let count = 0; count < 1_000; count += 1) {
      seq += 1;
      const id = ids[(seq * 7_919) % ids.length] ?? "";
      // Another score at each turn of the events: what says nothing new costs next to nothing.
      const score = (seq + Math.floor(seq / ids.length)) % 10;
      store.applyRows(subject, seq, encodeChange({ id, homeScore: score, homePeriod1: score }));
    }
  };
}

/** A text as it arrives: in one piece, not as the parts that it was put together from. */
function toWire(text: string): string {
  return Buffer.from(text).toString();
}

/** Reading a character makes the engine join the parts of a text, which writing it to a socket would. */
function flatten(text: string): number {
  return text.charCodeAt(text.length - 1);
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}

type Line = readonly [label: string, ratio: number, relation?: ">=" | "<=", target?: number];

function print(title: string, lines: readonly Line[]): void {
  console.log(title);
  for (const [label, ratio, relation, target] of lines) {
    const isMet = target === undefined || (relation === ">=" ? ratio >= target : ratio <= target);
    const goal = target === undefined ? "" : `  (target ${relation} ${target}${isMet ? "" : ", MISSED"})`;
    console.log(`  ${label.padEnd(40)} ${ratio.toFixed(2)}${goal}`);
    if (!isMet) process.exitCode = 1;
  }
}
