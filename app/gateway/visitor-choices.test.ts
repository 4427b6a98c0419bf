import { array, assert, property, stringMatching, tuple } from "fast-check";
import { expect, it } from "vitest";
import { readAnswers } from "./visitor-choices.ts";
import { cookiesOf } from "./cookies.ts";

const question = "GB-18";
const foreign = array(tuple(stringMatching(/^[a-z_]{1,12}$/), stringMatching(/^[A-Za-z0-9%"=.-]{0,900}$/)), {
  maxLength: 60,
}).map((pairs) => pairs.map(([name, value]) => `x${name}=${value}`));

it("reads the site's own cookies wherever they stand among those of others, at any length", () => {
  assert(
    property(foreign, foreign, (before, after) => {
      const header = [...before, "tribune_odds=off", `tribune_age_${question}=1`, ...after].join("; ");
      const answers = readAnswers(header);
      expect([answers.isOddsOff, answers.ageOf(question)]).toEqual([true, "1"]);
    }),
  );
  const long = `${"a=b; ".repeat(20_000)}tribune_odds=off;tribune_zone=Asia/Tokyo`;
  expect(readAnswers(long).isOddsOff).toBe(true);
  expect(cookiesOf(long).get("tribune_zone")).toBe("Asia/Tokyo");
});

it.each(["off", "OFF", '"off"', "%6Fff", "1", "", "off,", "x".repeat(5000)])(
  "takes odds for switched off where their cookie is %j",
  (value) => {
    expect(readAnswers(`tribune_odds=${value}`).isOddsOff).toBe(true);
    expect(readAnswers(`a=1; tribune_odds=on; tribune_odds=${value}`).isOddsOff).toBe(true);
  },
);

it("takes an age for confirmed only where every cookie of the question says so", () => {
  const ageOf = (header: string) => readAnswers(header).ageOf(question);
  expect(ageOf("tribune_age_GB-18=1; tribune_age_GB-18=1")).toBe("1");
  for (const header of ["tribune_age_GB-18=1; tribune_age_GB-18=0", "tribune_age_GB-18=0; tribune_age_GB-18=1"])
    expect(ageOf(header)).toBe("0");
  for (const value of ["", '"1"', "11", "true"]) expect(ageOf(`tribune_age_GB-18=${value}`)).not.toBe("1");
  expect(ageOf("xtribune_age_GB-18=1; a=tribune_age_GB-18=1; tribune_age_GB-180=1")).toBeNull();
});

it("leaves the answers of a visitor without cookies open", () => {
  for (const header of [null, "", "session=1; odds=off"]) {
    expect([readAnswers(header).isOddsOff, readAnswers(header).ageOf(question)]).toEqual([false, null]);
  }
});
