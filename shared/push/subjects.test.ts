import { describe, expect, it } from "vitest";
import {
  gameSubject,
  hubSportId,
  localUpdateSubject,
  oddsSubject,
  parseSubject,
  profileSubject,
  pushService,
  updateSubject,
} from "./subjects.ts";

describe("subjects", () => {
  it.each([
    ["sys", { kind: "system" }],
    ["service", { kind: "service" }],
    [updateSubject(3), { kind: "update", sportId: 3, projectTypeId: 1 }],
    [localUpdateSubject(3), { kind: "local-update", sportId: 3, projectTypeId: 1 }],
    [oddsSubject(3, "fr"), { kind: "odds", sportId: 3, market: "fr" }],
    [gameSubject("fr", 1, "1abcDEF9"), { kind: "game", lang: "fr", sportId: 1, eventId: "1abcDEF9" }],
  ])("[C7.10] name %s", (text, subject) => {
    expect(parseSubject(text)).toEqual(subject);
  });

  it("[C7.10] are written as the service names them", () => {
    expect([updateSubject(1), localUpdateSubject(1), gameSubject("fr", 1, "1abcDEF9")]).toEqual([
      "u_1_1",
      "ul_1_1",
      "games_fr_g_1_1abcDEF9",
    ]);
  });

  it("[A7.02] name a profile and the namespace of its account", () => {
    expect(profileSubject("5f3a", "tribune")).toBe("lsid_5f3a_tribune");
    for (const namespace of ["tribune", "tribune_fr"]) {
      expect(parseSubject(profileSubject("5f3a", namespace))).toEqual({
        kind: "profile",
        profileId: "5f3a",
        namespace,
      });
    }
  });

  it.each([
    "",
    "u_",
    "u_0_1",
    "u_100_1",
    "u_1_1_1",
    "x_1_1",
    "uo_1_1_fr",
    "uo_1_0_",
    "games_fr_g_1_short",
    "games_fr_1abcDEF9",
    "games_fr_g_0_1abcDEF9",
    "lsid__tribune",
  ])("[C7.10] do not include %j", (text) => {
    expect(parseSubject(text)).toBeNull();
  });

  it("[C7.10] are served on port 443 as project 16, in a namespace", () => {
    expect(pushService).toMatchObject({ port: 443, projectId: 16 });
    expect(pushService.namespace).not.toBe("");
  });

  it("are numbered by their sport's hub, and by the service's own where they have no sport", () => {
    const hubs = ["u_2_1", "ul_2_1", "uo_2_0_fr", "games_fr_g_2_2abcdefg", "sys", "service"].map((text) => {
      const subject = parseSubject(text);
      return subject === null ? undefined : hubSportId(subject);
    });
    expect(hubs).toEqual([2, 2, 2, 2, 0, 0]);
  });
});
