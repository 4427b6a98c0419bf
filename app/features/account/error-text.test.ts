import { expect, it } from "vitest";
import { clientError, toV5ClientError } from "../../../shared/account/client-error.ts";
import { fr } from "../../i18n/account/fr.ts";
import { createAccountCalls, siteConfiguration } from "./call-account.ts";
import { toErrorText } from "./error-text.ts";

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
