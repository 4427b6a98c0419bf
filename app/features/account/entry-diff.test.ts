import * as fc from "fast-check";
import { expect, it } from "vitest";
import { applyDataDiff } from "../../../shared/accounts/data-diff.ts";
import type { Json, JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { mergePart, toEntryDiff } from "./entry-diff.ts";

const entry = fc.record(
  { AD: fc.integer({ min: 0, max: 3 }), MG: fc.constantFrom("0", "1", "0,1") },
  { requiredKeys: ["AD"] },
);
const part = fc.dictionary(
  fc.constantFrom("data", "noduel"),
  fc.dictionary(fc.constantFrom("g_1_A", "g_1_B", "g_1_C", "g_2_D"), entry, { noNullPrototype: true }),
  { noNullPrototype: true },
) as fc.Arbitrary<JsonObject>;

it("[A4.10] brings a part from any state to any other", () => {
  fc.assert(
    fc.property(part, part, (before, after) => {
      expect(applyDataDiff(before, toEntryDiff(before, after))).toEqual(after);
    }),
  );
});

it("[A4.10] writes an entry whole, so that a device that removed it meanwhile gets it back whole", () => {
  const base = { data: { g_1_A: { AD: 1, MG: "0" } } };
  const changed = { data: { g_1_A: { AD: 1, MG: "1" } } };
  expect(mergePart(base, changed, { data: {} })).toEqual(changed);
});

type Device = { base: Json; local: Json };
type Step =
  | { readonly kind: "write"; readonly device: number; readonly key: string; readonly value: number | null }
  | { readonly kind: "sync"; readonly device: number; readonly isLost: boolean };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("write" as const),
    device: fc.integer({ min: 0, max: 2 }),
    key: fc.constantFrom("g_1_A", "g_1_B", "g_1_C"),
    value: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  fc.record({ kind: fc.constant("sync" as const), device: fc.integer({ min: 0, max: 2 }), isLost: fc.boolean() }),
);

/** The games that a device holds. */
const gamesOf = (value: Json): Readonly<Record<string, unknown>> => fieldsOf(fieldsOf(value)["data"]);

function play(steps: readonly Step[]) {
  let server: Json = { data: {} };
  const devices: Device[] = Array.from({ length: 3 }, () => ({ base: { data: {} }, local: { data: {} } }));
  const sync = (device: Device, isLost: boolean) => {
    const merged = mergePart(device.base, device.local, server) ?? {};
    // The service applies the change to its own data; its response may be lost.
    server = applyDataDiff(server, toEntryDiff(server, merged)) ?? {};
    if (!isLost) Object.assign(device, { base: merged, local: merged });
  };
  for (const step of steps) {
    const device = devices[step.device];
    if (device === undefined) continue;
    if (step.kind === "sync") sync(device, step.isLost);
    else {
      const { [step.key]: _, ...others } = gamesOf(device.local) as JsonObject;
      device.local = { data: step.value === null ? others : { ...others, [step.key]: { AD: step.value } } };
    }
  }
  // Two rounds: the first device learns in the second round what the others had.
  for (let round = 0; round < 2; round += 1) for (const device of devices) sync(device, false);
  return { server, devices };
}

it("[A4.10, C6.02] leaves all devices equal, whatever they did, in whatever order, offline, with answers lost", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { server, devices } = play(steps);
      for (const { local } of devices) expect(local).toEqual(server);
    }),
    { numRuns: 500 },
  );
});

it("[A4.10, C6.02] loses nothing that was starred and never removed", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const starred = new Set<string>();
      const removed = new Set<string>();
      for (const step of steps) {
        if (step.kind === "write") (step.value === null ? removed : starred).add(step.key);
      }
      const { server } = play(steps);
      const kept = [...starred].filter((key) => !removed.has(key));
      expect(Object.keys(gamesOf(server))).toEqual(expect.arrayContaining(kept));
    }),
    { numRuns: 500 },
  );
});
