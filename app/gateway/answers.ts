import { ageConfirmationSeconds } from "../../shared/account/age-confirmation.ts";
import { cookieLifetimesSeconds } from "../storage/choice-cookies.ts";
import { cookieValuesOf, toCookie } from "./cookies.ts";

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

/**
 * What cannot be read, or is there twice with two values, counts as the stricter answer: the age is confirmed only where nothing says
 * otherwise, and odds are on only where nothing says otherwise.
 */
export function readAnswers(header: string | null): Answers {
  const cookies = cookieValuesOf(header);
  return {
    ageOf(question) {
      const values = cookies.get(agePrefix + question);
      if (values === undefined) return null;
      return values.find((value) => value !== "1") ?? "1";
    },
    isOddsOff: cookies.get(oddsName)?.some((value) => value !== "on") ?? false,
  };
}

export const toAgeCookie = (question: string, isConfirmed: boolean): string =>
  toCookie(agePrefix + question, isConfirmed ? "1" : "0", ageConfirmationSeconds);

export const toOddsCookie = (isOff: boolean): string =>
  isOff ? toCookie(oddsName, "off", cookieLifetimesSeconds.any) : toCookie(oddsName, "", 0);
