import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { silentProvider, type EventOrigin, type Provider } from "../../../../shared/timeline/provider.ts";

/** The providers of a deployment, in the order in which they are asked. */
export type Providers = {
  readonly all: readonly Provider[];
  /** The provider of an event. One that this deployment no longer has counts as simulated, and answers nothing. */
  readonly of: (schedule: Pick<Schedule, "provider">) => Provider;
  readonly idsOf: (origin: EventOrigin) => readonly string[];
  /** The first answer that is not empty. */
  readonly first: <T>(ask: (provider: Provider) => readonly T[]) => readonly T[];
};

/** @throws RangeError when two providers share an id */
export function toProviders(all: readonly Provider[]): Providers {
  const byId = new Map(all.map((provider) => [provider.id, provider]));
  const [twice] = all.filter((provider) => byId.get(provider.id) !== provider);
  if (twice !== undefined) throw new RangeError(`Trying to override service: provider ${twice.id}`); // C8.05
  return {
    all,
    of: ({ provider: id }) => byId.get(id) ?? { ...silentProvider, id, origin: "simulated" },
    idsOf: (origin) => all.filter((provider) => provider.origin === origin).map(({ id }) => id),
    first(ask) {
      for (const provider of all) {
        const answer = ask(provider);
        if (answer.length > 0) return answer;
      }
      return [];
    },
  };
}
