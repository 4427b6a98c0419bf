import { expect, it } from "vitest";
import type { EndpointName } from "../../../shared/accounts/endpoints.ts";
import { accountEnv, codeOf, newEmail, openService, password, type Answer } from "../test/service.ts";

const other = "Another-horse2";

/** A database that records its queries, and holds back writes until they are released. */
function holdWrites() {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  function watch(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const bind = statement.bind.bind(statement);
    const ways = (["first", "run", "all"] as const).map((name) => {
      const ask = statement[name].bind(statement) as () => Promise<unknown>;
      const wait = async () => {
        asked.push(sql);
        if (!sql.startsWith("SELECT")) await released;
        return ask();
      };
      return [name, wait] as const;
    });
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watch(bind(...values), sql),
      ...Object.fromEntries(ways),
    });
  }
  const ACCOUNTS = {
    prepare: (sql: string) => watch(accountEnv.ACCOUNTS.prepare(sql), sql),
    async batch(statements: D1PreparedStatement[]) {
      asked.push("a batch");
      await released;
      return accountEnv.ACCOUNTS.batch(statements);
    },
  };
  return { asked, release: () => release(), ACCOUNTS };
}

/** Addresses in each state that the service can know. */
const addresses = {
  "of an account": async () => (await openService().signedIn()).email,
  "of a registration that waits for its mail": async () => {
    const email = newEmail();
    await openService().call("registration", { email, password, name: "ana_9" });
    return email;
  },
  "of an account without a password": async () => {
    const { id, email } = await openService().signedIn();
    await accountEnv.ACCOUNTS.prepare("UPDATE users SET password = '' WHERE id = ?").bind(id).run();
    return email;
  },
};

type Service = ReturnType<typeof openService>;
const calls: Readonly<Partial<Record<EndpointName, (call: Service["call"], email: string) => Promise<Answer>>>> = {
  login: (call, email) => call("login", { email, password: other }),
  registration: (call, email) => call("registration", { email, password: other, name: "ana_9" }),
  forgottenPassword: (call, email) => call("forgottenPassword", { email }),
  forgottenPasswordWithCaptcha: (call, email) => call("forgottenPasswordWithCaptcha", { email, captcha: "c" }),
};

/** Returns a call's answer and the queries before it. A call that waits for a write before it answers fails by a timeout. */
async function answerOf(make: (call: Service["call"], email: string) => Promise<Answer>, email: string) {
  const { asked, release, ACCOUNTS } = holdWrites();
  let askedBefore: readonly string[] = [];
  const { call } = openService({}, { ACCOUNTS }, () => {
    askedBefore = [...asked];
    release();
  });
  return { answer: await make(call, email), askedBefore };
}

const cases = Object.entries(calls).flatMap(([name, make]) =>
  Object.entries(addresses).map(([which, address]) => [name, which, make, address] as const),
);
it.each(cases)(
  "[A8.01] %s answers for an address %s as for one that nobody has: the same words after the same reads, before any write begins",
  async (_name, _which, make, address) => {
    expect(await answerOf(make, await address())).toEqual(await answerOf(make, newEmail()));
  },
);

it("a new password ends every session, and codes of mails that somebody else has asked for", async () => {
  const { call, signedIn, mailTo } = openService();
  const loggedIn = await signedIn();
  const { id, email } = loggedIn;
  const elsewhere = (await call("login", { email, password })).body;
  const taken = newEmail();
  await call("updateUser", { email: taken }, { loggedIn });
  await call("forgottenPassword", { email });
  const address = codeOf(mailTo(taken));
  const reset = codeOf(mailTo(email, /password/i));
  expect((await call("changePassword", { id, password, newpassword: other })).body).toEqual({ r: "done" });
  for (const hash of [loggedIn.hash, String(elsewhere["hash"])]) {
    expect((await call("getData", {}, { loggedIn: { id, hash } })).body).toEqual({
      err: "XE1",
      ended: "passwordChanged",
    });
  }
  const verified = await call("verifyAccount", { t: "verifyEmail", i: address.i, c: address.c });
  expect(verified.body).toEqual({ err: "XE5" });
  const again = { id, code: reset.c, newpassword: password };
  expect((await call("changePassword", again)).body).toEqual({ err: "XE5" });
  expect((await call("login", { email, password: other })).body).toMatchObject({ id });
});
