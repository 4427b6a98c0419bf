import { describe, expect, it } from "vitest";
import { accountEnv, newEmail, openService, password, type Answer } from "../test/service.ts";

type Visitor = { readonly id: string; readonly hash: string; readonly email: string };
type Service = ReturnType<typeof openService>;

const wrong = "Wrong-horse3!";
const facebook = { SIGN_IN_PROVIDERS: JSON.stringify({ facebook: { clientId: "id", clientSecret: "secret" } }) };

/** Every call that a password can prove. */
const calls: Readonly<
  Record<string, (service: Service, visitor: Visitor, given: { readonly password?: string }) => Promise<Answer>>
> = {
  "closing the account": ({ call }, visitor, given) => call("deleteAccount", given, { loggedIn: visitor }),
  "a new address": ({ call }, visitor, given) =>
    call("updateUser", { email: newEmail(), ...given }, { loggedIn: visitor }),
  "adding a passkey": ({ own }, visitor, given) => own("startPasskey", visitor, given),
  "linking a provider": ({ own }, visitor, given) =>
    own("startProviderLink", visitor, { provider: "facebook", ...given }),
};

const isRefused = ({ body }: Answer): boolean => "err" in body || "code" in body;

it("stores nothing of a change whose password is wrong, and takes no name by it", async () => {
  const { call, signedIn } = openService();
  const loggedIn = await signedIn();
  const named = (changed: object) =>
    call("updateUser", { name: "ana_lens", ...changed, password: wrong }, { loggedIn });
  expect((await named({ email: newEmail() })).body).toEqual({ err: "XE5" });
  expect((await named({})).body).toEqual({ err: "XE5" });
  expect((await call("getData", {}, { loggedIn })).body["profile"]).toMatchObject({
    name: "ana_9",
    email: loggedIn.email,
  });
});

it("says for how long the sign-in is proof enough", async () => {
  const { own, signedIn } = openService();
  const visitor = await signedIn();
  const left = async () => Number((await own("providerLinks", visitor)).body["provedForSeconds"]);
  expect(await left()).toBeGreaterThan(500);
  await accountEnv.ACCOUNTS.prepare("UPDATE sessions SET created_at = created_at - 601").run();
  expect(await left()).toBe(0);
});

describe.each(Object.entries(calls))("%s", (_, ask) => {
  it("refuses a wrong password right after the sign-in too, and an empty one", async () => {
    const service = openService({}, facebook);
    const visitor = await service.signedIn();
    expect(isRefused(await ask(service, visitor, { password: wrong }))).toBe(true);
    expect(isRefused(await ask(service, visitor, { password: "" }))).toBe(true);
  });

  it("takes the right password, and a sign-in of the last ten minutes without one", async () => {
    for (const given of [{ password }, {}]) {
      const service = openService({}, facebook);
      expect(isRefused(await ask(service, await service.signedIn(), given))).toBe(false);
    }
  });

  it("wants a password once the sign-in is older", async () => {
    const service = openService({}, facebook);
    const visitor = await service.signedIn();
    const old = accountEnv.ACCOUNTS.prepare("UPDATE sessions SET created_at = created_at - 601 WHERE user_id = ?");
    await old.bind(visitor.id).run();
    expect(isRefused(await ask(service, visitor, {}))).toBe(true);
    expect(isRefused(await ask(service, visitor, { password }))).toBe(false);
  });
});
