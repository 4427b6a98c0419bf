import { feedSign } from "../../support/stack.ts";
import { exchange, type Outcome } from "./exchange.ts";
import { clientAddress, type Ground } from "./ground.ts";

/**
 * How often each status came in rounds of clients, each round at once and at an address that was not requested before.
 */
export async function countStatuses(
  ground: Ground,
  { rounds, readers }: { readonly rounds: number; readonly readers: number },
  toPath: (round: number) => string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const path = toPath(round);
    const ask = (_: unknown, reader: number) => {
      const headers = { "x-fsign": feedSign, ...clientAddress(`2001:db8:${reader.toString(16)}::1`) };
      return exchange(ground.url, { method: "GET", path, headers, body: null });
    };
    for (const outcome of await Promise.all(Array.from({ length: readers }, ask))) {
      counts[nameOf(outcome)] = (counts[nameOf(outcome)] ?? 0) + 1;
    }
  }
  return counts;
}

const nameOf = (outcome: Outcome): string => (outcome.kind === "answer" ? String(outcome.answer.status) : outcome.kind);
