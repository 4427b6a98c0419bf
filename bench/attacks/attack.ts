import { exchange, type HttpInput, type Outcome } from "../../tests/security/harness/exchange.ts";

/** The generator's targets: the stack, a matchday to whose games records may be posted, and accounts. */
export type Aim = {
  readonly url: string;
  readonly eventIds: readonly string[];
  /** Accounts with a password, whose change an attack requests. */
  readonly accountIds: readonly string[];
};

/** Counts of one side's answers by status (`hang` and `cut` if there was no answer). */
export type Toll = Readonly<Record<string, number>>;

export type Attack = {
  readonly name: string;
  /** Sends until the time is over. Both sides send at the same rate, so that only the attack differs. */
  readonly harmless: (aim: Aim, seconds: number) => Promise<Toll>;
  readonly hostile: (aim: Aim, seconds: number) => Promise<Toll>;
};

/** The attacker's one address. Its limits must not affect any other client. */
export const attackerAddress = "192.0.2.66";
/** Returns one of the many addresses of harmless senders. */
const address = (index: number) => `198.51.${index % 200}.${(index >> 4) % 250}`;

export const get = (path: string, client: string, headers: Readonly<Record<string, string>> = {}): HttpInput => ({
  method: "GET",
  path,
  headers: { "cf-connecting-ip": client, ...headers },
  body: null,
});

/** A typical request of a visitor. */
export const harmlessGet = (index: number): HttpInput => get("/", address(index));

export function createToll() {
  const counts: Record<string, number> = {};
  const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  return {
    counts,
    add,
    addOutcome: (outcome: Outcome) => add(outcome.kind === "answer" ? String(outcome.answer.status) : outcome.kind),
  };
}

const tickMs = 20;
/** The most unanswered requests at once; beyond it no more are sent, because the sender itself must not be the bottleneck. */
const mostWaiting = 400;

/** Sends requests at a steady rate, `atOnce` of them together each time. */
export async function sendSteadily(
  aim: Aim,
  seconds: number,
  { rate, atOnce = 1 }: { readonly rate: number; readonly atOnce?: number },
  toInput: (index: number) => HttpInput,
): Promise<Toll> {
  const url = new URL(aim.url);
  const { counts, add, addOutcome } = createToll();
  const startMs = performance.now();
  const pending = new Set<Promise<unknown>>();
  let sent = 0;
  while (performance.now() - startMs < seconds * 1000) {
    const due = Math.floor(((performance.now() - startMs) / 1000) * (rate / atOnce)) * atOnce;
    while (sent < due) {
      const input = toInput(sent);
      sent += 1;
      if (pending.size >= mostWaiting) {
        add("held back");
        continue;
      }
      const work: Promise<unknown> = exchange(url, input).then((outcome) => {
        addOutcome(outcome);
        pending.delete(work);
      });
      pending.add(work);
    }
    await pause(tickMs);
  }
  await Promise.race([Promise.all(pending), pause(3_000)]);
  return counts;
}

export const pause = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
