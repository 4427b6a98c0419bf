import { WebSocket } from "ws";
import { sports } from "../../../shared/sports/catalogue.ts";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import type { ServerFrame } from "../../../shared/push/frames.ts";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import { hangMs } from "../harness/exchange.ts";
import type { Fault } from "../harness/validate.ts";
import { anyClient, clientAddress, type Ground } from "../harness/ground.ts";
import { hostileNumber, hostileText, mutate } from "../harness/hostile-texts.ts";
import type { Random } from "../harness/random.ts";
import type { Target } from "./target.ts";

type Frame = { readonly data: string | Buffer; readonly isBinary: boolean };
type Visit = {
  readonly path: string;
  readonly place: string;
  readonly client: string;
  readonly frames: readonly Frame[];
};
/** A socket's received texts and its end; a null code means that the server left it open, and answered its last ping. */
type Itinerary = { readonly texts: readonly string[]; readonly code: number | null; readonly refusal: string | null };

/** A socket that has been silent for this long has sent everything. */
const quietMs = 100;

/** The codes that the server may close with. */
const knownCodes = new Set<number>(Object.values(closeCodes).map(({ code }) => code));

/** Opens sockets in every way, then sends invalid frames, floods, and joins of subjects that a place may not see. */
export const sockets: Target = {
  name: "sockets",
  async play(random, ground, run, findings) {
    const visit = makeVisit(random, ground);
    const itinerary = await visitPush(ground, visit);
    const repeat = `wscat -H 'x-dev-place: ${visit.place}' -c "$BASE"'${visit.path}' then ${JSON.stringify(
      visit.frames.slice(0, 5).map(({ data }) => data.toString().slice(0, 200)),
    )} (${visit.frames.length} frames)`;
    for (const fault of validate(visit, itinerary)) findings.add("sockets", run, { fault, repeat });
  },
};

/** Returns the subjects that a frame names. */
function subjectsOf(frame: ServerFrame): readonly string[] {
  if (frame.t === "hello") return Object.keys(frame.have);
  return frame.t === "mark" ? [] : [frame.s];
}

function validate({ place }: Visit, itinerary: Itinerary | "hangs"): readonly Fault[] {
  if (itinerary === "hangs") return [{ rule: "answers in time", sign: "hangs" }];
  const { texts, code, refusal } = itinerary;
  const faults: Fault[] = [];
  if (refusal !== null && /\b5\d\d\b/.test(refusal)) faults.push({ rule: "no server error", sign: refusal });
  if (code !== null && !knownCodes.has(code))
    faults.push({ rule: "close codes are those of the table (P10)", sign: String(code) });
  if (code === closeCodes.serverError.code) faults.push({ rule: "no server error", sign: "closed with 1011" });
  for (const text of texts) {
    if (text === "pong") continue;
    const frame = parseServerFrame(text);
    if (frame === null) faults.push({ rule: "frames are those of the protocol (P2)", sign: text.slice(0, 60) });
    const subjects = frame === null ? [] : subjectsOf(frame);
    const isForeign = subjects.some(
      (subject) => subject.startsWith("uo_") && !(place.startsWith("FR") && subject.endsWith("_fr")),
    );
    if (isForeign) faults.push({ rule: "no odds of another market (P7)", sign: subjects.join(" ") });
    if (subjects.some((subject) => subject.startsWith("lsid_")))
      faults.push({ rule: "no profile without proof", sign: text.slice(0, 60) });
  }
  return faults;
}

function makeVisit(random: Random, ground: Ground): Visit {
  const joins = random.list(1, random.pick([1, 2, 9]), () => `${anySubject(random, ground)}:${anySince(random)}`);
  const version = random.chance(0.9) ? "1" : random.pick(["0", "2", "", "1.0", "x"]);
  const path = `/push?v=${version}${joins.map((join) => `&join=${encodeURIComponent(Buffer.from(join).toString())}`).join("")}`;
  const isFlood = random.chance(0.05);
  const flood = anyFrame(random, ground);
  const frames = isFlood ? Array.from({ length: 300 }, () => flood) : random.list(0, 6, () => anyFrame(random, ground));
  return { path, place: random.pick(["FR", "FR:IDF", "BE", "US:TX", "unknown"]), client: anyClient(random), frames };
}

function anySubject(random: Random, ground: Ground): string {
  const sportId = random.chance(0.8) ? random.pick(sports).id : random.int(120);
  const subject = random.pick([
    "sys",
    "service",
    `u_${sportId}_1`,
    `u_${sportId}_${random.int(1200)}`,
    `ul_${sportId}_1`,
    `uo_${sportId}_0_fr`,
    `uo_${sportId}_0_${random.pick(["be", "uk", "xx"])}`,
    `games_fr_g_${sportId}_${random.pick(ground.eventIds)}`,
    "games_fr_g_1_zzzzzzzz",
    "lsid_1_favourites",
    "__proto__",
  ]);
  return random.chance(0.1) ? mutate(random, subject) : subject;
}

const anySince = (random: Random) =>
  random.chance(0.8) ? String(random.pick([0, 1, 5, 999_999])) : hostileNumber(random);

const text = (data: string): Frame => ({ data, isBinary: false });

function anyFrame(random: Random, ground: Ground): Frame {
  const join = {
    t: "join",
    s: anySubject(random, ground),
    since: random.pick<unknown>([0, 1, 99_999, -1, 0.5, "1", null, 1e300]),
  };
  return random.pick<() => Frame>([
    () => text(JSON.stringify(join)),
    () => text(JSON.stringify({ t: "leave", s: join.s })),
    () => text(JSON.stringify({ t: "leave", s: anySubject(random, ground) })),
    () => text(JSON.stringify({ ...join, t: random.pick(["rows", "hello", "", "__proto__", 1]) })),
    () => text(mutate(random, JSON.stringify(join))),
    () => text(hostileText(random)),
    () =>
      text(
        random.pick([
          "null",
          "[]",
          "1",
          '""',
          "{}",
          '{"t":"join"}',
          `{"__proto__":{"t":"join"},"s":"u_1_1"}`,
          "[".repeat(500),
        ]),
      ),
    () => text(`{"t":"join","s":"u_1_1","since":0,"x":"${"x".repeat(random.pick([400, 513, 70_000, 1_100_000]))}"}`),
    () => text("ping"),
    () => ({ data: Buffer.from([0, 255, 1, random.int(256)]), isBinary: true }),
    () => ({ data: Buffer.alloc(random.pick([0, 600, 100_000])), isBinary: true }),
    // This text is not valid UTF-8.
    () => ({ data: Buffer.from([0x7b, 0xff, 0xfe, 0xc0]), isBinary: false }),
  ])();
}

function visitPush({ url }: Ground, { path, place, client, frames }: Visit): Promise<Itinerary | "hangs"> {
  return new Promise((resolve) => {
    const address = new URL(path, url);
    address.protocol = "ws:";
    const socket = new WebSocket(address, { headers: { "x-dev-place": place, ...clientAddress(client) } });
    const texts: string[] = [];
    let refusal: string | null = null;
    const hangs = setTimeout(() => end("hangs"), hangMs);
    const end = (itinerary: Itinerary | "hangs") => {
      clearTimeout(hangs);
      clearTimeout(quiet);
      socket.terminate();
      resolve(itinerary);
    };
    // The runtime answers a ping by itself, perhaps before the relay has read the frames before it.
    let quiet: NodeJS.Timeout | undefined;
    let missing = 1 + frames.filter(({ data }) => data === "ping").length;
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      texts.push(text);
      if (text === "pong") missing -= 1;
      clearTimeout(quiet);
      if (missing <= 0) quiet = setTimeout(() => end({ texts, code: null, refusal }), quietMs);
    });
    socket.on("open", () => {
      for (const { data, isBinary } of frames) socket.send(data, { binary: isBinary });
      // This ping comes after all frames: its answer says that they were received.
      socket.send("ping");
    });
    socket.on("error", (error) => {
      refusal = error.message;
    });
    socket.on("close", (code) => end({ texts, code: refusal === null ? code : null, refusal }));
  });
}
