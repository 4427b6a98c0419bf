import { expect, it } from "vitest";
import { chanceCurvesSection, readChanceCurves, toThousandths } from "./chance-curves-section.ts";

it("writes 0 and 1000 only for what the points decide", () => {
  expect([0, 0.0001, 0.4566, 0.9999, 1].map((share) => toThousandths({ kind: "share", share }))).toEqual([
    1, 1, 457, 999, 999,
  ]);
  expect(toThousandths({ kind: "certain" })).toBe(1000);
  expect(toThousandths({ kind: "impossible" })).toBe(0);
});

it("reads the curves of a zone's teams", () => {
  const body = chanceCurvesSection.encode({
    sportId: 0,
    rows: [
      { kind: "stages", fields: { seasons: 1000, games: [9, 18, 20], startSeconds: [100, 200, 300] } },
      { kind: "zone", fields: { code: "title", label: "" } },
      {
        kind: "team",
        fields: { team: "Lens", teamId: "1aaaaaaa", path: "/equipe/lens/1aaaaaaa/", shares: [120, 310, 1000] },
      },
      { kind: "team", fields: { team: "Metz", teamId: "1bbbbbbb", path: "", shares: [1, 0, 0] } },
    ],
    signature: "",
  });
  expect(readChanceCurves(body)).toEqual({
    seasons: 1000,
    games: [9, 18, 20],
    startSeconds: [100, 200, 300],
    zones: [
      {
        label: "",
        teams: [
          {
            team: "Lens",
            teamId: "1aaaaaaa",
            path: "/equipe/lens/1aaaaaaa/",
            chances: [{ kind: "share", share: 0.12 }, { kind: "share", share: 0.31 }, { kind: "certain" }],
          },
          {
            team: "Metz",
            teamId: "1bbbbbbb",
            path: "",
            chances: [{ kind: "share", share: 0.001 }, { kind: "impossible" }, { kind: "impossible" }],
          },
        ],
      },
    ],
  });
  expect(readChanceCurves("0")).toBeNull();
});
