import { expect, it } from "vitest";
import { createAccount } from "./account.ts";
import type { AccountAnswer, CallAccount } from "./call-account.ts";
import { createPendingSignOuts } from "./pending-sign-outs.ts";
import { createSessionStore } from "./session-store.ts";
import { createMap } from "./sync.fixture.ts";

/** An account whose data the service gives when the test says so. */
function setUp() {
  const storage = createMap();
  const session = createSessionStore(storage);
  let giveData = () => {};
  const data = new Promise<AccountAnswer>((resolve) => {
    giveData = () => resolve({ ok: true, body: { data: {}, profile: { email: "ada@example.net" }, hash: "h9" } });
  });
  const call: CallAccount = async (name) => (name === "getData" ? data : { ok: true, body: { r: "done" } });
  const account = createAccount(
    call,
    session,
    createPendingSignOuts(storage, call, () => () => {}),
    storage,
  );
  session.save({ id: "u1", hash: "h1" });
  return { storage, session, account, giveData: () => giveData() };
}

it("[C4.22] keeps nothing of an answer that comes after the visitor has signed out", async () => {
  const { storage, account, giveData } = setUp();
  const asked = account.getData();
  await account.signOut();
  giveData();
  expect(await asked).toBeNull();
  expect(storage.keys()).toEqual([]);
});

it("gives who signs in next nothing of who was here before", async () => {
  const { session, account, giveData } = setUp();
  const asked = account.getData();
  await account.signOut();
  session.save({ id: "u2", hash: "h2", email: "grace@example.net" });
  giveData();
  expect(await asked).toBeNull();
  expect(session.get()).toMatchObject({ id: "u2", hash: "h2", email: "grace@example.net" });
});
