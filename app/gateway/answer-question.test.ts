import { expect, it } from "vitest";
import { variantOf } from "../../variants/variant-of.ts";
import { answerQuestion } from "./answer-question.ts";

const answer = (form: string, question: string | null = "GB-18") =>
  answerQuestion(
    new Request("https://tribune.example/-/answer", { method: "POST", body: form }),
    question,
    variantOf("fr"),
  );
const cookiesOf = (response: Response) => response.headers.getSetCookie();

it("[A5.06] [C9.04] keeps the answer to the place's own question for 90 days", async () => {
  const rest = "Path=/; Max-Age=7776000; SameSite=Lax; Secure";
  const confirmed = await answer("age=1&back=/match/1abcdefg");
  expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/match/1abcdefg"]);
  expect(cookiesOf(confirmed)).toEqual([`tribune_age_GB-18=1; ${rest}`]);
  expect(cookiesOf(await answer("age=0"))).toEqual([`tribune_age_GB-18=0; ${rest}`]);
});

it("[A5.06] keeps nothing where nothing is asked, or for what is no answer", async () => {
  expect(cookiesOf(await answer("age=1", null))).toEqual([]);
  for (const form of ["", "age=", "age=2", "odds=maybe"]) expect(cookiesOf(await answer(form))).toEqual([]);
});

it("switches odds off for a year, and forgets it when they are on again", async () => {
  expect(cookiesOf(await answer("odds=off"))).toEqual([
    "tribune_odds=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  ]);
  expect(cookiesOf(await answer("odds=on"))).toEqual(["tribune_odds=; Path=/; Max-Age=0; SameSite=Lax; Secure"]);
});

it("leads back to a page of this site and nowhere else", async () => {
  const leadsTo = async (back: string) =>
    (await answer(new URLSearchParams({ back }).toString())).headers.get("location");
  expect(await leadsTo("/tennis?day=1")).toBe("/tennis?day=1");
  for (const back of ["//evil.example", "/\\evil.example", "https://evil.example", "", "x", "/a\nb", "/a\\b"])
    expect(await leadsTo(back)).toBe("/");
});

it("refuses what is longer than a form", async () => {
  expect((await answer(`age=1&back=/${"x".repeat(5000)}`)).status).toBe(413);
});
