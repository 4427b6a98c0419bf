import { describe, expect, it } from "vitest";
import { parseLoginAnswer, syncAction, toSignedInFields, type LoginAnswer } from "./login.ts";

const login = (changes: Partial<LoginAnswer> = {}): LoginAnswer => ({
  id: "5",
  hash: "a1b2",
  errors: [],
  isRegistration: false,
  ...changes,
});
const termsPending = [{ code: "XE8", details: [{ type: "tou" }] }];
const consentPending = [{ code: "XE12", details: [{ code: 1003 }] }];
const settled = { storeAfterLoginNeeded: false, backendErrors: [] };
const local = { mygames: { data: { g_1_abcdefgh: { AD: 1 } } } };

describe("a login's answer", () => {
  it("[A3.03] has id, hash and an error list, and says whether a provider login registered", () => {
    expect(parseLoginAnswer({ id: "5", hash: "a1b2" })).toEqual({ ok: true, login: login() });
    expect(parseLoginAnswer({ id: 5, hash: "a1b2", errors: termsPending, isRegistration: true })).toEqual({
      ok: true,
      login: login({ errors: termsPending, isRegistration: true }),
    });
  });

  it("[A3.03, A8.01] is refused for its err, or its err2 before that", () => {
    expect(parseLoginAnswer({ err: "XE1" })).toMatchObject({ ok: false, error: { code: 1001 } });
    expect(parseLoginAnswer({ err: "XE1", err2: "E2" })).toMatchObject({ ok: false, error: { code: 1007 } });
  });

  it("[A5.05] is refused without id or hash", () => {
    expect(parseLoginAnswer({ id: "5" })).toMatchObject({ error: { message: "missing in the answer: hash" } });
    expect(parseLoginAnswer(null)).toMatchObject({ error: { message: "missing in the answer: id, hash" } });
  });
});

describe("a login", () => {
  it("[A4.03] saves the user before data is synced", () => {
    expect(toSignedInFields(login())).toMatchObject({
      id: "5",
      hash: "a1b2",
      touConfirmed: true,
      ppConfirmed: true,
      storeAfterLoginNeeded: false,
    });
  });

  it.each([
    ["terms", termsPending],
    ["consent", consentPending],
  ])("[A4.03] defers storing while %s wait", (_, errors) => {
    const fields = toSignedInFields(login({ errors }));
    expect(fields).toMatchObject({ storeAfterLoginNeeded: true, backendErrors: errors });
    expect(syncAction({ storeAfterLoginNeeded: true, backendErrors: errors }, {}, local)).toEqual({ type: "defer" });
  });

  it("[A4.03] syncs the data that waited once everything is settled", () => {
    const action = syncAction({ storeAfterLoginNeeded: true, backendErrors: [] }, {}, local);
    expect(action).toEqual({ type: "merge-up", dataDiff: { merge: local } });
  });

  it("[A4.03, A4.06] marks documents and consent that wait", () => {
    const fields = toSignedInFields(login({ errors: [...termsPending, ...consentPending] }));
    expect(fields).toMatchObject({ touConfirmed: false, ppConfirmed: true });
    expect(fields.marketingApproval).toMatchObject({ required: true, variant: "EXTENDED_INITIAL" });
  });

  it("[A4.03] merges local data up only when the server has none", () => {
    expect(syncAction(settled, {}, local).type).toBe("merge-up");
    expect(syncAction(settled, {}, {}).type).toBe("nothing");
    expect(syncAction(settled, { dark: 1 }, local)).toEqual({ type: "take-server-data", data: { dark: 1 } });
  });
});
