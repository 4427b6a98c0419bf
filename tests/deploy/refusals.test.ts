import { expect, it } from "vitest";
import {
  createAccountState,
  type AccountState,
  type Binding,
  type UploadMetadata,
} from "../fakes/cloudflare/account-state.ts";
import { ApiFault } from "../fakes/cloudflare/api-fault.ts";
import { createDatabase } from "../fakes/cloudflare/databases.ts";
import { scriptOf, serve, storeVersion } from "../fakes/cloudflare/scripts.ts";

/** Uploads a Worker that exports these names, and serves it. The code that the API refuses it with, null when it takes it. */
function upload(
  state: AccountState,
  name: string,
  exports: readonly string[],
  bindings: readonly Binding[] = [],
  more: Partial<UploadMetadata> = {},
): number | null {
  const metadata = { main_module: "index.js", bindings, compatibility_date: "2026-10-01", ...more };
  try {
    const main = `export {\n  ${[...exports, "x as default"].join(",\n  ")}\n};\n//# sourceMappingURL=index.js.map`;
    const { id } = storeVersion(state, { name, metadata, main });
    serve(state, scriptOf(state, name), id);
    return null;
  } catch (error) {
    if (error instanceof ApiFault) return error.code;
    throw error;
  }
}

const rate = (period: number): Binding => ({
  name: "R",
  type: "ratelimit",
  namespace_id: "1",
  simple: { limit: 1, period },
});

const publisher: Binding = { name: "PUSH", type: "service", service: "push", entrypoint: "Publisher" };

it("refuses a binding to a Worker or an entry point that does not exist", () => {
  const state = createAccountState();
  expect(upload(state, "origin", [], [publisher])).toBe(10_143);
  upload(state, "push", []);
  expect(upload(state, "origin", [], [publisher])).toBe(10_021);
  upload(state, "push", ["Publisher"]);
  expect(upload(state, "origin", [], [publisher])).toBeNull();
});

it("refuses a database that is not in the account", () => {
  const state = createAccountState();
  expect(upload(state, "origin", [], [{ name: "DB", type: "d1" }])).toBe(10_021);
  expect(upload(state, "origin", [], [{ name: "DB", type: "d1", id: "none" }])).toBe(10_181);
  const { uuid } = createDatabase(state, "db");
  expect(upload(state, "origin", [], [{ name: "DB", type: "d1", id: uuid }])).toBeNull();
  expect(() => createDatabase(state, "db")).toThrow("already exists");
});

it("refuses Durable Objects without a migration, migrations out of order and classes that are gone", () => {
  const state = createAccountState();
  const room: Binding = { name: "ROOM", type: "durable_object_namespace", class_name: "Room" };
  const v1 = { new_tag: "v1", steps: [{ new_sqlite_classes: ["Room"] }] };
  expect(upload(state, "rooms", ["Room"], [room])).toBe(10_061);
  expect(upload(state, "rooms", [], [room], { migrations: v1 })).toBe(10_070);
  expect(upload(state, "rooms", ["Room"], [room], { migrations: v1 })).toBeNull();
  expect(upload(state, "rooms", ["Room"], [room], { migrations: v1 })).toBe(10_079);
  expect(upload(state, "rooms", ["Room"], [room], { migrations: { ...v1, old_tag: "v1" } })).toBe(10_074);
  expect(upload(state, "rooms", [])).toBe(10_064);
});

it("refuses to serve a version from before a migration", () => {
  const state = createAccountState();
  upload(state, "rooms", ["Room"]);
  upload(state, "rooms", ["Room"], [], { migrations: { new_tag: "v1", steps: [{ new_sqlite_classes: ["Room"] }] } });
  const script = scriptOf(state, "rooms");
  expect(() => serve(state, script, script.versions[0]?.id ?? "")).toThrow("migration has occurred");
});

it("refuses a secret that should be kept and never was, and keeps those that were", () => {
  const state = createAccountState();
  upload(state, "origin", []);
  const inherited: Binding = { name: "KEYS", type: "inherit" };
  expect(upload(state, "origin", [], [inherited])).toBe(10_057);
  upload(state, "origin", [], [{ name: "KEYS", type: "secret_text", text: "x" }]);
  expect(upload(state, "origin", [], [inherited])).toBeNull();
  expect(upload(state, "origin", [], [inherited])).toBeNull();
});

it("refuses limits of CPU on the free plan, and rate limits over other periods than 10 and 60 s", () => {
  expect(upload(createAccountState({ plan: "free" }), "geo", [], [], { limits: { cpu_ms: 100 } })).toBe(100_328);
  expect(upload(createAccountState(), "geo", [], [rate(30)])).toBe(10_021);
  expect(upload(createAccountState(), "geo", [], [rate(60)])).toBeNull();
});
