import { expect, it, onTestFinished } from "vitest";
import { accountNamespace, accountProject } from "../../shared/accounts/site-account.ts";
import { newEmail, password, startAccountStack } from "../support/account-client.ts";
import { startTestStack } from "../support/stack.ts";

const site = { namespace: accountNamespace, project: accountProject };

it("answers 150 networks that sign in at once with a result or with 503 and retry-after, and pages meanwhile", async () => {
  const { stack } = await startAccountStack({ SCRYPT_COST: "16384,8,5" }, { assets: false });
  onTestFinished(() => stack.stop());
  const signIn = async (address: string) =>
    fetch(new URL("/v3/login", stack.url), {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": address },
      body: JSON.stringify({ email: newEmail(), password, ...site }),
    });
  const networks = Array.from({ length: 150 }, (_, index) => signIn(`203.${index}.113.9`));
  const page = await fetch(stack.url);
  expect(page.status).toBe(200);
  const answers = await Promise.all(networks);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(75);
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["5"]));
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
});

it("sends no link to what a request calls its host: without a host of its own the site registers nobody by mail", async () => {
  const stack = await startTestStack({
    assets: false,
    worldSeed: "",
    vars: { DEV_MAIL_ORIGIN: "", SCRYPT_COST: "16,1,1" },
  });
  onTestFinished(() => stack.stop());
  const ask = async (path: string, body: object) =>
    (
      await fetch(new URL(path, stack.url), {
        method: "POST",
        headers: { "content-type": "application/json", host: "evil.example" },
        body: JSON.stringify({ email: newEmail(), ...site, p: accountProject, ...body }),
      })
    ).json();
  const approvals = { termsofservice: true, touApproval: true, ppApproval: true };
  const refused = { err: "XE0", fault: "mail.notSetUp" };
  expect(await ask("/v3/registration", { password, name: "ana_9", ...approvals })).toEqual(refused);
  expect(await ask("/v3/forgottenpassword", {})).toEqual(refused);
});
