import { expect, it } from "vitest";
import { accountEnv, codeOf, newEmail, openService, password } from "../test/service.ts";
import { note } from "./audit.ts";
import { day } from "./clock.ts";
import { removeExpired } from "./remove-expired.ts";

const { ACCOUNTS } = accountEnv;
const wrong = "Wrong-horse3!";
const post = (path: string, body: object) =>
  openService().send(
    new Request(`https://tribune.test${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
const count = async (table: string, userId: string) =>
  (
    await ACCOUNTS.prepare(`SELECT COUNT(*) AS rows FROM ${table} WHERE user_id = ?`)
      .bind(userId)
      .first<{ rows: number }>()
  )?.rows;

it.each([
  { namespace: "other", project: 1 },
  { namespace: "tribune", project: 2 },
])("[A8.01] refuses $namespace and project $project, which are not those of the deployment: XE11", async (named) => {
  const email = newEmail();
  const approvals = { termsofservice: true, touApproval: true, ppApproval: true };
  expect((await post("/v3/registration", { email, password, name: "ana_9", ...approvals, ...named })).body).toEqual({
    err: "XE11",
  });
  expect((await post("/v3/login", { email, password, ...named })).body).toEqual({ err: "XE11" });
  const forgotten = { email, namespace: named.namespace, p: named.project };
  expect((await post("/v3/forgottenpassword", forgotten)).body).toEqual({ err: "XE11" });
});

it("[A5.03] refuses a nickname of more than 64 characters: XE11", async () => {
  const { call } = openService();
  const register = async (name: string) => (await call("registration", { email: newEmail(), password, name })).body;
  expect([await register("a".repeat(64)), await register("a".repeat(65))]).toEqual([{ r: "done" }, { err: "XE11" }]);
});

it("removes a registration that nobody has confirmed in two days, and keeps the confirmed ones", async () => {
  const { call, signedIn } = openService();
  const [email, young] = [newEmail(), newEmail()];
  await call("registration", { email, password, name: "ana_9" });
  await call("registration", { email: young, password, name: "ana_9" });
  const { email: confirmed } = await signedIn();
  const age = ACCOUNTS.prepare("UPDATE users SET created_at = created_at - ? WHERE email IN (?, ?)");
  await age.bind(2 * day + 1, email, confirmed).run();
  await removeExpired(ACCOUNTS);
  const { results } = await ACCOUNTS.prepare("SELECT email FROM users WHERE email IN (?, ?, ?)")
    .bind(email, young, confirmed)
    .all<{ email: string }>();
  expect(new Set(results.map((row) => row.email))).toEqual(new Set([young, confirmed]));
});

it("keeps a hundred rows of each action and of statements, the last ones", async () => {
  const { call, signedIn } = openService();
  const loggedIn = await signedIn();
  for (let index = 0; index < 105; index += 1) await note(ACCOUNTS, loggedIn.id, "sign-in refused", "agent");
  for (let index = 0; index < 105; index += 1) {
    await call("updateMarketingConsent", { marketing: index === 104, thirdParties: false }, { loggedIn });
  }
  const refused = "SELECT COUNT(*) AS rows FROM audit WHERE user_id = ? AND action = 'sign-in refused'";
  expect((await ACCOUNTS.prepare(refused).bind(loggedIn.id).first<{ rows: number }>())?.rows).toBe(100);
  expect(await count("consents", loggedIn.id)).toBe(100);
  expect((await call("marketingConsent", {}, { loggedIn })).body).toMatchObject({ marketing: true });
  const registered = "SELECT COUNT(*) AS rows FROM audit WHERE user_id = ? AND action = 'registered'";
  expect((await ACCOUNTS.prepare(registered).bind(loggedIn.id).first<{ rows: number }>())?.rows).toBe(1);
});

it("takes no more than a MiB of data over all projects, measured in bytes", async () => {
  const data = accountEnv.USER_DATA.getByName(`bytes-${Date.now()}`);
  const store = (project: number, letter: string) =>
    data.store(project, "tribune", [], JSON.stringify({ merge: { text: letter.repeat(200_000) } }));
  // Three bytes for each of them: 600,000 fit once.
  expect(await store(1, "\u20ac")).toMatchObject({ revision: 1 });
  expect(await store(2, "\u20ac")).toBe("too-large");
  expect(await store(2, "a")).toMatchObject({ revision: 2 });
});

/** Somebody elsewhere guesses until the account takes no more passwords from strangers. */
async function guess(email: string): Promise<void> {
  for (let index = 0; index < 10; index += 1) await openService().call("login", { email, password: wrong });
}

it("[A8.01] locks out who guesses, and neither a device that has signed in before nor the reader of a mail", async () => {
  const { call, signedIn } = openService();
  const { email } = await signedIn();
  const { device } = (await call("login", { email, password })).body;
  await guess(email);
  expect((await call("login", { email, password })).body).toMatchObject({ err: "XE13", fault: "login.locked" });
  expect((await call("login", { email, password, device: "made-up" })).body).toMatchObject({ err: "XE13" });
  expect((await call("login", { email, password, device: String(device) })).body).toHaveProperty("hash");

  await guess(email);
  const reader = openService({ address: "2001:db8:ffff::1" });
  await reader.call("forgottenPassword", { email });
  const { i, c } = codeOf(reader.mailTo(email, /password/i));
  const changed = await reader.call("changePassword", { id: i, code: c, newpassword: "Another-horse2" });
  expect(changed.body).toEqual({ r: "done" });
  await guess(email);
  const again = { email, password: "Another-horse2" };
  expect((await call("login", again)).body).toMatchObject({ err: "XE13" });
  expect((await reader.call("login", again)).body).toHaveProperty("hash");
});

it("[A8.01] locks a known device that guesses itself", async () => {
  const { call, signedIn } = openService();
  const { email } = await signedIn();
  const device = String((await call("login", { email, password })).body["device"]);
  for (let index = 0; index < 10; index += 1) await call("login", { email, password: wrong, device });
  expect((await call("login", { email, password, device })).body).toMatchObject({ err: "XE13" });
});

it("sends no mail with a link where the site does not know where it is, and says so", async () => {
  const { call, mails } = openService({ linkOrigin: null });
  const refused = { err: "XE0", fault: "mail.notSetUp" };
  expect((await call("registration", { email: newEmail(), password, name: "ana_9" })).body).toEqual(refused);
  expect((await call("forgottenPassword", { email: newEmail() })).body).toEqual(refused);
  expect(mails).toEqual([]);
});

it("[A8.01] counts mails to one reader together: 3 links an hour, however the address is written", async () => {
  const { call, signedIn, mails } = openService();
  const { email } = await signedIn();
  const before = mails.length;
  for (let index = 0; index < 5; index += 1) await call("forgottenPassword", { email });
  expect(mails.length - before).toBe(3);
});

it("[A8.01] counts and looks up nothing for those of 40 sign-ins at once that find no place", async () => {
  let counted = 0;
  const getByName = (name: string) => {
    counted += 1;
    return accountEnv.ATTEMPTS.getByName(name);
  };
  const { call } = openService({}, { ATTEMPTS: { getByName } });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call("login", { email: newEmail(), password: wrong })),
  );
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(31);
  // Account, client and network of the nine.
  expect(counted).toBe(27);
});
