import { beforeAll, describe, expect, it } from "vitest";
import type { Credentials } from "../../shared/accounts/basic-authorization.ts";
import { accountProject } from "../../shared/accounts/site-account.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import { createPasskey } from "../fakes/passkey.ts";
import { password, sharedAccountStack, type AccountStack } from "../support/account-client.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

const browser = openWatchedBrowser();
let account: AccountStack;
beforeAll(async () => {
  account = await sharedAccountStack();
});

type Passkey = ReturnType<typeof createPasskey>;
type Changed = Parameters<Passkey["get"]>[1];
const refused = { status: 400, body: { code: 150, message: "verificationFail" } };
const done = { status: 200, body: {} };

/** The challenge that a page passes on, and the page's origin. */
async function ask(name: "startPasskeySignIn" | "startPasskey", visitor: Credentials | null, body: object = {}) {
  const options = fieldsOf((await account.own(name, visitor, body)).body["options"]);
  return { options, challenge: String(options["challenge"]), origin: account.stack.url.origin };
}

async function add(visitor: Credentials, passkey: Passkey, changed: Changed = {}) {
  const asked = await ask("startPasskey", visitor);
  return account.own("addPasskey", visitor, { credential: passkey.create(asked, changed), name: "Mon téléphone" });
}

const end = (credential: object) => account.own("signInWithPasskey", null, { credential, project: accountProject });

async function signIn(passkey: Passkey, changed: Changed = {}) {
  return end(passkey.get(await ask("startPasskeySignIn", null), changed));
}

async function withPasskey() {
  const visitor = await account.signedIn();
  const passkey = createPasskey();
  expect(await add(visitor, passkey)).toEqual(done);
  return { visitor, passkey };
}

describe("a passkey", () => {
  it("[A2.01, A3.03] opens the session that a password opens, and its owner hears that it was added", async () => {
    const { visitor, passkey } = await withPasskey();
    const { body } = await signIn(passkey);
    const secret: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(body).toEqual({ id: visitor.id, hash: secret, device: secret });
    const loggedIn = { id: visitor.id, hash: String(body["hash"]) };
    expect((await account.call("getData", {}, { loggedIn })).body["profile"]).toMatchObject({ email: visitor.email });
    expect((await account.mailTo(visitor.email, /clé d’accès a été ajoutée/)).text).toContain("sans mot de passe");
  });

  it("[A4.06] asks for terms that are new as a password does: XE8", async () => {
    const { visitor, passkey } = await withPasskey();
    // Delete the agreement instead of adding new terms, which would affect other tests too.
    await account.stack.runSql("ACCOUNTS", `DELETE FROM agreements WHERE user_id = '${visitor.id}' AND type = 'tou'`);
    const credential = passkey.get(await ask("startPasskeySignIn", null));
    const { body } = await account.own("signInWithPasskey", null, { credential, project: accountProject });
    expect(body["errors"]).toMatchObject([{ code: "XE8", details: [{ type: "tou", version: "1" }] }]);
  });

  it("is made for this host, for visitors that the device has recognised, and once per device", async () => {
    const { visitor, passkey } = await withPasskey();
    const { options } = await ask("startPasskey", visitor);
    expect(options).toMatchObject({
      rp: { id: "127.0.0.1", name: "Tribune" },
      user: { name: visitor.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ type: "public-key", id: passkey.id }],
    });
    expect((await ask("startPasskeySignIn", null)).options).toMatchObject({
      rpId: "127.0.0.1",
      userVerification: "required",
    });
  });

  it("is refused for a challenge that was not made here, was used, is another visitor's or too old", async () => {
    const { visitor, passkey } = await withPasskey();
    const asked = await ask("startPasskeySignIn", null);
    expect(await end(passkey.get({ ...asked, challenge: "A".repeat(43) }))).toEqual(refused);
    const credential = passkey.get(asked);
    expect((await end(credential)).body).toHaveProperty("hash");
    expect(await end(credential)).toEqual(refused);
    // A challenge for adding a passkey does not sign in, and does not add a passkey to another account.
    const toAdd = await ask("startPasskey", visitor);
    expect(await end(passkey.get(toAdd))).toEqual(refused);
    const other = await account.signedIn();
    const stolen = { credential: createPasskey().create(toAdd), name: "x" };
    expect(await account.own("addPasskey", other, stolen)).toEqual(refused);
    const old = await ask("startPasskeySignIn", null);
    await account.stack.runSql("ACCOUNTS", "UPDATE passkey_challenges SET expires_at = unixepoch() - 1");
    expect(await end(passkey.get(old))).toEqual(refused);
  });

  it("is refused for another origin, another host, another purpose, another key, and without the visitor recognised", async () => {
    const { visitor, passkey } = await withPasskey();
    const asked = await ask("startPasskeySignIn", null);
    expect(await end(passkey.get({ ...asked, origin: "https://evil.example" }, { host: "127.0.0.1" }))).toEqual(
      refused,
    );
    expect(await signIn(passkey, { host: "evil.example" })).toEqual(refused);
    expect(await signIn(passkey, { type: "webauthn.create" })).toEqual(refused);
    expect(await signIn(passkey, { isVerified: false })).toEqual(refused);
    const forged = createPasskey().get(await ask("startPasskeySignIn", null));
    expect(await end({ ...forged, id: passkey.id, rawId: passkey.id })).toEqual(refused);
    expect(await signIn(createPasskey())).toEqual(refused);
    for (const changed of [{ host: "evil.example" }, { type: "webauthn.get" }, { isVerified: false }]) {
      expect(await add(visitor, createPasskey(), changed)).toEqual(refused);
    }
    expect((await signIn(passkey)).body).toHaveProperty("hash");
  });

  it("that counts has to count on: one that falls behind was copied", async () => {
    const visitor = await account.signedIn();
    const passkey = createPasskey();
    await add(visitor, passkey, { counter: 5 });
    expect((await signIn(passkey, { counter: 6 })).body).toHaveProperty("hash");
    expect(await signIn(passkey, { counter: 6 })).toEqual(refused);
    expect(await signIn(passkey, { counter: 0 })).toEqual(refused);
    const { audit } = (await account.own("exportAll", visitor)).body;
    expect((audit as readonly { action: string }[]).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["passkey added", "sign-in refused"]),
    );
  });

  it("is added by the password where the sign-in is old", async () => {
    const visitor = await account.signedIn();
    await account.stack.runSql(
      "ACCOUNTS",
      `UPDATE sessions SET created_at = created_at - 601 WHERE user_id = '${visitor.id}'`,
    );
    expect(await account.own("startPasskey", visitor)).toEqual(refused);
    expect(await account.own("startPasskey", visitor, { password: "Wrong-horse3!" })).toEqual(refused);
    expect((await account.own("startPasskey", visitor, { password })).body).toHaveProperty("options");
  });

  it("is listed, named anew and removed by its owner alone, and opens no closed account", async () => {
    const { visitor, passkey } = await withPasskey();
    const stranger = await account.signedIn();
    const list = async () => (await account.own("passkeys", visitor)).body["passkeys"];
    expect(await add(stranger, passkey)).toMatchObject({ body: { code: 160 } });
    expect(await account.own("renamePasskey", visitor, { id: passkey.id, name: " Bureau " })).toEqual(done);
    expect(await account.own("renamePasskey", stranger, { id: passkey.id, name: "x" })).toMatchObject({ status: 400 });
    expect(await account.own("removePasskey", stranger, { id: passkey.id })).toMatchObject({ status: 400 });
    expect(await list()).toMatchObject([{ id: passkey.id, name: "Bureau", host: "127.0.0.1" }]);
    expect((await account.own("exportAll", visitor)).body).toMatchObject({ passkeys: [{ name: "Bureau" }] });
    expect(JSON.stringify(await list())).not.toContain("key");
    expect(await account.own("removePasskey", visitor, { id: passkey.id })).toEqual(done);
    expect((await account.mailTo(visitor.email, /clé d’accès a été supprimée/)).to).toBe(visitor.email);
    expect(await list()).toEqual([]);
    expect(await signIn(passkey)).toEqual(refused);

    await add(visitor, passkey);
    await account.call("deleteAccount", {}, { loggedIn: visitor });
    expect(await signIn(passkey)).toMatchObject({ status: 400, body: { code: 162, closing: { id: visitor.id } } });
  });

  it("stays where it is the account's only way to sign in", async () => {
    const { visitor, passkey } = await withPasskey();
    await account.stack.runSql("ACCOUNTS", `UPDATE users SET password = '' WHERE id = '${visitor.id}'`);
    expect(await account.own("removePasskey", visitor, { id: passkey.id })).toMatchObject({ status: 400 });
    expect((await signIn(passkey)).body).toMatchObject({ id: visitor.id });
    expect(await add(visitor, createPasskey())).toEqual(done);
    expect(await account.own("removePasskey", visitor, { id: passkey.id })).toEqual(done);
  });
});

/** Has the page's credentials be objects of a password manager: plain, or with the browser's prototype, whose `toJSON` fails for them. */
function answerLikePasswordManager(hasPrototype: boolean): void {
  for (const name of ["create", "get"] as const) {
    const ask = navigator.credentials[name].bind(navigator.credentials);
    navigator.credentials[name] = async (options?: CredentialCreationOptions & CredentialRequestOptions) => {
      const { id, rawId, type, response } = (await ask(options)) as PublicKeyCredential;
      const { clientDataJSON, attestationObject, authenticatorData, signature } = response as AuthenticatorResponse &
        Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>;
      const given = { clientDataJSON, attestationObject, authenticatorData, signature };
      const credential = { id, rawId, type, response: given };
      return hasPrototype ? Object.setPrototypeOf(credential, PublicKeyCredential.prototype) : credential;
    };
  }
}

it("[A2.01] a device makes a passkey in the profile, and signs in with it by the button and by the browser's list", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Use localhost: a passkey is bound to a host name, and an IP address is none.
  const url = new URL(account.stack.url);
  url.hostname = "localhost";
  const openWindow = async () => {
    await page.locator(".dialog").waitFor({ state: "detached" });
    await page.locator("#menu [data-window='logginClient']").click();
  };
  const signOut = async () => {
    await page.locator("html.logged-in").waitFor({ state: "attached" });
    await openWindow();
    // By key, as below.
    await page.getByRole("button", { name: "Se déconnecter" }).press("Enter");
    await page.locator("html:not(.logged-in)").waitFor({ state: "attached" });
  };

  const { email } = await account.signedIn();
  await page.goto(url.href);
  await openWindow();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.locator(".dialog .account-send").click();
  await page.locator("html.logged-in").waitFor({ state: "attached" });
  await openWindow();
  // By key: the account's ways to sign in arrive meanwhile and may move the line from under a click.
  await page.locator("summary", { hasText: "Clés d’accès" }).press("Enter");
  await page.getByLabel("Nom de la clé").fill("Mon ordinateur");
  await page.evaluate(answerLikePasswordManager, true);
  await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await page.getByText(/Mon ordinateur · utilisée le/).waitFor();
  const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost", userName: email }]);
  await page.keyboard.press("Escape");

  // Without any action the visitor sees no prompt; the button opens one.
  await device.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  await signOut();
  await page.evaluate(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      Reflect.set(window, "isListAsked", true);
      return ask(options);
    };
  });
  await openWindow();
  // Wait for the list's request before touch is simulated again: a later request would sign in by itself, before the button is pressed.
  await page.waitForFunction(() => Reflect.get(window, "isListAsked") === true);
  await device.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  await page.getByRole("button", { name: "Se connecter avec une clé d’accès" }).click();
  await signOut();
  for (const hasPrototype of [true, false]) {
    await page.evaluate(answerLikePasswordManager, hasPrototype);
    await openWindow();
    await signOut();
  }
  // The immediate touch stands for the visitor's choice in the list.
  await openWindow();
  await page.locator("html.logged-in").waitFor({ state: "attached" });
  await page.waitForFunction((known) => localStorage.getItem("lsid_email") === known, email);
  await page.context().close();
});
