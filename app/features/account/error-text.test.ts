import { expect, it } from "vitest";
import { clientError, toV5ClientError } from "../../../shared/accounts/client-error.ts";
import { loadAccountTexts } from "../../i18n/account-texts.ts";
import { createAccountCalls, siteConfiguration } from "./call-account.ts";
import { toErrorText } from "./error-text.ts";

const fr = await loadAccountTexts("fr");
const configuration = siteConfiguration("https://tribune.example");
const signInAt = async (send: () => Promise<Response>) => {
  const answer = await createAccountCalls(configuration, send)("login", { email: "a@b.example", password: "p" });
  return answer.ok ? "signed in" : toErrorText(answer.error, fr);
};

it("[A8.01] says of too many attempts that they were too many, however the service says so", async () => {
  expect(await signInAt(async () => Response.json({ err: "XE13" }))).toBe(fr.tooMany);
  expect(await signInAt(async () => new Response("slow down", { status: 429 }))).toBe(fr.tooMany);
  expect(toErrorText({ ...toV5ClientError(429), status: 429 }, fr)).toBe(fr.tooMany);
});

it("[A8.03] says of a call without an answer to look at the network, and of any other failure what its type says", async () => {
  expect(await signInAt(() => Promise.reject(new TypeError("Failed to fetch")))).toBe(fr.unanswered);
  expect(await signInAt(async () => new Response("", { status: 500 }))).toBe(fr.errors["account.error.server"]);
  expect(toErrorText(clientError("loginMismatch"), fr)).toBe(fr.errors["account.error.login-failed"]);
});

it("[A8.01] says for how long a limit holds, of a locked sign-in which ways stay open, and of a crowd that it is one", async () => {
  const locked = { err: "XE13", fault: "login.locked", retryAfterSeconds: 601 };
  expect(await signInAt(async () => Response.json(locked))).toBe(
    `${fr.tooManyFor({ minutes: 11 })} ${fr.faults["login.locked"]}`,
  );
  const crowded = Response.json({ err: "XE13", retryAfterSeconds: 5 }, { status: 503 });
  expect(await signInAt(async () => crowded)).toBe(fr.crowded);
});

it("says that mails are not set up", async () => {
  const answer = { err: "XE0", fault: "mail.notSetUp" };
  expect(await signInAt(async () => Response.json(answer))).toBe(fr.faults["mail.notSetUp"]);
});
