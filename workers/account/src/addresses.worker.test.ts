import { expect, it } from "vitest";
import { accountEnv, newEmail, openService, password } from "../test/service.ts";

const unused = (local: string, domain: string) => `${local}.${Date.now()}@${domain}`;

it.each([
  ["zoë", "bücher.example", "xn--bcher-kva.example"],
  ["ольга", "ПРИМЕР.рф", "xn--e1afmkfd.xn--p1ai"],
  ["olga", "xn--e1afmkfd.xn--p1ai", "пример.рф"],
  ["mary.o'neill", "example.ie", "Example.ie"],
  ["rock&roll", "example.com", "example.COM"],
  ["team/home", "example.com", "example.com"],
])("[A5.01] registers and signs in %s@%s, also as %s", async (local, domain, other) => {
  const email = unused(local, domain);
  const { call, mails } = openService();
  await call("registration", { email, password, name: "ana_9" });
  const [mail] = mails;
  if (mail === undefined) throw new Error("no mail was sent");
  const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "about:blank").searchParams;
  await call("verifyAccount", { t: "verifyAccount", i: link.get("i") ?? "", c: link.get("c") ?? "" });
  expect(mail.to.split("@")[1]).toMatch(/^[\w.-]+$/);
  const ids = await Promise.all(
    [email, email.replace(domain, other)].map(
      async (each) => (await call("login", { email: each, password })).body["id"],
    ),
  );
  expect(ids).toEqual([link.get("i"), link.get("i")]);
  const again = await call("registration", { email: email.replace(domain, other), password, name: "ana_9" });
  expect(again.body).toEqual({ err: "XE3" });
});

it("[A5.01] changes an address to one of another script, which is the account's in both spellings", async () => {
  const { call, signedIn } = openService();
  const loggedIn = await signedIn(newEmail());
  await call("updateUser", { email: unused("zoë", "bücher.example") }, { loggedIn });
  const row = accountEnv.ACCOUNTS.prepare("SELECT pending_email AS email FROM users WHERE id = ?").bind(loggedIn.id);
  expect((await row.first<{ email: string }>())?.email).toMatch(/^zoë\.\d+@xn--bcher-kva\.example$/);
});
