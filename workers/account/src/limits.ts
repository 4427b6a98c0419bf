import { toClientKey } from "../../../shared/places/client-key.ts";
import { hour, minute } from "./clock.ts";
import { toNetworkKey } from "./network-key.ts";
import type { Refusal } from "./call.ts";
import { hashOf } from "./secrets.ts";

/**
 * The kinds of attempts, and how many of each are allowed per window: for one account (an email address, known or not),
 * one client and that client's network (docs/adr/034). `captchaFrom`: the number of attempts from which on a captcha is needed.
 */
const limits = {
  login: { windowSeconds: 15 * minute, account: 10, client: 40, network: 400, captchaFrom: 4 },
  // A device that has signed in before has its own count, so that nobody else's attempts count against it.
  knownDevice: { windowSeconds: 15 * minute, account: 10, client: 0, network: 0, captchaFrom: 4 },
  registration: { windowSeconds: hour, account: 5, client: 10, network: 100, captchaFrom: 1 },
  forgotten: { windowSeconds: hour, account: 3, client: 20, network: 200, captchaFrom: 1 },
  verification: { windowSeconds: hour, account: 20, client: 60, network: 600, captchaFrom: Number.POSITIVE_INFINITY },
  code: { windowSeconds: hour, account: 20, client: 60, network: 600, captchaFrom: Number.POSITIVE_INFINITY },
  passkey: { windowSeconds: hour, account: 120, client: 120, network: 1_200, captchaFrom: Number.POSITIVE_INFINITY },
  provider: { windowSeconds: hour, account: 60, client: 60, network: 600, captchaFrom: Number.POSITIVE_INFINITY },
} as const;
export type Attempt = keyof typeof limits;

/** `retryAfterSeconds`: the time until the limit that was reached starts anew; 0 if none was reached. */
export type Counted = {
  readonly isAllowed: boolean;
  readonly needsCaptcha: boolean;
  readonly retryAfterSeconds: number;
};

/** Null for an attempt that is allowed. */
export const toLimitRefusal = (counted: Counted): Refusal | null => (counted.isAllowed ? null : limitReached(counted));

/** Refuses an attempt beyond a limit and says for how long. */
export const limitReached = ({ retryAfterSeconds }: Counted): Refusal => ({
  refused: "loginRequestLimitReached",
  retryAfterSeconds,
});

/** The mailbox of an address: `ana+one@example.com` and `Ana@example.com` reach one reader, so they share one limit of mails. */
export const toMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");

/** Counts an attempt before its outcome is known, because otherwise simultaneous attempts could all pass. */
export async function countAttempt(
  attempts: AccountEnv["ATTEMPTS"],
  what: Attempt,
  account: string,
  address: string | null,
): Promise<Counted> {
  const { windowSeconds, captchaFrom, ...most } = limits[what];
  const client = toClientKey(address);
  const counters = [
    { whose: account, allowed: most.account },
    ...(client === null
      ? []
      : [
          { whose: `client:${client}`, allowed: most.client },
          { whose: `network:${toNetworkKey(client)}`, allowed: most.network },
        ]),
  ];
  const tallies = await Promise.all(
    counters.map(async ({ whose }) => {
      const { object, kind } = await toPlace(what, whose);
      return attempts.getByName(object).add(kind, windowSeconds);
    }),
  );
  const countOf = (index: number) => tallies[index]?.count ?? 0;
  const reached = tallies.filter(({ count }, index) => count > (counters[index]?.allowed ?? 0));
  return {
    isAllowed: reached.length === 0,
    needsCaptcha: Math.max(countOf(0), countOf(1)) >= captchaFrom,
    retryAfterSeconds: Math.max(0, ...reached.map(({ leftSeconds }) => leftSeconds)),
  };
}

/** Clears the account's attempts after a success. Those of its client and network still count. */
export async function forgetAttempts(attempts: AccountEnv["ATTEMPTS"], what: Attempt, account: string): Promise<void> {
  const { object, kind } = await toPlace(what, account);
  await attempts.getByName(object).clear(kind);
}

/**
 * The object that counts the attempts of an account, a client or a network. Many share one object, because creating an object takes
 * longer than counting: new clients would be costly, and response times would reveal whether somebody has tried an address before.
 */
async function toPlace(what: Attempt, whose: string): Promise<{ readonly object: string; readonly kind: string }> {
  const hash = await hashOf(whose);
  return { object: `attempts:${hash.slice(0, 1)}`, kind: `${what} ${hash}` };
}
