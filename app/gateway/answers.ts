import { ageConfirmationSeconds } from "../../shared/account/age-confirmation.ts";
import { cookieLifetimesSeconds } from "../storage/choice-cookies.ts";
import { cookiesOf, toCookie } from "./cookies.ts";

/**
 * What a visitor has answered about betting, in cookies of two names: the server must know it before it sends anything. A page may read them too, to see that another tab has answered.
 */
export type Answers = {
  /** The stored flag of an age question (A5.06): "1" confirmed, anything else of a stored answer refused; null for none. */
  readonly ageOf: (question: string) => string | null;
  readonly isOddsOff: boolean;
};

const agePrefix = "tribune_age_";
const oddsName = "tribune_odds";

/** The name under which a confirmation is stored: another place, and an older limit of the same one, ask again. */
export const ageQuestionOf = (placeKey: string, minimumAge: number): string =>
  `${placeKey.replace(":", "-")}-${minimumAge}`;

export function readAnswers(header: string | null): Answers {
  const cookies = cookiesOf(header);
  return {
    ageOf: (question) => cookies.get(agePrefix + question) ?? null,
    isOddsOff: cookies.get(oddsName) === "off",
  };
}

export const toAgeCookie = (question: string, isConfirmed: boolean): string =>
  toCookie(agePrefix + question, isConfirmed ? "1" : "0", ageConfirmationSeconds);

export const toOddsCookie = (isOff: boolean): string =>
  isOff ? toCookie(oddsName, "off", cookieLifetimesSeconds.any) : toCookie(oddsName, "", 0);
