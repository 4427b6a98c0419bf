import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betTypes } from "../betting/bet-types.ts";
import { arbitraryFields } from "./field-arbitrary.fixture.ts";
import type { FieldTable } from "./field.ts";
import { createSectionCodec, type RowKinds, type Section } from "./section.ts";
import { commentaryKinds } from "./sections/commentary-section.ts";
import { periodStatisticsKinds, playerCountsKinds, statisticsKinds } from "./sections/statistics-section.ts";
import { headToHeadKinds } from "./sections/head-to-head-section.ts";
import { absenceKinds, lineUpKinds } from "./sections/line-ups-section.ts";
import { gameKinds, matchKinds, matchSection } from "./sections/match-section.ts";
import { marketSlugs, matchOddsKinds, toBetType } from "./sections/match-odds-section.ts";
import { newsKinds, transferKinds } from "./sections/news-section.ts";
import { playerStatisticsKinds } from "./sections/player-statistics-section.ts";
import { pointHistoryKinds } from "./sections/point-history-section.ts";
import { reportKinds } from "./sections/report-section.ts";
import { resultKinds } from "./sections/result-section.ts";
import { holesKinds, starterKinds } from "./sections/starter-section.ts";
import { scorersKinds, standingsKinds, standingsSection } from "./sections/standings-section.ts";
import { summaryKinds, summarySection } from "./sections/summary-section.ts";

const sections: readonly (readonly [string, RowKinds])[] = [
  ["df_sui_", summaryKinds],
  ["df_st_", statisticsKinds],
  ["df_hh_", headToHeadKinds],
  ["df_li_", lineUpKinds],
  ["df_scr_", absenceKinds],
  ["df_psn_", playerStatisticsKinds],
  ["df_lc_", commentaryKinds],
  ["df_mh_", pointHistoryKinds],
  ["df_od_", matchOddsKinds],
  ["to_", standingsKinds],
  ["tt_", scorersKinds],
  ["df_sur_", resultKinds],
  ["df_stn_", periodStatisticsKinds],
  ["df_stp_", playerCountsKinds],
  ["df_pi_", starterKinds],
  ["df_hi_", holesKinds],
  ["df_mr_", reportKinds],
  ["dc_", matchKinds],
  ["g_", gameKinds],
  ["nl_", newsKinds],
  ["tetr_", transferKinds],
];

/** Rows of every kind; the first field, which names the kind or opens the group, is never absent. */
function arbitrarySection(kinds: RowKinds): fc.Arbitrary<Section<RowKinds>> {
  const rows = Object.entries(kinds).map(([kind, { fields, groups }]) =>
    fc.record({
      kind: fc.constant(kind),
      fields: opened(fields),
      ...(groups !== undefined && { groups: fc.array(opened(groups), { maxLength: 3 }) }),
    }),
  );
  const section = fc.record({
    sportId: fc.constantFrom(0, 1),
    rows: fc.array(fc.oneof(...rows), { minLength: 1, maxLength: 5 }),
    signature: fc.constantFrom("", "0123456789abcdef0123456789abcdef"),
  });
  return section as fc.Arbitrary<Section<RowKinds>>;
}

function opened(table: FieldTable) {
  const [first = ""] = Object.keys(table);
  return arbitraryFields(table).map((fields) => ({ ...fields, [first]: fields[first] ?? null }));
}

const firstKeys = (kinds: RowKinds) => Object.values(kinds).map(({ fields }) => Object.values(fields)[0]?.key);

describe("sections of a match and of a tournament", () => {
  it.each(sections)("%s reads the rows that it wrote", (_name, kinds) => {
    const codec = createSectionCodec(kinds);
    fc.assert(
      fc.property(arbitrarySection(kinds), (section) => {
        expect(codec.decode(codec.encode(section))).toEqual({ ...section, dropped: 0 });
      }),
      { numRuns: 30 },
    );
  });

  it.each(sections)("%s has a first key for each kind of row and a key for each field", (_name, kinds) => {
    expect(new Set([...firstKeys(kinds), "SA", "A1"]).size).toBe(Object.keys(kinds).length + 2);
    for (const { fields, groups = {} } of Object.values(kinds)) {
      for (const table of [fields, groups]) {
        const keys = Object.values(table).map((field) => field.key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });

  it("read incidents of several things, a tie-break's second score, and pairs of information", () => {
    const body =
      "AC÷Set 1¬IG÷7¬IH÷6¬IG÷7¬IH÷3¬~III÷i1¬IA÷1¬IB÷45+1'¬IE÷3¬INX÷1¬IOX÷0¬IF÷Durand¬IE÷8¬IF÷Petit¬~" +
      "~MIT÷REF¬MIV÷A. Noir¬MIT÷VEN¬MIV÷Bollaert¬A1÷abc¬~A1÷abc¬~";
    expect(summarySection.decode(body)).toEqual({
      sportId: 0,
      rows: [
        {
          kind: "period",
          fields: { label: "Set 1" },
          groups: [
            { home: "7", away: "6" },
            { home: "7", away: "3" },
          ],
        },
        {
          kind: "incident",
          fields: { id: "i1", side: 1, minute: "45+1'" },
          groups: [
            { type: 3, homeScore: "1", awayScore: "0", playerName: "Durand" },
            { type: 8, playerName: "Petit" },
          ],
        },
        {
          kind: "information",
          fields: { name: "REF", value: "A. Noir" },
          groups: [{ name: "VEN", value: "Bollaert", signature: "abc" }],
        },
      ],
      signature: "abc",
      dropped: 0,
    });
  });

  it("drop rows of kinds that they do not have, one by one", () => {
    expect(standingsSection.decode("TR÷1¬TP÷9¬~XX÷1¬~lost¬~TR÷2¬TP÷7¬~")).toMatchObject({ rows: [{}, {}], dropped: 2 });
  });

  it("[C5.04] without a row are the empty body", () => {
    expect(matchSection.encode({ sportId: 0, rows: [], signature: "" })).toBe("0");
    expect(matchSection.decode("0")).toEqual({ sportId: 0, rows: [], signature: "", dropped: 0 });
  });

  it("of a match's common feed hold the signature inside their single row", () => {
    const fields = { statusType: 3, homeScore: 2, awayScore: 1, tabs: ["ST", "LI"], signature: "abc" };
    const body = matchSection.encode({ sportId: 0, rows: [{ kind: "match", fields }], signature: "" });
    expect(body).toBe("DA÷3¬DE÷2¬DF÷1¬DX÷ST,LI¬A1÷abc¬~");
  });

  it("[C3.11] name each of the 14 bet types by a slug of its own", () => {
    expect(betTypes.map((betType) => toBetType(marketSlugs[betType]))).toEqual(betTypes);
    expect(betTypes).toHaveLength(14);
    expect(toBetType("first-throw-in")).toBeNull();
  });
});
