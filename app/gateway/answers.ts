import { ageConfirmationSeconds } from "../../shared/accounts/age-confirmation.ts";
import { cookieLifetimesSeconds } from "../storage/choice-cookies.ts";
import { cookieValuesOf, toCookie } from "./cookies.ts";

/**
 * A visitor's choices about betting, stored in cookies of two names, because the server must know them before it sends
 * anything. A page may read them too, to see a choice made in another tab.
 */
export type Answers = {
  /** The stored flag of an age question (A5.06): "1" for confirmed, any other stored value for refused; null where nothing is stored. */
  readonly ageOf: (question: string) => string | null;
  readonly isOddsOff: boolean;
};

const agePrefix = "tribune_age_";
const oddsName = "tribune_odds";

/** The name under which a confirmation is stored: another place, or a changed age limit of the same place, asks again. */
export const ageQuestionOf = (placeKey: string, minimumAge: number): string =>
  `${placeKey.replace(":", "-")}-${minimumAge}`;

/**
 * A value that cannot be read, or that is there twice with two values, counts as the stricter choice: the age is
 * confirmed, and odds are on, only where no value says otherwise.
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
