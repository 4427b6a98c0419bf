import { anyClient, clientAddress, type Ground } from "../harness/ground.ts";
import { exchange, isSendable, toCurlLine, type HttpAnswer, type HttpInput } from "../harness/exchange.ts";
import type { Findings } from "../harness/findings.ts";
import { hostMark, validateOutcome, type Fault } from "../harness/validate.ts";
import type { Random } from "../harness/random.ts";
import { shrink } from "../harness/shrink.ts";
import { hostileText } from "../harness/hostile-texts.ts";
import type { Target } from "./target.ts";

export type HttpTarget = {
  readonly name: string;
  readonly make: (random: Random, ground: Ground) => HttpInput;
  /** Rules for this target's answers, beside those for all answers. */
  readonly validate?: (input: HttpInput, answer: HttpAnswer) => readonly Fault[];
};

/** How many clients send the same request at once, in one input of eight: clients that share an answer must not share its context. */
const herd = 8;

export function toHttpTarget({ name, make, validate = () => [] }: HttpTarget): Target {
  return {
    name,
    async play(random, ground, run, findings) {
      const input = make(random, ground);
      if (!isSendable(input)) return;
      const copies = random.chance(1 / 8) ? herd : 1;
      const look = async (tried: HttpInput): Promise<readonly Fault[]> => {
        const outcomes = await Promise.all(Array.from({ length: copies }, () => exchange(ground.url, tried)));
        return outcomes.flatMap((outcome) => [
          ...validateOutcome(tried, outcome),
          ...(outcome.kind === "answer" ? validate(tried, outcome.answer) : []),
        ]);
      };
      const prefix = copies === 1 ? "" : `${copies} at once: `;
      report(findings, { target: name, run, faults: await look(input), input, look, prefix });
    },
  };
}

/** Reports each fault with its input, which may be shrunk as long as it shows the same fault. */
export function report(
  findings: Findings,
  found: {
    readonly target: string;
    readonly run: number;
    readonly faults: readonly Fault[];
    readonly input: HttpInput;
    readonly look: (input: HttpInput) => Promise<readonly Fault[]>;
    readonly prefix?: string;
  },
): void {
  const { target, run, faults, input, look, prefix = "" } = found;
  for (const fault of faults) {
    const isSame = (other: Fault) => other.rule === fault.rule && other.sign === fault.sign;
    const fails = async (tried: HttpInput) => isSendable(tried) && (await look(tried)).some(isSame);
    const repeat = prefix + toCurlLine(input);
    // A hanging request is not repeated to shrink it.
    const shrunk = async () => prefix + toCurlLine(await shrink(input, fails));
    findings.add(target, run, fault.sign === "hangs" ? { fault, repeat } : { fault, repeat, shrink: shrunk });
  }
}

const methods = ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"];
/** Picks a method, mostly GET. */
export const anyMethod = (random: Random): string => (random.chance(0.85) ? "GET" : random.pick(methods));

const places = ["FR", "FR:IDF", "RE", "FR:RE", "BE", "US:TX", "T1", "unknown", "", "FRR", "fr", "BE,FR", "__proto__"];

/** Headers that an outsider can write: a place, claims to be another host or another client, and noise. */
export function anyHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = clientAddress(anyClient(random));
  if (random.chance(0.8)) headers["x-dev-place"] = random.pick(places);
  while (random.chance(0.35)) {
    const [name, value] = random.pick(claims)(random);
    headers[name] = value.replaceAll(/[^ -~]/g, "");
  }
  return headers;
}

const claims: readonly ((random: Random) => readonly [name: string, value: string])[] = [
  () => ["host", hostMark],
  () => ["host", `${hostMark}:99`],
  () => ["host", `a'; script-src *; x ${hostMark}`],
  () => ["x-forwarded-host", hostMark],
  () => ["forwarded", `host=${hostMark};proto=http;for="[::1]"`],
  () => ["x-original-url", `https://${hostMark}/admin`],
  () => ["origin", `https://${hostMark}`],
  () => ["referer", `https://${hostMark}/`],
  (random) => ["x-forwarded-proto", random.pick(["http", "javascript", "https,http"])],
  (random) => [
    "x-tribune-visitor",
    random.pick(['{"place":{"country":"FR"},"policy":{"odds":true,"market":"fr"}}', "{", "%", "[]"]),
  ],
  (random) => ["x-http-method-override", random.pick(["DELETE", "POST"])],
  (random) => ["if-none-match", random.pick(["*", '"0"', 'W/"x"', '"', hostileText(random)])],
  (random) => ["if-modified-since", random.pick(["Thu, 01 Jan 1970 00:00:00 GMT", "never"])],
  (random) => ["range", random.pick(["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,0-,0-,0-", "lines=1"])],
  (random) => ["accept", random.pick(["*/*", "text/html", "application/json", "text/x-script", "image/*;q=nan", ""])],
  (random) => ["accept-language", random.pick(["en", "fr;q=2", "*", "x".repeat(300)])],
  (random) => ["cookie", `session=${hostileText(random)}`],
  (random) => [
    "content-type",
    random.pick(["application/json", "text/plain", "multipart/form-data", "x/y; charset=\u0022", ""]),
  ],
  (random) => ["x-geoip", random.pick(["1", "0", "yes"])],
  (random) => ["user-agent", hostileText(random)],
  (random) => ["authorization", `Basic ${hostileText(random)}`],
  (random) => ["sec-fetch-mode", random.pick(["navigate", "cors", "x"])],
  (random) => ["cf-ipcountry", random.pick(["FR", "BE"])],
];
