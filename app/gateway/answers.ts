import { ageConfirmationSeconds } from "../../shared/account/age-confirmation.ts";
import { cookieLifetimesSeconds } from "../storage/storage-keys.ts";

/**
 * What a visitor has answered about betting, in cookies of two names: the server must know it before it sends anything. No
 * other cookie is read. A page may read them too, to see that another tab has answered.
 */
export type Answers = {
  /** The stored flag of an age question (A5.06): "1" confirmed, anything else of a stored answer refused; null for none. */
  readonly ageOf: (question: string) => string | null;
  readonly isOddsOff: boolean;
};

const agePrefix = "tribune_age_";
const oddsName = "tribune_odds";
/** Longer than all that the site itself stores. */
const longestHeader = 4_096;

export const noAnswers: Answers = { ageOf: () => null, isOddsOff: false };

/** The name under which a confirmation is stored: another place, and an older limit of the same one, ask again. */
export const ageQuestionOf = (placeKey: string, minimumAge: number): string =>
  `${placeKey.replace(":", "-")}-${minimumAge}`;

/** The first cookie of a name counts, as browsers order them by path. */
export function readAnswers(header: string | null): Answers {
  if (header === null || header.length > longestHeader) return noAnswers;
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const [name = "", value = ""] = pair.trim().split("=", 2);
    if (name.startsWith("tribune_") && !cookies.has(name)) cookies.set(name, value);
  }
  return {
    ageOf: (question) => cookies.get(agePrefix + question) ?? null,
    isOddsOff: cookies.get(oddsName) === "off",
  };
}

/** Scripts of the page read them, so they are not `HttpOnly`; there is nothing secret in them. */
const toCookie = (name: string, value: string, lifetimeSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax; Secure`;

export const toAgeCookie = (question: string, isConfirmed: boolean): string =>
  toCookie(agePrefix + question, isConfirmed ? "1" : "0", ageConfirmationSeconds);

export const toOddsCookie = (isOff: boolean): string =>
  isOff ? toCookie(oddsName, "off", cookieLifetimesSeconds.any) : toCookie(oddsName, "", 0);
