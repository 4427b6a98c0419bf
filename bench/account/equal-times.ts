import { dummyToken } from "../../tests/fakes/fake-siteverify.ts";
import { newEmail, password, type AccountStack } from "../../tests/support/account-client.ts";
import { median, type Figure } from "../figures.ts";

const pairs = 150;
/** The share of slower answers may differ from one half by this much by chance: four standard errors for this number of pairs. */
const chance = 4 / Math.sqrt(12 * pairs);

const other = `${password}-other`;

/**
 * Measures whether response times reveal known addresses: the share of pairs of a known and an unknown address in which the answer for the
 * known one takes longer. One half reveals nothing. The stack uses cheap password hashes, so that hashing does not hide other differences.
 */
export async function measureEqualTimes(account: AccountStack): Promise<readonly Figure[]> {
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
