import { expect, it } from "vitest";
import { clientError } from "../../../shared/accounts/client-error.ts";
import { createFakeTimers } from "../../../tests/fakes/fake-timers.ts";
import type { AccountAnswer, CallAccount } from "./call-account.ts";
import { createPendingSignOuts } from "./pending-sign-outs.ts";
import { createSessionStore } from "./session-store.ts";
import { createTexts } from "../../storage/text-choice.fixture.ts";

const unanswered: AccountAnswer = { ok: false, error: { ...clientError("technicalError"), isUnanswered: true } };
const broken: AccountAnswer = { ok: false, error: { ...clientError("technicalError"), status: 502 } };
const overAlready: AccountAnswer = { ok: false, error: { ...clientError("loginMismatch"), serviceCode: "XE1" } };
const done: AccountAnswer = { ok: true, body: { r: "done" } };

function setUp(answers: AccountAnswer[]) {
  const timers = createFakeTimers();
  const { open, names } = createTexts();
  const told: unknown[] = [];
  const call: CallAccount = async (name, _, context) => {
    told.push([name, context?.loggedIn]);
    return answers.shift() ?? done;
  };
  return { timers, names, told, signOuts: createPendingSignOuts(open, call, timers.after) };
}

it.each([
  ["is done", [done], 1],
  ["says that it is over already", [overAlready], 1],
  ["is silent, and then done", [unanswered, done], 2],
  ["is broken, and then done", [broken, broken, done], 3],
])("[A4.04] tells the service of a sign-out until it %s", async (_, answers, calls) => {
  const { timers, names, told, signOuts } = setUp(answers);
  signOuts.add({ id: "u1", hash: "h1" });
  await signOuts.tell();
  await timers.pass(120_000);
  expect(told).toEqual(Array.from({ length: calls }, () => ["logout", { id: "u1", hash: "h1" }]));
  expect(names()).toEqual([]);
});

it("keeps what ended a session for every tab, and no end of a session that another one has replaced", async () => {
  const store = createSessionStore(createTexts().open);
  store.save({ id: "u1", hash: "h1" });
  store.end("passwordChanged", "h0");
  expect([store.get()?.hash, store.signedOut()]).toEqual(["h1", null]);
  await store.replace(async () => store.end("passwordChanged", "h1"));
  expect(store.get()?.hash).toBe("h1");
  store.end("signedOutElsewhere", "h1");
  expect([store.get(), store.signedOut()]).toEqual([null, "signedOutElsewhere"]);
  store.acknowledge();
  expect(store.signedOut()).toBeNull();
  store.save({ id: "u1", hash: "h2" });
  store.end("unknown", "h2");
  store.save({ id: "u2", hash: "h3" });
  store.clear();
  expect(store.signedOut()).toBeNull();
});
