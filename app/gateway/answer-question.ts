import { toOwnPath } from "../navigation/own-path.ts";
import type { Variant } from "../../variants/variant.ts";
import { toAgeCookie, toOddsCookie } from "./visitor-choices.ts";
import { toDateCookies } from "./date-choice.ts";
import { bareHeaders } from "./bare-headers.ts";
import { toZoneCookies } from "./zone-choice.ts";
import { toOddsFormatCookies } from "./odds-format-choice.ts";
import { plainAnswer } from "./plain-answers.tsx";

/** More than a form of the site has. */
const longestForm = 4_096;

/**
 * Takes a form of what the server has to know: `age` is "1" or "0", an answer to the place's own question, whatever the form says
 * of it; `odds` is "on" or "off"; hours and dates as `toDateCookies` reads them, a zone and an odds format
 * likewise. Sends the visitor back to `back`, and forms work without scripts.
 */
export async function answerQuestion(
  request: Request,
  ageQuestion: string | null,
  variant: Variant,
): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? 0) > longestForm) return plainAnswer(413, "Too long");
  const text = await request.text();
  if (text.length > longestForm) return plainAnswer(413, "Too long");
  const form = new URLSearchParams(text);
  const [age, odds] = [form.get("age"), form.get("odds")];
  const isAge = age === "1" || age === "0";
  const cookies = [
    ...(isAge && ageQuestion !== null ? [toAgeCookie(ageQuestion, age === "1")] : []),
    ...(odds === "on" || odds === "off" ? [toOddsCookie(odds === "off")] : []),
    ...toDateCookies(form),
    ...toZoneCookies(form),
    ...toOddsFormatCookies(form, variant),
  ];
  const back = toOwnPath(form.get("back"), new URL(request.url).origin) ?? "/";
  const headers = new Headers({ ...bareHeaders, location: back, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
