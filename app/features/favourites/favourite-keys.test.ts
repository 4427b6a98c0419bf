import { expect, it } from "vitest";
import { parseLeagueId, toLabelId } from "./favourite-keys.ts";

it("[C5.03] a league's id is sport and 8 to 16 alphanumerics", () => {
  expect(parseLeagueId("34_ABCDefg8")).toEqual({ sportId: 34, stageId: "ABCDefg8" });
  for (const id of ["34_ABCDefg", "g_34_ABCDefg8", "x_ABCDefg8", "__proto__", "34_ABCDefg8ABCDefg80"]) {
    expect(parseLeagueId(id)).toBeNull();
  }
});

it("[C5.03] a label's id ends before its last hyphen", () => {
  expect(toLabelId("1_ABCDefg8-2")).toBe("1_ABCDefg8");
  expect(toLabelId("1_AB-CDefg8-2")).toBe("1_AB-CDefg8");
  expect(toLabelId("1_ABCDefg8")).toBe("1_ABCDefg8");
});
