import { describe, expect, it } from "vitest";
import { feedNameAt } from "./feed-name-at.ts";

const daySeconds = 86_400;
const evening = 20_000 * daySeconds + 21 * 3_600;

describe("the name of a list's day", () => {
  it("stays the same until midnight of the list's own hours", () => {
    expect(feedNameAt("f_1_0_2_fr_1", evening, evening + 3_599)).toBe("f_1_0_2_fr_1");
  });

  it("counts back once midnight has passed", () => {
    expect(feedNameAt("f_1_0_2_fr_1", evening, evening + 3_600)).toBe("f_1_-1_2_fr_1");
    expect(feedNameAt("fo_1_2_2_fr_1_0", evening, evening + 2 * daySeconds)).toBe("fo_1_0_2_fr_1_0");
  });

  it("leaves names without a day alone", () => {
    expect(feedNameAt("r_1_1", evening, evening + 9 * daySeconds)).toBe("r_1_1");
  });
});
