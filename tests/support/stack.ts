import { oddsFormatNames } from "../../shared/betting/odds-formats.ts";
import { makeVapidKeys } from "../../scripts/vapid/make-vapid-keys.ts";
import { startStack, type LogEntry, type Stack, type StackOptions } from "../../scripts/stack.ts";
import { showFaults } from "./workerd.ts";
import type { Provider } from "../../shared/ingest/signature.ts";

export const feedSign = "test-sign";
export const provider: Provider = { provider: "test", key: "test-ingest-key-of-32-characters" };
export const ingestKeys = JSON.stringify({ [provider.provider]: provider.key });

/**
 * Clocks of basketball count down. Corsica asks for an age and has no mobile link, Upper Corsica has a group of flags, and in the Alps
 * no bookmaker can be clicked: places that no other test is in.
 */
const variantChanges = {
  reversedClocks: { basketball: "10:5" },
  oddsFormats: oddsFormatNames,
  footer: { ageConfirmation: { isEnabled: true, places: ["FR:2A"] }, placesWithoutMobileLink: ["FR:2A"] },
  bookmakerGroups: {
    "FR:05": { bookmakerIds: [], clickable: "0" },
    "FR:2B": {
      bookmakerIds: [900_012, 900_010],
      show_odds_comparison_tab: "0",
      show_bookmaker_logo_in_summary: "0",
      clickable: "0",
    },
  },
};

/** The built stack on a free port, with places that a header may choose. */
export function startTestStack(
  options: {
    readonly persistTo?: string;
    readonly port?: number;
    readonly assets?: StackOptions["assets"];
    readonly inspected?: boolean;
    readonly sitePrelude?: string;
    /** Off unless given: most tests ask for more than one visitor would. */
    readonly limits?: StackOptions["limits"];
    readonly onLog?: (entry: LogEntry) => void;
    readonly vars?: Readonly<Record<string, string>>;
    /** Keys of further providers, as `INGEST_KEYS` has them. */
    readonly ingestKeys?: Readonly<Record<string, unknown>>;
    /** Without the built-in world each ledger starts at once. */
    readonly worldSeed?: string;
  } = {},
): Promise<Stack> {
  return startStack({
    port: options.port ?? 0,
    persistTo: options.persistTo ?? null,
    assets: options.assets ?? true,
    inspected: options.inspected ?? false,
    limits: options.limits ?? "off",
    ...(options.sitePrelude === undefined ? {} : { sitePrelude: options.sitePrelude }),
    onLog: options.onLog ?? showFaults,
    vars: {
      VARIANT_CHANGES: JSON.stringify(variantChanges),
      // A push service of a test is on this machine.
      VAPID_KEYS: JSON.stringify(makeVapidKeys("mailto:test@tribune.example")),
      PUSH_SERVICES: "http://127.0.0.1",
      // The port is known too late; a test opens the path of a mail's link.
      DEV_MAIL_ORIGIN: "http://tribune.test",
      ...options.vars,
      FEED_SIGN: feedSign,
      INGEST_KEYS: JSON.stringify({ [provider.provider]: provider.key, ...options.ingestKeys }),
      WORLD_SEED: options.worldSeed ?? "test",
      DEV_PLACES: "on",
      DEV_PLACE: "",
    },
  });
}

const untilTheEnd: Promise<Stack>[] = [];

async function endStacks(): Promise<void> {
  await Promise.allSettled(untilTheEnd.map(async (stack) => (await stack).stop()));
  process.exit();
}

/**
 * Miniflare's own handler removes all files of one stack before it ends the next, and the test runner kills the process after half a
 * second: the Workers of the others would run on.
 */
function endStacksFirst(): void {
  process.removeAllListeners("SIGTERM").once("SIGTERM", () => void endStacks());
}

/** A stack that several test files share: it ends with the process. */
export function untilProcessEnds(stack: Promise<Stack>): Promise<Stack> {
  untilTheEnd.push(stack);
  stack.then(endStacksFirst, () => {});
  return stack;
}

let shared: Promise<Stack> | null = null;

/** One stack for all test files that read and leave nothing behind. */
export function sharedTestStack(): Promise<Stack> {
  shared ??= untilProcessEnds(startTestStack());
  return shared;
}

let withoutWorld: Promise<Stack> | null = null;

/** One stack without the built-in world, for all test files that post leagues of their own and read only those. */
export function stackWithoutWorld(): Promise<Stack> {
  withoutWorld ??= untilProcessEnds(startTestStack({ assets: false, worldSeed: "" }));
  return withoutWorld;
}
