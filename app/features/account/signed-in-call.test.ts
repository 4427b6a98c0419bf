import { expect, it } from "vitest";
import { createAccount } from "./account.ts";
import type { AccountAnswer, CallAccount } from "./call-account.ts";
import { createPendingSignOuts } from "./pending-sign-outs.ts";
import { createSessionStore } from "./session-store.ts";
import { createTexts } from "../../storage/text-choice.fixture.ts";

function openAccount(call: CallAccount) {
  const { open, names } = createTexts();
  const session = createSessionStore(open);
  const signOuts = createPendingSignOuts(open, call, () => () => {});
  session.save({ id: "u1", hash: "h1" });
  return { names, session, account: createAccount(call, session, signOuts, open) };
}

/** An account whose data the service gives when the test says so. */
function setUp() {
  let giveData = () => {};
  const data = new Promise<AccountAnswer>((resolve) => {
    giveData = () => resolve({ ok: true, body: { data: {}, profile: { email: "ada@example.net" }, hash: "h9" } });
  });
  const call: CallAccount = async (name) => (name === "getData" ? data : { ok: true, body: { r: "done" } });
  return { ...openAccount(call), giveData: () => giveData() };
}

it("[C4.22] keeps nothing of an answer that comes after the visitor has signed out", async () => {
  const { names, account, giveData } = setUp();
  const asked = account.getData();
  await account.signOut();
  giveData();
  expect(await asked).toBeNull();
  expect(names()).toEqual([]);
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

it("[A4.04] asks again for data that are older than a change of this browser", async () => {
  const email = "new@example.net";
  const profiles = [
    { email: "old@example.net", emailIsVerified: true },
    { email, emailIsVerified: false },
  ];
  const gates: (() => void)[] = [];
  const call: CallAccount = async (name) => {
    if (name !== "getData") return { ok: true, body: { r: "done" } };
    const profile = profiles.shift();
    await new Promise<void>((resolve) => gates.push(resolve));
    return { ok: true, body: { data: {}, profile } };
  };
  const { account, session } = openAccount(call);
  const asked = account.getData();
  await account.updateUser({ email });
  gates.shift()?.();
  await expect.poll(() => gates.length).toBe(1);
  gates.shift()?.();
  await asked;
  expect(session.get()).toMatchObject({ email, emailIsVerified: false });
});
