import { describe, expect, it } from "vitest";
import { statsPingUrl } from "./stats-meta.server.ts";

const on = { isEnabled: true, url: "https://stats.example/ping" };
const ping = { sportId: 1, projectId: 16, tournamentStageId: "W6BOzpK2" };

describe("the statistics ping", () => {
  it("[C7.11, C3.22] names sport, project and tournament stage, and the event when there is one", () => {
    const base = "https://stats.example/ping?sport_id=1&project_id=16&tournament_stage_id=W6BOzpK2";
    expect(statsPingUrl(on, ping)).toBe(base);
    expect(statsPingUrl(on, { ...ping, eventId: "1abc&d=2" })).toBe(`${base}&event_id=1abc%26d%3D2`);
  });

  it("[C7.11] is sent only when statistics are on and a host is set", () => {
    expect(statsPingUrl({ ...on, isEnabled: false }, ping)).toBeNull();
    expect(statsPingUrl({ ...on, url: null }, ping)).toBeNull();
    expect(statsPingUrl({ ...on, url: "" }, ping)).toBeNull();
  });

  it("keeps a query that the host's address has already", () => {
    expect(statsPingUrl({ ...on, url: "https://s.example/?k=1" }, ping)).toContain("?k=1&sport_id=1");
  });
});
