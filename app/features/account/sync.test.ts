import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createDevices, type Fate } from "./sync.fixture.ts";

const deviceCount = 3;
const keys = ["g_1_AAAAAAAA", "g_1_BBBBBBBB", "g_1_CCCCCCCC", "teamAAAA", "teamBBBB"];
const device = fc.nat({ max: deviceCount - 1 });

type Step =
  | { readonly kind: "follow"; readonly device: number; readonly key: string; readonly isFollowed: boolean }
  | { readonly kind: "online"; readonly device: number; readonly isOnline: boolean }
  | { readonly kind: "fates"; readonly device: number; readonly fates: readonly Fate[] }
  | { readonly kind: "clock"; readonly device: number; readonly skewSeconds: number }
  | { readonly kind: "latency"; readonly device: number; readonly latencyMs: number }
  | { readonly kind: "reload"; readonly device: number }
  | { readonly kind: "push"; readonly hasPush: boolean }
  | { readonly kind: "pass"; readonly durationMs: number };

const follow: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant("follow" as const),
  device,
  key: fc.constantFrom(...keys),
  isFollowed: fc.boolean(),
});
const pass: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant("pass" as const),
  durationMs: fc.constantFrom(10, 60, 250, 700, 4_000, 30_000, 400_000),
});
const trouble: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("online" as const), device, isOnline: fc.boolean() }),
  fc.record({
    kind: fc.constant("fates" as const),
    device,
    fates: fc.array(fc.constantFrom("ok" as const, "refused" as const, "lost" as const), { maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant("clock" as const),
    device,
    skewSeconds: fc.constantFrom(0, -86_400, 3_600, -400, 400),
  }),
  fc.record({ kind: fc.constant("latency" as const), device, latencyMs: fc.constantFrom(5, 40, 900, 5_000) }),
  fc.record({ kind: fc.constant("reload" as const), device }),
  fc.record({ kind: fc.constant("push" as const), hasPush: fc.boolean() }),
);
const steps = fc.array(
  fc.oneof({ arbitrary: follow, weight: 4 }, { arbitrary: pass, weight: 3 }, { arbitrary: trouble, weight: 3 }),
  {
    maxLength: 30,
  },
);

type Devices = ReturnType<typeof createDevices>;

async function play(world: Devices, all: readonly Step[]): Promise<void> {
  const { devices, timers, server } = world;
  for (const step of all) {
    if (step.kind === "pass") await timers.pass(step.durationMs);
    if (step.kind === "push") server.hasPush = step.hasPush;
    const of = "device" in step ? devices[step.device] : undefined;
    if (of === undefined) continue;
    if (step.kind === "follow") of.follow(step.key, step.isFollowed);
    if (step.kind === "online") of.goOnline(step.isOnline);
    if (step.kind === "fates") of.fates.push(...step.fates);
    if (step.kind === "clock") of.state.skewSeconds = step.skewSeconds;
    if (step.kind === "latency") of.state.latencyMs = step.latencyMs;
    if (step.kind === "reload") of.reload();
  }
}

/** Puts all devices online without an event that says so. Attempts that were set to fail still fail. */
async function settle({ devices, timers }: Devices): Promise<void> {
  for (const one of devices) one.state.isOnline = true;
  // Longer than data are fresh, twice: what the last device sends, the first one reads in its next turn.
  await timers.pass(700_000);
}

/** The keys that some device followed and no device unfollowed. */
function neverRemoved(all: readonly Step[]): readonly string[] {
  const asked = (isFollowed: boolean) =>
    new Set(all.flatMap((step) => (step.kind === "follow" && step.isFollowed === isFollowed ? [step.key] : [])));
  const removed = asked(false);
  return [...asked(true)].filter((key) => !removed.has(key));
}

/** Regression: after its clock was set back, a device took its last read to be in the future and never read again. */
const clockSetBack: readonly Step[] = [
  { kind: "pass", durationMs: 400_000 },
  { kind: "clock", device: 2, skewSeconds: -86_400 },
  { kind: "follow", device: 0, key: "g_1_AAAAAAAA", isFollowed: true },
  { kind: "online", device: 2, isOnline: false },
  { kind: "pass", durationMs: 4_000 },
];
/** Chosen while the choice before was being sent: both had agreed on the first one alone. */
const chosenMeanwhile: readonly Step[] = [
  { kind: "pass", durationMs: 700 },
  { kind: "latency", device: 0, latencyMs: 900 },
  { kind: "follow", device: 0, key: "g_1_AAAAAAAA", isFollowed: true },
  { kind: "pass", durationMs: 700 },
  { kind: "pass", durationMs: 700 },
  { kind: "pass", durationMs: 700 },
  { kind: "follow", device: 0, key: "g_1_BBBBBBBB", isFollowed: true },
];
/** One wrote between another's reading and writing: the other one took the number of its own change for all that there was. */
const crossedWrites: Step[] = [
  { kind: "follow", device: 0, key: "teamBBBB", isFollowed: true },
  { kind: "follow", device: 2, key: "g_1_AAAAAAAA", isFollowed: true },
];

/** Two chose the same game: the later change changed nothing, and its answer named the earlier one, whose other game it had not. */
const sameChoice: Step[] = [
  { kind: "follow", device: 0, key: "g_1_AAAAAAAA", isFollowed: true },
  { kind: "follow", device: 0, key: "g_1_BBBBBBBB", isFollowed: true },
  { kind: "follow", device: 1, key: "g_1_AAAAAAAA", isFollowed: true },
];

it("[A4.10, C6.02, C9.02, D2–D6] all devices end equal, and keep what was followed and never removed, whatever failed meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const world = createDevices(deviceCount);
      await play(world, all);
      await settle(world);
      const stored = world.stored();
      for (const one of world.devices) expect(one.followed()).toEqual(stored);
      expect(stored).toEqual(expect.arrayContaining([...neverRemoved(all)]));
    }),
    { numRuns: 100, examples: [[clockSetBack], [chosenMeanwhile]] },
  );
});

it("[C7.10, D8] with the push, what one device follows the others do within seconds, however their calls cross", async () => {
  const crossing = fc.array(
    fc.oneof(follow, fc.record({ kind: fc.constant("pass" as const), durationMs: fc.nat({ max: 400 }) })),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(
      crossing,
      fc.array(fc.nat({ max: 300 }), { minLength: 6, maxLength: 6 }),
      async (all, latencies) => {
        const world = createDevices(deviceCount);
        for (const [index, { state }] of world.devices.entries()) {
          Object.assign(state, { latencyMs: latencies[index], pushMs: latencies[index + deviceCount] });
        }
        await world.timers.pass(2_000);
        await play(world, all);
        await world.timers.pass(20_000);
        for (const one of world.devices) expect(one.followed()).toEqual(world.stored());
      },
    ),
    {
      numRuns: 100,
      examples: [
        [crossedWrites, [42, 0, 14, 127, 0, 0]],
        [sameChoice, [1, 1, 0, 0, 2, 0]],
      ],
    },
  );
});

it("[A4.03, D5] what a browser followed before its visitor signed in is joined with what the account holds", async () => {
  const { devices, timers, stored } = createDevices(2);
  const [phone, computer] = devices;
  phone?.follow("g_1_AAAAAAAA", true);
  computer?.follow("g_1_BBBBBBBB", true);
  computer?.follow("teamAAAA", true);
  await timers.pass(30_000);
  expect(stored()).toEqual(["g_1_AAAAAAAA", "g_1_BBBBBBBB", "teamAAAA"]);
  for (const one of devices) expect(one.followed()).toEqual(stored());
});

it("[A4.03, A4.06] nothing is stored while terms wait, and all of it afterwards", async () => {
  const { devices, timers, stored, server } = createDevices(1);
  const [phone] = devices;
  await timers.pass(1_000);
  server.errors = [{ code: "XE8", details: [{ type: "tou", version: "2" }] }];
  phone?.follow("g_1_AAAAAAAA", true);
  await timers.pass(400_000);
  expect(stored()).toEqual([]);
  expect(phone?.session.get()).toMatchObject({ touConfirmed: false, ppConfirmed: true });
  server.errors = [];
  phone?.goOnline(true);
  await timers.pass(10_000);
  expect(stored()).toEqual(["g_1_AAAAAAAA"]);
});

it("[C9.02] a page asks again every 3 s, 99 times, and begins anew when its data are no longer fresh", async () => {
  const { devices, timers, server } = createDevices(1);
  const [phone] = devices;
  await timers.pass(1_000);
  phone?.goOnline(false);
  phone?.follow("g_1_AAAAAAAA", true);
  // The choice is sent 250 ms later; 99 waits and 100 answers of 40 ms make 301.25 s.
  phone?.called.splice(0);
  await timers.pass(303_000);
  expect(phone?.called).toEqual(Array.from({ length: 100 }, () => "getData"));
  await timers.pass(3_600_000);
  server.hasPush = false;
  if (phone !== undefined) phone.state.isOnline = true;
  // No event reports that the network is back.
  await timers.pass(320_000);
  expect(phone?.followed()).toEqual(["g_1_AAAAAAAA"]);
  expect(server.revision).toBe(1);
});

it.each([
  [true, ["g_1_AAAAAAAA", "g_1_BBBBBBBB", "teamAAAA"]],
  [false, ["g_1_AAAAAAAA", "teamAAAA"]],
])("[A4.03] a browser whose games are not the account's asks once whether they are kept: %s", async (isKept, all) => {
  let asked = 0;
  const { timers, server, devices, stored } = createDevices(1, async () => {
    asked += 1;
    return isKept;
  });
  const game = { AD: 1_780_003_600, AP: 1_780_010_800, MG: "0", is_duel: true };
  server.data = { mygames: { data: { g_1_AAAAAAAA: game } } };
  const [browser] = devices;
  for (const key of ["g_1_BBBBBBBB", "teamAAAA"]) browser?.follow(key, true);
  await timers.pass(10_000);
  expect([browser?.followed(), stored()]).toEqual([all, all]);
  // A game that is followed from now on is an ordinary change.
  browser?.reload();
  browser?.follow("g_1_CCCCCCCC", true);
  await timers.pass(10_000);
  expect([asked, stored()]).toEqual([1, [...all, "g_1_CCCCCCCC"].toSorted()]);
});

it("[C8.02] a failure of the page itself is thrown on to the session's log, and the exchange is tried again", async () => {
  const { devices, stored, timers } = createDevices(1);
  const [device] = devices;
  await timers.pass(1_000);
  const thrown = new Promise<unknown>((resolve) => void process.once("unhandledRejection", resolve));
  device?.fates.push("thrown");
  device?.follow("g_1_AAAAAAAA", true);
  await timers.pass(1_000);
  expect(await thrown).toMatchObject({ message: "no answer of this form", action: "sync" });
  expect(stored()).toEqual([]);
  await timers.pass(4_000);
  expect(stored()).toEqual(["g_1_AAAAAAAA"]);
});
