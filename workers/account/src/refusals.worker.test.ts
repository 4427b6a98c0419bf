import { afterEach, expect, it, vi } from "vitest";
import type { AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import { endpoints, type Endpoint, type EndpointName } from "../../../shared/accounts/endpoints.ts";
import { serviceCodes } from "../../../shared/accounts/error-codes.ts";
import { accountEnv, newEmail, openService, password, type Answer, type GivenBindings } from "../test/service.ts";
import type { Refusal } from "./call.ts";

/*
 * Which error each call of the specification can give, and what gives it. One pair is shown elsewhere: `loginWithProvider` and XE9, for
 * which Apple has to answer (`tests/stack/account-sign-in.test.ts`). XE8 and XE12 are no refusals: they stand in `errors` of an answer.
 */

type Refused = Refusal["refused"];
type Service = ReturnType<typeof openService>;
type Cases = Readonly<Partial<Record<Refused, () => Promise<Answer>>>>;

const wrong = "Wrong-horse3!";
const code = "a".repeat(40);
const registration = () => ({ email: newEmail(), password, name: "ana_9" });
const fromProvider = { provider: "facebook", token: "code", state: "state" } as const;

/** A valid body for each call; the objects that it names may not exist. */
const payloads: { readonly [Name in EndpointName]: AccountPayload<Name> } = {
  registration: registration(),
  login: { email: newEmail(), password },
  loginWithProvider: fromProvider,
  verifyAccount: { t: "verifyAccount", i: "nobody", c: code },
  deleteAccount: {},
  logout: {},
  changePassword: { id: "nobody", password, newpassword: wrong },
  forgottenPassword: { email: newEmail() },
  forgottenPasswordWithCaptcha: { email: newEmail(), captcha: "token" },
  storeMergedData: { key: "mygames", dataDiff: { merge: { a: 1 } } },
  updateUser: { name: "ana_10" },
  getData: {},
  termsDocuments: {},
  termsDocument: {},
  myTerms: {},
  termsAgreements: { terms: [{ type: "tou" }] },
  marketingApproval: { marketingApproved: true, thirdPartiesApproved: false },
  marketingConsent: {},
  updateMarketingConsent: { marketing: true, thirdParties: false },
};

/** Bindings of a service whose counters say that this is the so manieth attempt. */
const attempt = (count: number) => ({
  ATTEMPTS: { getByName: () => ({ add: async () => ({ count, leftSeconds: 600 }), clear: async () => undefined }) },
});
const exhausted = attempt(10_000);
const withCaptcha = { TURNSTILE_SECRET: "secret" };
const withFacebook = { SIGN_IN_PROVIDERS: JSON.stringify({ facebook: { clientId: "id", clientSecret: "secret" } }) };
const broken: object = new Proxy({}, { get: () => expect.unreachable("the database is away") });

/** A request with nothing in it. */
function sendEmpty(name: EndpointName, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { method, path }: Endpoint = endpoints[name];
  const url = `https://tribune.test${path.replace(":version", "latest")}`;
  const body = method === "GET" ? {} : { body: "{}" };
  return openService().send(
    new Request(url, { method, headers: { "content-type": "application/json", ...headers }, ...body }),
  );
}

/** A visitor whose last sign-in is too old to count as proof. */
async function visitorOfLongAgo() {
  const visitor = await openService().signedIn();
  const old = accountEnv.ACCOUNTS.prepare("UPDATE sessions SET created_at = created_at - 601 WHERE user_id = ?");
  await old.bind(visitor.id).run();
  return { loggedIn: visitor };
}

/** Comes back from Facebook, which says who it is. @param given of the service's bindings that ends the sign-in */
async function comeBack(
  identity: { readonly id: string; readonly email?: string },
  given: GivenBindings = {},
): Promise<Answer> {
  const { own } = openService({}, withFacebook);
  const { state } = (await own("startProviderSignIn", null, { provider: "facebook" })).body;
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url.includes("/oauth/access_token") ? { access_token: "token" } : identity),
  );
  const { call } = openService({}, { ...withFacebook, ...given });
  return call("loginWithProvider", { ...fromProvider, state: String(state) });
}
afterEach(() => void vi.unstubAllGlobals());
const anIdentity = () => ({ id: crypto.randomUUID(), email: newEmail() });

/** Somebody else's sign-in has taken the link between the question for it and its making. */
async function raceForLink(): Promise<Answer> {
  const identity = anIdentity();
  const take = `CREATE TRIGGER taken BEFORE INSERT ON provider_links WHEN NEW.subject = '${identity.id}' BEGIN SELECT RAISE(IGNORE); END`;
  await accountEnv.ACCOUNTS.prepare(take).run();
  const answer = await comeBack(identity);
  await accountEnv.ACCOUNTS.prepare("DROP TRIGGER taken").run();
  return answer;
}

async function unconfirmed(): Promise<{ readonly email: string; readonly password: string }> {
  const body = registration();
  await openService().call("registration", body);
  return { email: body.email, password };
}

/** The refusals of each call besides those that every call of its kind has. */
const own: { readonly [Name in EndpointName]?: Cases } = {
  registration: {
    captchaMismatch: () => openService({}, withCaptcha).call("registration", registration()),
    registrationDuplicate: async () =>
      openService().call("registration", { ...registration(), email: (await openService().signedIn()).email }),
    loginRequestLimitReached: () => openService({}, exhausted).call("registration", registration()),
  },
  login: {
    loginMismatch: async () =>
      openService().call("login", { email: (await openService().signedIn()).email, password: wrong }),
    captchaMismatch: () => openService({}, { ...withCaptcha, ...attempt(4) }).call("login", payloads.login),
    registrationNotConfirmed: async () => openService().call("login", await unconfirmed()),
    loginRequestLimitReached: () => openService({}, exhausted).call("login", payloads.login),
  },
  loginWithProvider: {
    providerNotImplemented: () => openService().call("loginWithProvider", fromProvider),
    verificationFail: () => openService({}, withFacebook).call("loginWithProvider", fromProvider),
    registrationNotConfirmed: () => comeBack(anIdentity()),
    providerNeedsEmail: () => comeBack({ id: "no-address" }),
    registrationDuplicate: async () => comeBack({ ...anIdentity(), email: (await openService().signedIn()).email }),
    connectionAlreadyUsed: raceForLink,
    loginRequestLimitReached: () => comeBack(anIdentity(), exhausted),
  },
  verifyAccount: {
    verificationFail: () => openService().call("verifyAccount", payloads.verifyAccount),
    loginRequestLimitReached: () => openService({}, exhausted).call("verifyAccount", payloads.verifyAccount),
  },
  deleteAccount: {
    verificationFail: async () => openService().call("deleteAccount", { password: wrong }, await visitorOfLongAgo()),
    loginRequestLimitReached: async () =>
      openService({}, exhausted).call("deleteAccount", { password }, await visitorOfLongAgo()),
  },
  changePassword: {
    verificationFail: () => openService().call("changePassword", payloads.changePassword),
    loginRequestLimitReached: () => openService({}, exhausted).call("changePassword", payloads.changePassword),
  },
  forgottenPassword: {
    captchaMismatch: () => openService({}, withCaptcha).call("forgottenPassword", payloads.forgottenPassword),
  },
  forgottenPasswordWithCaptcha: {
    captchaMismatch() {
      vi.stubGlobal("fetch", async () => Response.json({ success: false }));
      const { call } = openService({}, withCaptcha);
      return call("forgottenPasswordWithCaptcha", payloads.forgottenPasswordWithCaptcha);
    },
  },
  storeMergedData: {},
  updateUser: {
    verificationFail: async () => openService().call("updateUser", { email: newEmail() }, await visitorOfLongAgo()),
    loginRequestLimitReached: async () =>
      openService({}, exhausted).call(
        "updateUser",
        { email: newEmail() },
        { loggedIn: await openService().signedIn() },
      ),
  },
};

let known: ReturnType<Service["signedIn"]> | null = null;
/** Returns a shared visitor, for cases that do not change the visitor's data. */
const aVisitor = () => (known ??= openService().signedIn());

/** The refusals of every call: an invalid request, an unknown visitor, and a broken service. */
function casesOf(name: EndpointName): Cases {
  const { auth, method, projectField }: Endpoint = endpoints[name];
  const hasRequest = method !== "GET" || projectField !== null;
  const nobody = { loggedIn: { id: "nobody", hash: "nothing" } };
  const context = async () => (auth === "none" ? {} : { loggedIn: await aVisitor() });
  return {
    internalError: async () => {
      const bindings = { ...withFacebook, ACCOUNTS: broken, ATTEMPTS: broken };
      return openService({}, bindings).call(name, payloads[name], await context());
    },
    ...(hasRequest && {
      validationError: async () => {
        if (method !== "GET" || auth === "none") return sendEmpty(name);
        const { id, hash } = await aVisitor();
        return sendEmpty(name, { authorization: `Basic ${btoa(`${id}:${hash}`)}` });
      },
    }),
    ...(auth !== "none" && { loginMismatch: () => openService().call(name, payloads[name], nobody) }),
    ...own[name],
  };
}

const v5: Readonly<Partial<Record<Refused, readonly [status: number, code: number]>>> = {
  internalError: [500, 199],
  validationError: [400, 100],
  captchaMismatch: [400, 120],
  loginMismatch: [401, 401],
};
const names = Object.keys(endpoints) as EndpointName[];
const pairs = names.flatMap((name) =>
  Object.entries(casesOf(name)).map(([refused, answer]) => [name, refused as Refused, answer] as const),
);

/** The further fields of a limit's refusal: the wait, and for a sign-in the hint that there are other ways in. */
const saysBesides = (name: EndpointName, refused: Refused) =>
  refused === "loginRequestLimitReached"
    ? { retryAfterSeconds: 600, ...(name === "login" ? { fault: "login.locked" } : {}) }
    : {};

it.each(pairs)("[A7.01, A8.01, A8.02] %s refuses by %s", async (name, refused, answer) => {
  const [status, number] = v5[refused] ?? [];
  expect(await answer()).toEqual(
    endpoints[name].path.startsWith("/v5/")
      ? { status, body: { code: number, message: refused } }
      : { status: 200, body: { err: serviceCodes[refused], ...saysBesides(name, refused) } },
  );
});

/** A visitor without agreements, as after new terms, and with a link to Facebook. */
async function aVisitorOfOldTerms() {
  const visitor = await openService().signedIn();
  const { ACCOUNTS } = accountEnv;
  const subject = crypto.randomUUID();
  const link = "INSERT INTO provider_links VALUES ('tribune', 'https://www.facebook.com', ?, 'facebook', ?, 1)";
  await ACCOUNTS.batch([
    ACCOUNTS.prepare("DELETE FROM agreements WHERE user_id = ?").bind(visitor.id),
    ACCOUNTS.prepare(link).bind(subject, visitor.id),
  ]);
  return { loggedIn: visitor, subject };
}

it("[A4.03, A4.06] each call that signs in or exchanges data says XE8 and XE12 in its errors, and stores nothing until they are settled", async () => {
  const { loggedIn, subject } = await aVisitorOfOldTerms();
  const asking = { MARKETING: "basic" };
  const { call } = openService({}, asking);
  const details = [
    { type: "tou", version: "1" },
    { type: "pp", version: "1" },
  ];
  const errors = [
    { code: "XE8", details },
    { code: "XE12", details: [{ code: 1005, marketing: false, thirdParties: false }] },
  ];
  expect((await call("login", { email: loggedIn.email, password })).body).toMatchObject({ id: loggedIn.id, errors });
  expect((await comeBack({ id: subject }, asking)).body).toMatchObject({ isRegistration: false, errors });
  const store = () => call("storeMergedData", payloads.storeMergedData, { loggedIn });
  expect((await store()).body).toEqual({ r: "done", errors });
  expect((await call("getData", {}, { loggedIn })).body).toMatchObject({ data: {}, revision: 0, errors });
  await call("termsAgreements", { terms: [{ type: "tou" }, { type: "pp" }] }, { loggedIn });
  expect((await store()).body).toEqual({ r: "done", errors: errors.slice(1) });
  await call("marketingApproval", payloads.marketingApproval, { loggedIn });
  expect((await store()).body).toEqual({ r: "done", revision: 1, since: 0 });
});
