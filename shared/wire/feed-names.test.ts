import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feedNameParts } from "./feed-name-parts.ts";
import { feedNamePatterns } from "./feed-name-patterns.ts";
import { formatFeedName, parseFeedName, type FeedName } from "./feed-names.ts";

const [eventId, tournamentId, participantId] = ["1a2b3c4d", "dYlOSQOD", "hl0W8RZs"];
const list = { tzHour: 2, lang: "fr", projectTypeId: 1 };
const country = { sportId: 1, countryId: "77" };
const season = { ...country, tournamentId, seasonId: "197", dataPart: 1 };
const ofParticipant = { ...country, participantId, dataPart: 0 };

const examples: readonly (readonly [string, FeedName])[] = [
  ["f_", { kind: "geo" }],
  ["service", { kind: "push-service" }],
  ["sys_1", { kind: "system", projectTypeId: 1 }],
  ["f_1_0_2_fr_1", { kind: "day", sportId: 1, day: 0, ...list }],
  ["f_42_-7_-3.5_en-us_16", { kind: "day", sportId: 42, day: -7, tzHour: -3.5, lang: "en-us", projectTypeId: 16 }],
  ["f_1_7_5.75_fr_1", { kind: "day", sportId: 1, day: 7, ...list, tzHour: 5.75 }],
  ["f_1_-3_1_2_fr_1", { kind: "day", sportId: 1, day: -3, ...list, tzHour: 1, startHour: 2 }],
  ["fo_1_3_-3.5_-2.5_fr_1_0", { kind: "odds-day", sportId: 1, day: 3, ...list, tzHour: -3.5, startHour: -2.5 }],
  ["fp_31_0_2_fr_1", { kind: "group-day", sportId: 31, day: 0, ...list }],
  ["fm_0_2_fr_1", { kind: "mixed-day", day: 0, ...list }],
  ["u_1_1", { kind: "update", sportId: 1, projectTypeId: 1 }],
  ["ul_1_1", { kind: "local-update", sportId: 1, projectTypeId: 1 }],
  ["r_2_1", { kind: "repair", sportId: 2, projectTypeId: 1 }],
  ["fr_2_1", { kind: "full-repair", sportId: 2, projectTypeId: 1 }],
  ["c_1_77_2_fr_y_1", { kind: "country", ...country, ...list, order: "y" }],
  ["t_1_77_dYlOSQOD_2_fr_n_1", { kind: "tournament", ...country, tournamentId, ...list, order: "n" }],
  ["t_1_77_dYlOSQOD_2_fr_1", { kind: "tournament", ...country, tournamentId, ...list }],
  ["p_1_77_hl0W8RZs_2_fr_1", { kind: "participant", ...country, participantId, ...list }],
  ["s_1_12_2_fr_1", { kind: "series", sportId: 1, seriesId: "12", ...list }],
  ["tf_1_77_dYlOSQOD_197_1_2_fr_1", { kind: "tournament-fixtures", ...season, ...list }],
  ["tr_1_77_dYlOSQOD_197_1_2_fr_1_d", { kind: "tournament-results", ...season, ...list, tennisType: "d" }],
  ["tsi_dYlOSQOD", { kind: "seasons", tournamentId }],
  ["tse_1_1_W6BOzpK2_-13", { kind: "season", sportId: 1, type: 1, stageId: "W6BOzpK2", seasonPage: -13 }],
  ["tse_1_1_W6BOzpK2_2", { kind: "season", sportId: 1, type: 1, stageId: "W6BOzpK2", seasonPage: 2 }],
  ["pf_1_77_hl0W8RZs_0_2_fr_1", { kind: "participant-fixtures", ...ofParticipant, ...list }],
  ["pr_1_77_hl0W8RZs_0_2_fr_1_s", { kind: "participant-results", ...ofParticipant, ...list, tennisType: "s" }],
  ["pl_2_hl0W8RZs_3", { kind: "participant-page", tzHour: 2, participantId, page: 3 }],
  ["pe_1_2_hl0W8RZs_x", { kind: "participant-events", type: 1, tzHour: 2, participantId }],
  ["pel_2_hl0W8RZs", { kind: "participant-live-events", tzHour: 2, participantId }],
  ["pm_1_Xy12", { kind: "player", type: 1, playerId: "Xy12" }],
  ["fo_1_0_2_fr_1_0", { kind: "odds-day", sportId: 1, day: 0, ...list }],
  ["mo_0_2_fr_1_0", { kind: "mixed-odds-day", day: 0, ...list }],
  ["uo_1_0", { kind: "updated-odds", sportId: 1 }],
  ["uo_1_0_fr", { kind: "updated-odds", sportId: 1, market: "fr" }],
  ["uo_m_0", { kind: "mixed-updated-odds" }],
  ["to_1_77_dYlOSQOD_0", { kind: "tournament-odds", ...country, tournamentId }],
  ["po_1_77_hl0W8RZs_0", { kind: "participant-odds", ...country, participantId }],
  ["mop_1_2", { kind: "odds-preview", type: 1, sportId: 2 }],
  ["to_dYlOSQOD_W6BOzpK2_1", { kind: "standings", tournamentId, stageId: "W6BOzpK2", tab: 1 }],
  ["tt_dYlOSQOD_W6BOzpK2", { kind: "scorers", tournamentId, stageId: "W6BOzpK2" }],
  ["ran_9_1", { kind: "ranking", rankingId: "9", page: 1 }],
  ["str_1_77_2", { kind: "strength-ranking", sportId: 1, countryId: "77", page: 2 }],
  ["ral_9_1", { kind: "live-ranking", rankingId: "9", page: 1 }],
  ["tetr_hl0W8RZs_1_2", { kind: "transfers", participantId, type: 1, page: 2 }],
  ["nl_1_home", { kind: "news", sportId: 1, newsPage: "home" }],
  ["na_1abcdefgr", { kind: "article", articleId: "1abcdefgr" }],
  ["pnf_hl0W8RZs", { kind: "participant-news", participantId }],
  ["mynf_hl0W8RZs_15", { kind: "my-news", participantId, count: 15 }],
  ["g_1_1a2b3c4d", { kind: "game", type: 1, eventId }],
  ["dc_1_1a2b3c4d", { kind: "match", type: 1, eventId }],
  ["df_sui_1_1a2b3c4d", { kind: "match-section", section: "sui", type: 1, eventId }],
  ["df_to_1_1a2b3c4d_2", { kind: "match-standings", type: 1, eventId, tab: 2 }],
  ["df_lod2_16_1a2b3c4d", { kind: "bookmaker-odds", bookmakerId: 16, eventId }],
  ["d_su_1a2b3c4d_fr_1", { kind: "detail-summary", eventId, lang: "fr", type: 1 }],
  ["d_od_1a2b3c4d_fr_1_eu", { kind: "detail-odds", eventId, lang: "fr", type: 1 }],
];

/** Names made from the table itself: each part is any text of its pattern, each option is present or not. */
const anyName = fc.oneof(...Object.values(feedNamePatterns).map(fillPattern));

function fillPattern(pattern: string): fc.Arbitrary<string> {
  const pieces = pattern
    .split(/(\[[^\]]*\])/)
    .map((piece) =>
      piece.startsWith("[") ? fc.oneof(fc.constant(""), fillParts(piece.slice(1, -1))) : fillParts(piece),
    );
  return fc.tuple(...pieces).map((texts) => texts.join(""));
}

function fillParts(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return fc.constant(part);
    return fc.stringMatching(new RegExp(`^(?:${feedNameParts[part as keyof typeof feedNameParts].pattern})$`));
  });
  return fc.tuple(...parts).map((texts) => texts.join(""));
}

describe("feed names", () => {
  it.each(examples)("[C7.04] %s is built from its parts and parsed back to them", (text, name) => {
    expect(formatFeedName(name)).toBe(text);
    expect(parseFeedName(text)).toEqual(name);
  });

  it("[C7.04] of every kind have an example", () => {
    expect(new Set(examples.map(([, { kind }]) => kind))).toEqual(new Set(Object.keys(feedNamePatterns)));
  });

  it("[C7.04] that fit the table parse, and are written back as they were", () => {
    fc.assert(
      fc.property(anyName, (text) => {
        const name = parseFeedName(text);
        expect(name === null ? null : formatFeedName(name)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[F22] of parts of a match may end with an underscore, which names the same feed", () => {
    for (const text of [`df_od_1_${eventId}`, `df_dos_1_${eventId}`, `df_to_1_${eventId}_2`])
      expect(parseFeedName(`${text}_`)).toEqual(parseFeedName(text));
    const others = [`df_od_1_${eventId}__`, `dc_1_${eventId}_`, "tsi_dYlOSQOD_", "df_"];
    expect(others.map(parseFeedName)).toEqual([null, null, null, null]);
  });

  it("[C7.04] cover the detail sections", () => {
    const sections = "hh li psn psp nf mh od dos hi st scr mhsn mhn stn stp mhs sur sui mc lc lcpo pi mr hl se".split(
      " ",
    );
    for (const section of sections) expect(parseFeedName(`df_${section}_1_${eventId}`)).toMatchObject({ section });
    expect(parseFeedName(`df_xx_1_${eventId}`)).toBeNull();
  });

  it.each([
    ["", "F_1_0_2_fr_1", "x_1_1", "service_", "toString", "__proto__"],
    ["f_1_0_2_fr", "f_1_0_2_fr_1_", "f_1_0_2_fr_1_0", "fo_1_0_2_fr_1", "fo_1_0_2_fr_1_1", " f_1_0_2_fr_1"],
    ["f_01_0_2_fr_1", "f_1_-0_2_fr_1", "f_1_0_02_fr_1", "f_1_0_2.50_fr_1", "f_1_0_2.3_fr_1", "f_1_0_15_fr_1"],
    ["f_1_0_-0_fr_1", "f_0_0_2_fr_1", "f_1_0_2_FR_1", "f_1_0_2_fr_1\n", "c_1_77_2_fr_z_1", "nl_1_away"],
    ["dc_1_1a2b3c4", "dc_1_1a2b3c4d~", "dc_1_../../x1", "d_od_1a2b3c4d_fr_1_us", "pr_1_77_x_0_2_fr_1_x", "uo_1_1"],
  ])("[C7.04] refuse %j", (...texts) => {
    expect(texts.map(parseFeedName)).toEqual(texts.map(() => null));
  });

  it("[C7.04] refuse any other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const name = parseFeedName(text);
        expect(name === null || formatFeedName(name) === text).toBe(true);
      }),
    );
  });
});
