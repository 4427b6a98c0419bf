import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAccountStack, newEmail, password, type AccountStack } from "../tests/support/account-client.ts";
import { measureChanges } from "./account/changes.ts";
import { type Figure, median, percentile } from "./figures.ts";
import { dummyToken } from "../tests/fakes/fake-siteverify.ts";
import type { Credentials } from "../shared/accounts/basic-authorization.ts";
import { cpuMs, descendantPids } from "./process-cpu.ts";
import { ask, change, gameKey, games } from "./account/visitor-data.ts";
import { scryptSync } from "node:crypto";

const accounts = 30;
/** As a deployment has it (`SCRYPT_COST`), and one that costs nothing; the stack's own is another, so both are made anew. */
const deployed = { N: 16_384, r: 8, p: 5 } as const;
const cheap = { N: 16, r: 1, p: 2 } as const;

/** CPU of all processes for a sign-in with the password's hash as deployed, and the same sign-in with a hash that costs nothing. */
async function measureSignIn(account: AccountStack): Promise<readonly Figure[]> {
  const emails = Array.from({ length: accounts }, newEmail);
  for (const email of emails) await account.signedIn(email);
  const whole = await signInAll(account, emails, deployed);
  const rest = await signInAll(account, emails, cheap);
  const share = (100 * (whole - rest)) / whole;
  return [
    {
      name: "a sign-in: CPU",
      value: whole,
      unit: "ms",
      target: { atMost: 500 },
      detail: `${accounts} of them, one after the other; scrypt's share is ${share.toFixed(0)} % (${rest.toFixed(1)} ms without it)`,
    },
  ];
}

/** @returns milliseconds of CPU a sign-in */
async function signInAll(account: AccountStack, emails: readonly string[], cost: typeof deployed | typeof cheap) {
  const salt = Buffer.alloc(16, 1);
  const key = scryptSync(password, salt, 32, { ...cost, maxmem: 64 * 1_048_576 });
  const stored = ["scrypt", Object.values(cost).join(","), salt.toString("base64"), key.toString("base64")].join("$");
  await account.stack.runSql("ACCOUNTS", `UPDATE users SET password = '${stored}'`);
  const pids = descendantPids();
  const before = cpuMs(pids);
  for (const email of emails) {
    const { body } = await account.call("login", { email, password });
    if (body["hash"] === undefined) throw new Error(`a sign-in was refused: ${JSON.stringify(body)}`);
  }
  return (cpuMs(pids) - before) / emails.length;
}

const warmUp = 50;
const asked = 500;

/** How long a visitor's data takes, from the site's socket and back, one after the other. */
async function measureGetData({ stack }: AccountStack, visitor: Credentials): Promise<Figure> {
  const base = stack.directUrl;
  await change(base, visitor, Object.fromEntries(Array.from({ length: games }, (_, at) => [gameKey(at), { at }])));
  const tookMs: number[] = [];
  const pids = descendantPids();
  const cpuBefore = cpuMs(pids);
  for (let index = 0; index < warmUp + asked; index += 1) {
    const startMs = performance.now();
    await ask(base, "/v4/getdata", visitor, {});
    if (index >= warmUp) tookMs.push(performance.now() - startMs);
  }
  const cpu = cpuMs(pids) - cpuBefore;
  return {
    name: "getdata, p95",
    value: percentile(tookMs, 0.95),
    unit: "ms",
    target: { atMost: 20 },
    detail: `${asked} of them with ${games} games, p50 ${percentile(tookMs, 0.5).toFixed(1)} ms; ${(cpu / (warmUp + asked)).toFixed(1)} ms of CPU each`,
  };
}

const pairs = 150;
/** The share of slower answers may differ from one half by this much by chance: four standard errors for this number of pairs. */
const chance = 4 / Math.sqrt(12 * pairs);

const other = `${password}-other`;

/**
 * Measures whether response times reveal known addresses: the share of pairs of a known and an unknown address in which the answer for the
 * known one takes longer. One half reveals nothing. The stack uses cheap password hashes, so that hashing does not hide other differences.
 */
async function measureEqualTimes(account: AccountStack): Promise<readonly Figure[]> {
  const known = Array.from({ length: pairs }, newEmail);
  for (const email of known) await account.signedIn(email);
  const calls = {
    "a sign-in with a wrong password": (email: string) => account.call("login", { email, password: other }),
    "a forgotten password": (email: string) =>
      account.call("forgottenPasswordWithCaptcha", { email, captcha: dummyToken }),
    // Use a wrong password: the right one would reveal the account to its owner (XE3).
    "a registration": (email: string) =>
      account.call("registration", { email, password: other, name: "ana_9", captcha: dummyToken }),
  };
  const figures: Figure[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const tookMs = { known: [] as number[], unknown: [] as number[] };
    for (const [index, email] of known.entries()) {
      const turns = [["known", email] as const, ["unknown", newEmail()] as const];
      // Alternate the order, so that neither kind always comes first.
      for (const [kind, address] of index % 2 === 0 ? turns : turns.toReversed()) {
        const startMs = performance.now();
        await call(address);
        tookMs[kind].push(performance.now() - startMs);
      }
    }
    const slower = shareOfSlower(tookMs.known, tookMs.unknown);
    figures.push({
      name: `${name}: how far from 0.5 the known address is the slower one`,
      value: Math.abs(slower - 0.5),
      unit: "",
      target: { atMost: Math.round(chance * 100) / 100 },
      detail: `${pairs} of each; p50 ${median(tookMs.known).toFixed(1)} ms known, ${median(tookMs.unknown).toFixed(1)} ms unknown; the known one is slower in ${(100 * slower).toFixed(0)} % of all pairs`,
    });
  }
  return figures;
}

/** The share of all pairs in which the first value is above the second. */
function shareOfSlower(first: readonly number[], second: readonly number[]): number {
  let count = 0;
  for (const a of first) for (const b of second) count += a > b ? 1 : 0;
  return count / (first.length * second.length);
}

/** Measures the cost of a sign-in, whether timing reveals a known address, when a visitor's data is there, and how many changes survive a kill. */
export async function* measureAccount(): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "tribune-bench-"));
  try {
    const account = await startAccountStack({}, { persistTo: folder, assets: false });
    const visitor = await account.signedIn();
    yield* await measureSignIn(account);
    yield* await measureEqualTimes(account);
    yield await measureGetData(account, visitor);
    await account.stack.stop();
    yield* await measureChanges(folder, visitor);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
