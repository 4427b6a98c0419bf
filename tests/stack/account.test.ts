import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../shared/accounts/endpoints.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import {
  newEmail,
  password,
  sharedAccountStack,
  toCode,
  toVerification,
  type AccountStack,
} from "../support/account-client.ts";

let account: AccountStack;
beforeAll(async () => {
  account = await sharedAccountStack();
});

const other = "Another-horse2";
const wrong = "Wrong-horse3!";

describe("a registration", () => {
  it("[A7.01, A6.01, A4.01] is confirmed by the link of its mail, and signs in afterwards alone", async () => {
    const email = newEmail();
    expect((await account.call("registration", { email, password, name: "ana_9" })).body).toEqual({ r: "done" });
    const verification = toVerification(await account.mailTo(email));
    expect((await account.call("login", { email, password })).body).toEqual({ err: "XE4" });
    expect((await account.call("verifyAccount", verification)).body).toEqual({ r: "done", t: "verifyAccount" });
    const { body } = await account.call("login", { email: email.toUpperCase(), password });
    const secret: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(body).toEqual({ id: verification.i, hash: secret, device: secret });
  });

  it("[A5.04] is confirmed once: a code that was used, or is another's, is refused", async () => {
    const email = newEmail();
    await account.call("registration", { email, password, name: "ana_9" });
    const verification = toVerification(await account.mailTo(email));
    const refused = { err: "XE5" };
    expect((await account.call("verifyAccount", { ...verification, c: "0".repeat(40) })).body).toEqual(refused);
    expect((await account.call("verifyAccount", { ...verification, t: "verifyEmail" })).body).toEqual(refused);
    expect((await account.call("verifyAccount", verification)).body).toMatchObject({ r: "done" });
    expect((await account.call("verifyAccount", verification)).body).toEqual(refused);
  });

  it("is answered alike for an address that has an account, whose owner gets a mail; XE3 wants the password", async () => {
    const { email } = await account.signedIn();
    expect((await account.call("registration", { email, password: other, name: "ana_9" })).body).toEqual({ r: "done" });
    expect((await account.mailTo(email, /déjà un compte/)).text).toContain("/account/password?");
    expect((await account.call("login", { email, password })).body).toHaveProperty("hash");
    expect((await account.call("registration", { email, password, name: "ana_9" })).body).toEqual({ err: "XE3" });
  });

  it("[A5.01, A5.02, A5.03] is refused with XE11 when a field breaks its rule, or says more than it may", async () => {
    const form = { email: newEmail(), password, name: "ana_9" };
    const refused = { err: "XE11" };
    expect((await account.call("registration", { ...form, email: "ana@" })).body).toEqual(refused);
    expect((await account.call("registration", { ...form, password: "correct-horse" })).body).toEqual(refused);
    expect((await account.call("registration", { ...form, name: "ana" })).body).toEqual(refused);
    await account.call("registration", Object.assign({ status: 1, id: "1" }, form));
    await account.mailTo(form.email);
    expect((await account.call("login", { email: form.email, password })).body).toEqual({ err: "XE4" });
  });
});

describe("a sign-in", () => {
  it("[A8.01] is refused alike for an unknown address and for a wrong password", async () => {
    const { email } = await account.signedIn();
    expect((await account.call("login", { email, password: wrong })).body).toEqual({ err: "XE1" });
    expect((await account.call("login", { email: newEmail(), password })).body).toEqual({ err: "XE1" });
  });

  it("[A8.01] is limited for an account, known or not, whoever tries: XE13", async () => {
    const known = (await account.signedIn()).email;
    for (const email of [known, newEmail()]) {
      const answers = [];
      for (let index = 0; index < 11; index += 1) {
        answers.push((await account.call("login", { email, password: wrong }, { address: "203.0.113.9" })).body["err"]);
      }
      expect(answers).toEqual([...Array.from({ length: 10 }, () => "XE1"), "XE13"]);
    }
    // From now on even the right password does not reveal whether there is an account.
    const refused = (await account.call("login", { email: known, password })).body;
    expect(refused).toMatchObject({ err: "XE13", fault: "login.locked" });
  });

  it("[A8.01] with a provider is refused as not implemented while none is set up: XE6", async () => {
    const { body } = await account.call("loginWithProvider", { provider: "google", token: "t", state: "s" });
    expect(body).toEqual({ err: "XE6" });
  });
});

describe("a session", () => {
  it("[A7.01] ends with the sign-out: its hash says nothing afterwards", async () => {
    const loggedIn = await account.signedIn();
    expect((await account.call("getData", {}, { loggedIn })).body).toHaveProperty("profile");
    expect((await account.call("logout", {}, { loggedIn })).body).toEqual({ r: "done" });
    expect((await account.call("getData", {}, { loggedIn })).body).toMatchObject({ err: "XE1" });
    expect((await account.call("myTerms", {}, { loggedIn })).body).toMatchObject({ code: 401 });
  });

  it("is listed for its owner, and revoked from another device", async () => {
    const first = await account.signedIn();
    const { body } = await account.call("login", { email: first.email, password });
    const second = { id: first.id, hash: String(body["hash"]) };
    const { sessions } = (await account.own("sessions", second)).body;
    expect(sessions).toHaveLength(2);
    const elsewhere = (sessions as readonly unknown[]).map(fieldsOf).find(({ isThis }) => isThis === false);
    await account.own("revokeSessions", second, { sessionId: elsewhere?.["id"] });
    expect((await account.call("getData", {}, { loggedIn: first })).body).toMatchObject({ err: "XE1" });
    expect((await account.call("getData", {}, { loggedIn: second })).body).toHaveProperty("data");
  });

  it("is of its own account alone", async () => {
    const [one, another] = [await account.signedIn(), await account.signedIn()];
    const { body } = await account.call("getData", {}, { loggedIn: { id: another.id, hash: one.hash } });
    expect(body).toMatchObject({ err: "XE1" });
  });
});

describe("a password", () => {
  it("[A7.01] is chosen anew by the code of a mail, which signs every device out and is used up by it", async () => {
    const loggedIn = await account.signedIn();
    const { email } = loggedIn;
    expect((await account.call("forgottenPassword", { email })).body).toEqual({ r: "done" });
    const { i, c } = toCode(await account.mailTo(email, /Nouveau mot de passe/));
    const change = { id: i, code: c, newpassword: other };
    expect((await account.call("changePassword", change)).body).toEqual({ r: "done" });
    expect((await account.call("changePassword", change)).body).toEqual({ err: "XE5" });
    expect((await account.call("getData", {}, { loggedIn })).body).toMatchObject({ err: "XE1" });
    expect((await account.call("login", { email, password })).body).toEqual({ err: "XE1" });
    expect((await account.call("login", { email, password: other })).body).toHaveProperty("hash");
    expect((await account.mailTo(email, /a changé/)).html).not.toContain("href");
  });

  it("[A7.01, A8.01] is changed by who knows the old one; another is refused with XE5", async () => {
    const { id, email } = await account.signedIn();
    const change = { id, password: wrong, newpassword: other };
    expect((await account.call("changePassword", change)).body).toEqual({ err: "XE5" });
    expect((await account.call("changePassword", { ...change, password })).body).toEqual({ r: "done" });
    expect((await account.call("login", { email, password: other })).body).toHaveProperty("hash");
  });

  it("[A7.01, A8.02] that is forgotten is answered alike for an address without an account, which gets no mail", async () => {
    const email = newEmail();
    expect((await account.call("forgottenPassword", { email })).body).toEqual({ r: "done" });
    expect(await account.call("forgottenPasswordWithCaptcha", { email, captcha: "c" })).toEqual({
      status: 200,
      body: {},
    });
    const refused = await account.call("forgottenPasswordWithCaptcha", { email: "ana", captcha: "c" });
    expect(refused).toMatchObject({ status: 400, body: { code: 100 } });
    await account.signedIn();
    expect(account.mails.filter(({ to }) => to === email)).toEqual([]);
  });
});

describe("a profile", () => {
  it("[A7.01, A4.01] takes a new name at once, and a new address when its mail is confirmed", async () => {
    const loggedIn = await account.signedIn();
    const email = newEmail();
    const profile = async () => (await account.call("getData", {}, { loggedIn })).body["profile"];
    expect((await account.call("updateUser", { name: "ana-new", email }, { loggedIn })).body).toEqual({ r: "done" });
    expect(await profile()).toEqual({ id: loggedIn.id, name: "ana-new", email, emailIsVerified: false });
    expect((await account.call("login", { email, password })).body).toEqual({ err: "XE1" });
    const verification = toVerification(await account.mailTo(email));
    expect((await account.call("verifyAccount", verification)).body).toEqual({ r: "done", t: "verifyEmail" });
    expect(await profile()).toMatchObject({ email, emailIsVerified: true });
    expect((await account.call("login", { email, password })).body).toHaveProperty("hash");
    expect((await account.mailTo(loggedIn.email, /a changé/)).text).not.toContain("http");
  });

  it("takes a new address, and is deleted, by the password where the sign-in is old", async () => {
    const loggedIn = await account.signedIn();
    const old = `UPDATE sessions SET created_at = created_at - 601 WHERE user_id = '${loggedIn.id}'`;
    await account.stack.runSql("ACCOUNTS", old);
    const email = newEmail();
    const refused = { err: "XE5" };
    expect((await account.call("updateUser", { email }, { loggedIn })).body).toEqual(refused);
    expect((await account.call("updateUser", { email, password: wrong }, { loggedIn })).body).toEqual(refused);
    expect((await account.call("updateUser", { name: "ana_10" }, { loggedIn })).body).toEqual({ r: "done" });
    expect((await account.call("updateUser", { email, password }, { loggedIn })).body).toEqual({ r: "done" });
    expect((await account.call("deleteAccount", {}, { loggedIn })).body).toEqual(refused);
    expect((await account.call("deleteAccount", { password: wrong }, { loggedIn })).body).toEqual(refused);
    expect((await account.call("deleteAccount", { password }, { loggedIn })).body).toMatchObject({ r: "done" });
  });

  it("does not say that an address has an account: its owner gets a mail, and keeps it", async () => {
    const [owner, loggedIn] = [await account.signedIn(), await account.signedIn()];
    expect((await account.call("updateUser", { email: owner.email }, { loggedIn })).body).toEqual({ r: "done" });
    await account.mailTo(owner.email, /a déjà un compte/);
    expect((await account.call("login", { email: owner.email, password })).body).toMatchObject({ id: owner.id });
  });

  it("[A4.04] is exported whole, and closed to every session and to who does not take it back", async () => {
    const loggedIn = await account.signedIn();
    await account.call("storeMergedData", { key: "mygames", dataDiff: { merge: { a: 1 } } }, { loggedIn });
    await account.call("updateMarketingConsent", { marketing: true, thirdParties: false }, { loggedIn });
    // Audit entries older than a year are forgotten.
    const aYearAgo = `UPDATE audit SET at = at - 31708800 WHERE user_id = '${loggedIn.id}' AND action = 'registered'`;
    await account.stack.runSql("ACCOUNTS", aYearAgo);
    const file = (await account.own("exportAll", loggedIn)).body;
    expect(file).toMatchObject({
      profile: { email: loggedIn.email },
      data: [{ project: 1, data: { mygames: { a: 1 } }, revision: 1 }],
      agreements: [
        { type: "pp", version: "1" },
        { type: "tou", version: "1" },
      ],
      consents: [{ marketing: true, thirdParties: false, platform: "web", version: "client-v4" }],
    });
    expect(JSON.stringify(file)).not.toContain("scrypt");
    const audit = JSON.stringify(file["audit"]);
    expect([audit.includes('"exported"'), audit.includes('"registered"')]).toEqual([true, false]);
    const closed = (await account.call("deleteAccount", {}, { loggedIn })).body;
    const untilSeconds = Number(closed["untilSeconds"]);
    expect(Math.round((untilSeconds - Date.now() / 1000) / 86_400)).toBe(14);
    expect((await account.call("getData", {}, { loggedIn })).body).toMatchObject({ err: "XE1" });
    expect((await account.call("login", { email: loggedIn.email, password })).body).toMatchObject({
      err: "XE4",
      closing: { id: loggedIn.id, untilSeconds },
    });
  });
});

describe("a request", () => {
  it("[A3.05, A7.01] of each of the 18 operations is answered; what is none of them is not found", async () => {
    const operations = new Set<string>();
    for (const { operation, method, path } of Object.values(endpoints)) {
      operations.add(operation);
      const response = await fetch(new URL(path.replace(":version", "latest"), account.stack.url), {
        method,
        headers: { "content-type": "application/json" },
        ...(method === "GET" ? {} : { body: "{}" }),
      });
      const { err, code } = fieldsOf(await response.json());
      // The request is empty: the refusal names its missing body or visitor.
      const refusals: readonly unknown[] = path.startsWith("/v5/") ? [100, 401] : ["XE11"];
      expect(refusals).toContain(err ?? code);
    }
    expect(operations.size).toBe(18);
    expect((await fetch(new URL("/v3/login2", account.stack.url), { method: "POST" })).status).toBe(404);
  });

  it("of another site's page is refused, and so is a form that a page could send without asking", async () => {
    const body = JSON.stringify({ email: newEmail(), password, namespace: "tribune", project: 1 });
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(new URL("/v3/login", account.stack.url), { method: "POST", headers, body });
    const foreign = await post({ "content-type": "application/json", origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect(await (await post({ "content-type": "text/plain" })).json()).toEqual({ err: "XE11" });
  });

  it("is answered for nobody to keep", async () => {
    const response = await fetch(new URL("/v5/terms/tou/documents?projectIds=1", account.stack.url));
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect((await fetch(new URL("/v5/nothing", account.stack.url))).status).toBe(404);
  });
});
