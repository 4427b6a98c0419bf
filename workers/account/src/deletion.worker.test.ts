import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { accountEnv, codeOf, openService, password } from "../test/service.ts";
import { day } from "./clock.ts";
import { hashOf } from "./secrets.ts";
import { openSession } from "./sessions.ts";

/** Counts a visitor's rows in the table of users and in each table with a user id. */
async function rowsOf(userId: string): Promise<Readonly<Record<string, number>>> {
  const { ACCOUNTS } = accountEnv;
  const { results } = await ACCOUNTS.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%user_id TEXT%'",
  ).all<{ name: string }>();
  const tables = [["users", "id"] as const, ...results.map(({ name }) => [name, "user_id"] as const)];
  const counted = await ACCOUNTS.batch<{ count: number }>(
    tables.map(([table, column]) =>
      ACCOUNTS.prepare(`SELECT COUNT(*) AS count FROM ${table} WHERE ${column} = ?`).bind(userId),
    ),
  );
  return Object.fromEntries(tables.map(([name], index) => [name, counted[index]?.results[0]?.count ?? -1]));
}
const objectOf = (userId: string) => accountEnv.USER_DATA.getByName(userId);
const proofs = async () =>
  (await accountEnv.ACCOUNTS.prepare("SELECT * FROM deletions").all<Readonly<Record<string, unknown>>>()).results;

/** Moves the clock, and lets the alarm ring as if it were due: an early one has to wait. */
async function ringAfter(userId: string, days: number): Promise<boolean> {
  vi.setSystemTime(Date.now() + days * day * 1000);
  return runDurableObjectAlarm(objectOf(userId));
}
afterEach(() => void vi.useRealTimers());
const stopClock = () => vi.useFakeTimers({ toFake: ["Date"] });

async function aClosedAccount() {
  stopClock();
  const service = openService();
  const visitor = await service.signedIn();
  const loggedIn = visitor;
  await service.call("storeMergedData", { key: "mygames", dataDiff: { merge: { a: 1 } } }, { loggedIn });
  const { body } = await service.call("deleteAccount", { password }, { loggedIn });
  return { ...service, visitor, body };
}

describe("an account that its owner deletes", () => {
  it("[A7.01] is closed at once: no session, no data, and the answer and a mail say until when", async () => {
    const { body, call, own, mailTo, visitor } = await aClosedAccount();
    expect(body).toEqual({ r: "done", untilSeconds: Math.floor(Date.now() / 1000) + 14 * day });
    expect((await call("getData", {}, { loggedIn: visitor })).body).toEqual({ err: "XE1", ended: "accountClosed" });
    expect((await own("pushTicket", visitor)).status).toBe(401);
    const lastDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
    const { text } = mailTo(visitor.email, /closed/);
    expect(text).toContain(lastDay.format(Number(body["untilSeconds"]) * 1000));
    // A visitor who did not request the deletion must act, so the mail must not advise doing nothing.
    expect(text).not.toContain("do nothing");
    expect(codeOf({ to: "", subject: "", text }).path).toBe("/account/restore");
  });

  it("[A4.04] is offered to who signs in, by the right password only, and taken back with all that was in it", async () => {
    const { body: closed, call, own, mailTo, visitor } = await aClosedAccount();
    const { email } = visitor;
    expect((await call("login", { email, password: "Wrong-horse3!" })).body).toEqual({ err: "XE1" });
    const offer = (await call("login", { email, password })).body;
    const closing = {
      id: visitor.id,
      code: expect.stringMatching(/^[0-9a-f]{40}$/),
      untilSeconds: closed["untilSeconds"],
    };
    expect(offer).toEqual({ err: "XE4", closing });
    const c = (offer["closing"] as { code: string }).code;
    const restore = { t: "restoreBySignIn", i: visitor.id, c, project: 1 };
    expect((await own("restoreAccount", null, { ...restore, t: "restoreByMail" })).body).toMatchObject({ code: 150 });
    const { body } = await own("restoreAccount", null, restore);
    const loggedIn = { id: String(body["id"]), hash: String(body["hash"]) };
    expect((await call("getData", {}, { loggedIn })).body).toMatchObject({ data: { mygames: { a: 1 } } });
    expect((await own("restoreAccount", null, restore)).body).toMatchObject({ code: 150 });
    expect(mailTo(email, /open again/).text).not.toContain("http");
    // The time that it was closed for means nothing any more.
    expect(await ringAfter(visitor.id, 20)).toBe(false);
    expect((await rowsOf(visitor.id))["users"]).toBe(1);
    expect((await call("login", { email, password })).body).toHaveProperty("hash");
  });

  it("is taken back by the link of its mail, which signs nobody in", async () => {
    const { call, own, mailTo, visitor } = await aClosedAccount();
    // A sign-in in between leaves the mail's link valid.
    await call("login", { email: visitor.email, password });
    const { i, c } = codeOf(mailTo(visitor.email, /closed/));
    const restore = { t: "restoreByMail", i, c, project: 1 };
    vi.setSystemTime(Date.now() + 13 * day * 1000);
    expect((await own("restoreAccount", null, restore)).body).toEqual({});
    expect((await call("login", { email: visitor.email, password })).body).toHaveProperty("hash");
  });

  it("signs nobody in whose sign-in was under way while it was closed, neither before nor after it is open again", async () => {
    const { call, own, mailTo, visitor } = await aClosedAccount();
    const loggedIn = { id: visitor.id, hash: await openSession(accountEnv.ACCOUNTS, visitor.id, "late") };
    expect((await call("getData", {}, { loggedIn })).body).toEqual({ err: "XE1" });
    const { i, c } = codeOf(mailTo(visitor.email, /closed/));
    await own("restoreAccount", null, { t: "restoreByMail", i, c, project: 1 });
    expect((await call("getData", {}, { loggedIn })).body).toEqual({ err: "XE1" });
  });

  it("is removed with every row when its days are over, and leaves a proof without a name", async () => {
    const { call, own, mailTo, visitor } = await aClosedAccount();
    const askedAt = Math.floor(Date.now() / 1000);
    const { i, c } = codeOf(mailTo(visitor.email, /closed/));
    expect((await rowsOf(visitor.id))["users"]).toBe(1);
    expect(await ringAfter(visitor.id, 14)).toBe(true);
    const rows = await rowsOf(visitor.id);
    expect(Object.keys(rows).length).toBeGreaterThan(9);
    expect(Object.entries(rows).filter(([, count]) => count !== 0)).toEqual([]);
    const proof = await hashOf(visitor.id);
    const left = (await proofs()).find(({ account }) => account === proof);
    expect(left).toMatchObject({ asked_at: askedAt, removed_at: askedAt + 14 * day });
    const removed = JSON.parse(String(left?.["removed"])) as Readonly<Record<string, number>>;
    expect(removed).toMatchObject({ users: 1, agreements: 2, projects: 1, sessions: 1 });
    // A table that is made later is named in the proof as well.
    expect(Object.keys(removed).toSorted()).toEqual([...Object.keys(rows), "projects"].toSorted());
    expect(JSON.stringify(await proofs())).not.toContain(visitor.id);
    expect(mailTo(visitor.email, /is deleted/).text).toContain(proof);
    expect(await objectOf(visitor.id).readAll()).toEqual([]);
    expect((await own("restoreAccount", null, { t: "restoreByMail", i, c, project: 1 })).body).toMatchObject({
      code: 150,
    });
    expect((await call("login", { email: visitor.email, password })).body).toEqual({ err: "XE1" });
    // The address is free.
    expect(await openService().signedIn(visitor.email)).toMatchObject({ hash: expect.any(String) });
  });

  it("is not removed by an alarm that rings early, or that rings after it was taken back, or twice", async () => {
    const { visitor } = await aClosedAccount();
    expect(await ringAfter(visitor.id, 13)).toBe(true);
    expect((await rowsOf(visitor.id))["users"]).toBe(1);
    expect(await ringAfter(visitor.id, 1)).toBe(true);
    expect((await rowsOf(visitor.id))["users"]).toBe(0);
    expect(await ringAfter(visitor.id, 1)).toBe(false);
    const again = await aClosedAccount();
    await accountEnv.ACCOUNTS.prepare("UPDATE users SET removed_at = NULL WHERE id = ?").bind(again.visitor.id).run();
    expect(await ringAfter(again.visitor.id, 14)).toBe(true);
    expect((await rowsOf(again.visitor.id))["users"]).toBe(1);
  });

  it("is not taken back once its days are over, even where the alarm is late", async () => {
    const { call, own, mailTo, visitor } = await aClosedAccount();
    const { i, c } = codeOf(mailTo(visitor.email, /closed/));
    vi.setSystemTime(Date.now() + 14 * day * 1000);
    expect((await call("login", { email: visitor.email, password })).body).toEqual({ err: "XE1" });
    const restored = await own("restoreAccount", null, { t: "restoreByMail", i, c, project: 1 });
    expect(restored.body).toMatchObject({ code: 150 });
    expect(await ringAfter(visitor.id, 0)).toBe(true);
    expect((await rowsOf(visitor.id))["users"]).toBe(0);
  });

  it("is removed at once where the variant leaves no days, and by nobody but its owner", async () => {
    const { call, signedIn, mailTo } = openService({ deletionGraceDays: 0 });
    const visitor = await signedIn();
    await accountEnv.ACCOUNTS.prepare("UPDATE sessions SET created_at = created_at - 601 WHERE user_id = ?")
      .bind(visitor.id)
      .run();
    const refused = { err: "XE5" };
    expect((await call("deleteAccount", {}, { loggedIn: visitor })).body).toEqual(refused);
    expect((await call("deleteAccount", { password: "Wrong-horse3!" }, { loggedIn: visitor })).body).toEqual(refused);
    expect((await call("deleteAccount", { password }, { loggedIn: visitor })).body).toEqual({ r: "done" });
    expect((await rowsOf(visitor.id))["users"]).toBe(0);
    expect(mailTo(visitor.email, /is deleted/).text).toContain(await hashOf(visitor.id));
  });

  it("is removed an hour later where the database failed", async () => {
    const { visitor } = await aClosedAccount();
    await accountEnv.ACCOUNTS.prepare("ALTER TABLE deletions RENAME TO away").run();
    expect(await ringAfter(visitor.id, 14)).toBe(true);
    expect((await rowsOf(visitor.id))["users"]).toBe(1);
    await accountEnv.ACCOUNTS.prepare("ALTER TABLE away RENAME TO deletions").run();
    expect(await ringAfter(visitor.id, 1 / 24)).toBe(true);
    expect((await rowsOf(visitor.id))["users"]).toBe(0);
  });
});
