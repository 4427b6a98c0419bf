import * as fc from "fast-check";
import { expect, it, describe } from "vitest";
import { type SessionChange, createSessionStore, isReportedToObservers } from "./session-store.ts";
import type { AccountSession } from "./session.ts";
import type { SessionField } from "./session-keys.ts";
import { createTexts } from "../../storage/text-choice.fixture.ts";

/** Tabs of one browser: what one writes, the others hear of. */
function openTabs(count: number) {
  const { open, names } = createTexts();
  const tabs = Array.from({ length: count }, () => {
    const store = createSessionStore(open);
    const heard: SessionChange[] = [];
    store.observe((change) => void heard.push(change));
    return { store, heard };
  });
  return { names, tabs };
}

const changes: fc.Arbitrary<Partial<AccountSession>> = fc.record(
  {
    name: fc.constantFrom("ana_9", "", "é < b"),
    emailIsVerified: fc.boolean(),
    data: fc.constantFrom({}, { mygames: { data: { g_1_A: { AD: 1 } } } }),
    privateData: fc.constantFrom({}, { a: 1 }),
    storeAfterLoginNeeded: fc.boolean(),
  },
  { requiredKeys: [] },
);
const actions = fc.array(fc.record({ tab: fc.nat({ max: 1 }), changed: fc.option(changes), isForced: fc.boolean() }), {
  maxLength: 12,
});

it("[A3.01, A3.02] every tab reads what the last one wrote; others hear of each change, the own tab of data only when it is forced", () => {
  fc.assert(
    fc.property(actions, (all) => {
      const { names, tabs } = openTabs(2);
      const signIn = { id: "u1", hash: "h1" };
      let expected: Partial<AccountSession> | null = null;
      for (const { tab, changed, isForced } of all) {
        const own = tabs[tab];
        const other = tabs[1 - tab];
        if (own === undefined || other === undefined) return;
        for (const each of tabs) each.heard.length = 0;
        if (changed === null) own.store.clear();
        else own.store.save({ ...signIn, ...changed }, isForced);
        expected = changed === null ? null : Object.assign({}, expected, signIn, changed);
        const ownFields = own.heard.map(({ field }) => field);
        expect(own.heard.every(({ origin }) => origin === "this-tab")).toBe(true);
        expect(other.heard.every(({ origin }) => origin === "other-tab")).toBe(true);
        const saved = Object.keys(changed ?? {}) as SessionField[];
        for (const field of saved) {
          expect(ownFields.includes(field)).toBe(isForced || (field !== "data" && field !== "privateData"));
        }
        for (const each of tabs) {
          expect({ session: each.store.get() }).toMatchObject({ session: expected });
        }
        expect(names().every((key) => key.startsWith("lsid_"))).toBe(true);
        expect(expected !== null || names().length === 0).toBe(true);
      }
    }),
  );
});

it("[A3.02] a change of data reaches the other tab, and the inner data are read by a dotted path", () => {
  const { tabs } = openTabs(2);
  const [one, other] = tabs;
  one?.store.save({ id: "u1", hash: "h1" });
  if (other !== undefined) other.heard.length = 0;
  one?.store.save({ data: { mygames: { data: { g_1_A: { AD: 7 } } } } });
  expect(other?.heard).toEqual([{ field: "data", origin: "other-tab", isForced: false }]);
  expect(other?.store.readData("mygames.data.g_1_A.AD")).toBe(7);
  expect(other?.store.readData("mygames.none")).toBeUndefined();
});

it("[A9.07, C8.02] a text that is no path reads nothing, and the session's log hears of it once", async () => {
  const { readData } = createSessionStore(createTexts().open);
  const thrown: unknown[] = [];
  const hear = (reason: unknown) => void thrown.push(reason);
  process.on("unhandledRejection", hear);
  expect([readData("mygames..data"), readData("mygames..data")]).toEqual([undefined, undefined]);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", hear);
  const message = '"mygames..data" is no path: its key 2 is empty';
  expect(thrown).toEqual([expect.objectContaining({ message, action: "read a path of data" })]);
});

it("nothing that is stored makes the store fail", () => {
  const keys = ["lsid_id", "lsid_hash", "lsid_innerData", "lsid_backendErrors", "lsid_marketingApproval"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.json())), (stored) => {
      const { open, texts } = createTexts();
      for (const [key, value] of Object.entries(stored)) texts.set(key, value);
      const session = createSessionStore(open).get();
      expect(session === null || typeof session.data === "object").toBe(true);
    }),
  );
});

const fields: SessionField[] = ["data", "privateData", "email"];
const reported = (origin: "this-tab" | "other-tab", isForced = false) =>
  fields.map((field) => isReportedToObservers({ field, origin, isForced }));

it("[C4.22] an answer that comes after a sign-out in any tab leaves nothing of the account in the browser", () => {
  const { names, tabs } = openTabs(2);
  const [one, two] = tabs.map(({ store }) => store);
  one?.save({ id: "u1", hash: "h1", data: { mygames: {} } });
  two?.clear();
  one?.save({ data: { mygames: { data: {} } }, storeAfterLoginNeeded: false });
  expect(names()).toEqual([]);
  expect(one?.get()).toBeNull();
});

it("[C4.22] what a tab saves before it hears of a sign-out in another one is removed by both", () => {
  for (const first of ["sign-out", "save"]) {
    const { open, names } = createTexts();
    const store = createSessionStore(open);
    store.save({ id: "u1", hash: "h1", name: "ana_9" });
    const late = () => open("lsid_innerData").set("{}");
    if (first === "sign-out") store.clear();
    late();
    // The other tab tells of what it removed.
    if (first === "save") open("lsid_id").set(null);
    expect(names()).toEqual([]);
  }
});

describe("observers of the session", () => {
  it("[A3.02] hear of every change from another tab", () => {
    expect(reported("other-tab")).toEqual([true, true, true]);
  });

  it("[A3.02] do not hear of inner or private data that this tab changed, unless forced", () => {
    expect(reported("this-tab")).toEqual([false, false, true]);
    expect(reported("this-tab", true)).toEqual([true, true, true]);
  });
});
