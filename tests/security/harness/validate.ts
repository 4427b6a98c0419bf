import { bookmakers } from "../../../shared/betting/bookmakers.ts";
import { root } from "../../../scripts/workers.ts";
import type { HttpAnswer, HttpInput, Outcome } from "./exchange.ts";

/** A rule that an answer broke. Two faults with the same rule and sign count as one. */
export type Fault = {
  readonly rule: string;
  readonly sign: string;
  /** The offending text, for the report. */
  readonly detail?: string;
};

/** Texts that the fuzzer sends, to see whether they come out as markup, as a header, or as this site's own name. */
export const markupMarks = ["<img src=x onerror=", "<svg onload=fuzz", "<script>fuzz"] as const;
export const headerMark = "x-fuzz-injected";
export const hostMark = "fuzz-evil.example";

const leaks: readonly (readonly [sign: string, expression: RegExp])[] = [
  ["a stack line", /^\s+at .+:\d+:\d+\)?$/m],
  ["a stack line", /\bat (?:async )?[\w.<>]+ \((?:file|worker|[\w./-]+\.(?:js|ts|mjs)):/],
  ["a source file", /\b[\w-]+\.tsx?:\d+/],
  ["node_modules", /node_modules/],
  ["an error of JavaScript", /\b(?:Type|Range|Reference|Internal|Aggregate|URI|Eval|Zod)Error\b/],
  ["an error", /(?:^|[^\w ]\s*)Error: /m],
  ["SQL", /\bSQLITE_|\bD1_ERROR|\bno such (?:table|column)\b|\bSELECT\b.+\bFROM\b.+\bWHERE\b/],
  ["a promise's context", /Cannot perform I\/O/],
];
const bettingNames = bookmakers.map(({ name }) => name).join("|");
const betting = new RegExp(`(?<![\\w+/])(?:${bettingNames})(?![\\w+/])|ODA÷|joueurs-info-service`);
/** Control characters, which no text of a page or a feed may contain (F6). */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Marks that change the direction of the text after them, including the rest of the page. */
const turning = /[\u202a-\u202e]/;

/** Removes isolated names, which change no direction but their own, and data, which are not shown as they are. */
const toText = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>|<bdi[\s\S]*?<\/bdi>/g, "");

/** Whether the runtime itself refused the request line: no Worker has seen it. */
const isOfRuntime = ({ status, body }: HttpAnswer) => status === 400 && body === "invalid URI";

const isHtml = ({ headers }: HttpAnswer) => headers["content-type"]?.startsWith("text/html") === true;

/** Checks every rule that holds for any request (docs/adr/028). */
export function validateOutcome(input: HttpInput, outcome: Outcome): readonly Fault[] {
  if (outcome.kind === "hang") return [{ rule: "answers in time", sign: "hangs" }];
  if (outcome.kind === "cut") return [{ rule: "answers", sign: outcome.reason }];
  const { answer } = outcome;
  return answer.status === 101
    ? []
    : [...validateStatus(input, answer), ...validateBody(input, answer), ...validateHeaders(input, answer)];
}

function validateStatus({ path }: HttpInput, { status, headers }: HttpAnswer): Fault[] {
  if (status < 500 && status !== 429) return [];
  const isLimit = (status === 429 || status === 503) && headers["retry-after"] !== undefined;
  return isLimit ? [] : [{ rule: "no server error", sign: `${status} of ${toRoom(path)}` }];
}

function validateBody(input: HttpInput, answer: HttpAnswer): Fault[] {
  const { body } = answer;
  const faults: Fault[] = leaks
    .filter(([, expression]) => expression.test(body))
    .map(([sign, expression]) => ({
      rule: "shows no internals",
      sign,
      detail: around(body, expression),
    }));
  if (body.includes(root)) faults.push({ rule: "shows no internals", sign: "a path of the machine" });
  const kind = answer.headers["content-type"]?.split(";")[0] ?? "no type";
  for (const mark of markupMarks) {
    if (isHtml(answer) && body.includes(mark)) faults.push({ rule: "texts are never markup", sign: mark });
  }
  const strange = kind.startsWith("text/") ? controls.exec(body) : null;
  if (strange !== null) faults.push({ rule: "no control characters", sign: `${toCode(strange[0])} in ${kind}` });
  const turned = isHtml(answer) ? turning.exec(toText(body)) : null;
  if (turned !== null) faults.push({ rule: "names turn nothing around", sign: `${toCode(turned[0])} in ${kind}` });
  if (!isFrench(input) && betting.test(body)) {
    faults.push({ rule: "no betting where none may be shown", sign: kind, detail: around(body, betting) });
  }
  return faults;
}

function validateHeaders(input: HttpInput, answer: HttpAnswer): Fault[] {
  const { headers } = answer;
  const faults: Fault[] = [];
  const want = (holds: boolean, rule: string, sign: string) => {
    if (!holds) faults.push({ rule, sign });
  };
  const kind = `${headers["content-type"]?.split(";")[0] ?? "no type"} of ${toRoom(input.path)}`;
  if (!isOfRuntime(answer)) {
    want(headers["x-content-type-options"] === "nosniff", "nosniff on every answer", kind);
    want(headers["strict-transport-security"] !== undefined, "HSTS on every answer", kind);
  }
  want(headers["set-cookie"] === undefined, "never a cookie", kind);
  want(headers[headerMark] === undefined, "no header from outside", kind);
  if (isHtml(answer)) {
    const policy = String(headers["content-security-policy"] ?? "");
    const isStrict =
      policy.startsWith("default-src 'none'") && /script-src 'self'(?: '(?:nonce|sha256)-[^' ]+')*;/.test(policy);
    want(isStrict && !/unsafe-(?:inline|eval)/.test(policy), "a strict policy on every page", policy || "none");
  }
  const location = headers.location;
  const own = input.headers["host"] ?? "";
  if (location !== undefined) want(isOnSite(location, own), "redirects stay on the site", location.slice(0, 80));
  const reported = JSON.stringify(headers) + (isHtml(answer) ? answer.body.replace(askedFor, "") : "");
  if (claimsHost(input)) want(!reported.includes(hostMark), "a claimed host is not repeated", kind);
  return faults;
}

/** Matches the requested address on the page of a missing address: it is plain text there, which names no host to a browser. */
const askedFor = /<code dir="ltr">[^<]*<\/code>/;

/** A path of this site. `//x` and `/\x` are other hosts to a browser. */
const isOnSite = (location: string, host: string): boolean =>
  /^\/(?![/\\])/.test(location) ||
  location === "/" ||
  /^https?:\/\/127\.0\.0\.1:\d+\//.test(location) ||
  (host !== "" && !host.includes(hostMark) && /^https?:\/\//.test(location) && location.split("/")[2] === host);

const claimsHost = ({ headers }: HttpInput) => Object.values(headers).some((value) => value.includes(hostMark));

/** Places under French law; keys of places are read in either case. */
const isFrench = ({ headers }: HttpInput) => /^(?:fr(?::|$)|re$)/i.test(headers["x-dev-place"] ?? "");

/** Returns the part of the site that an address belongs to, as precisely as a fault's name needs. */
function toRoom(path: string): string {
  const [room] = /^\/(?:\d+\/x\/(?:feed|graphql)\/|graphql|api\/|ingest\/|push|match\/|__manifest)/.exec(path) ?? [];
  return room?.replace(/\d+/, "1") ?? (/\.data(?:\?|$)|[?&]_data=/.test(path) ? "a loader" : "a page");
}

const toCode = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).padStart(4, "0")}`;

function around(text: string, expression: RegExp): string {
  const found = expression.exec(text);
  if (found === null) return "";
  return text.slice(Math.max(0, found.index - 20), found.index + 60).replaceAll(/\s+/g, " ");
}
