import { scryptSync } from "node:crypto";
import { newEmail, password, type AccountStack } from "../../tests/support/account-client.ts";
import type { Figure } from "../figures.ts";
import { cpuMs, descendantPids } from "../process-cpu.ts";

const accounts = 30;
/** As a deployment has it (`SCRYPT_COST`), and one that costs nothing; the stack's own is another, so both are made anew. */
const deployed = { N: 16_384, r: 8, p: 5 } as const;
const cheap = { N: 16, r: 1, p: 2 } as const;

/** CPU of all processes for a sign-in with the password's hash as deployed, and the same sign-in with a hash that costs nothing. */
export async function measureSignIn(account: AccountStack): Promise<readonly Figure[]> {
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
