import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audience, startAccessTeam } from "../../tests/fakes/access-team.ts";
import { createStatusGuard, type GuardSettings } from "./status-guard.ts";

const key = "a-key-of-operators-of-32-characters-or-more";
const reported: string[] = [];
const report = (what: string) => void reported.push(what);
const guardBy = (settings: GuardSettings) => {
  const guard = createStatusGuard(settings, report, 0);
  if (guard === null) throw new Error("there is no guard");
  return guard;
};
const asking = (headers: Record<string, string>) => new Request("https://tribune.example/status", { headers });
const basic = (user: string, password: string) => ({ authorization: `Basic ${btoa(`${user}:${password}`)}` });

describe("the key of the status", () => {
  it.each([
    ["as Bearer", { authorization: `Bearer ${key}` }, true],
    ["as the password of a browser", basic("me", key), true],
    ["wrong by one letter", { authorization: `Bearer ${key.slice(0, -1)}x` }, false],
    ["too long by one letter", { authorization: `Bearer ${key}x` }, false],
    ["as the name of a browser", basic(key, "x"), false],
    ["nowhere", {}, false],
    ["empty", { authorization: "Bearer " }, false],
  ])("given %s", async (_, headers, passes) => {
    const guard = guardBy({ STATUS_KEY: key });
    expect([await guard.mayPass(asking(headers)), guard.isAsked]).toEqual([passes, true]);
  });

  it("is none when it is shorter than 32 characters, which is said", () => {
    expect(createStatusGuard({ STATUS_KEY: "short" }, report)).toBeNull();
    expect(reported).toContain("STATUS_KEY is too short");
  });

  it("is wanted, or Access: without any of them there is no guard", () => {
    expect(createStatusGuard({}, report)).toBeNull();
    expect(createStatusGuard({ ACCESS_TEAM: "https://team.example" }, report)).toBeNull();
  });
});

describe("a token of Cloudflare Access", () => {
  let access: Awaited<ReturnType<typeof startAccessTeam>>;
  beforeAll(async () => {
    access = await startAccessTeam();
  });
  afterAll(() => access.stop());
  const guardOfTeam = () => guardBy({ ACCESS_TEAM: access.team, ACCESS_AUD: audience });
  const bearing = (token: string) => asking({ "cf-access-jwt-assertion": token });

  it("opens the status, and no browser is asked for a key", async () => {
    const guard = guardOfTeam();
    expect([await guard.mayPass(bearing(await access.sign())), guard.isAsked]).toEqual([true, false]);
  });

  it.each([
    ["of another application", { audience: "another" }],
    ["of another team", { issuer: "https://other.cloudflareaccess.com" }],
    ["that has expired", { expires: "1h ago" }],
    ["signed by another key", { isForged: true }],
  ])("is refused %s", async (_, changes) => {
    expect(await guardOfTeam().mayPass(bearing(await access.sign(changes)))).toBe(false);
  });

  it("is refused when it is none, and where there is none", async () => {
    expect(await guardOfTeam().mayPass(bearing("x.y.z"))).toBe(false);
    expect(await guardOfTeam().mayPass(asking({}))).toBe(false);
  });

  it("is taken after the team has changed its key, and the old one no longer", async () => {
    const guard = guardOfTeam();
    const old = await access.sign();
    expect(await guard.mayPass(bearing(old))).toBe(true);
    await access.rotate();
    expect(await guard.mayPass(bearing(await access.sign()))).toBe(true);
    expect(await guard.mayPass(bearing(old))).toBe(false);
  });

  it("is one of two ways where a key is configured too", async () => {
    const guard = guardBy({ STATUS_KEY: key, ACCESS_TEAM: access.team, ACCESS_AUD: audience });
    expect(await guard.mayPass(asking({ authorization: `Bearer ${key}` }))).toBe(true);
    expect(await guard.mayPass(bearing(await access.sign()))).toBe(true);
    expect(await guard.mayPass(asking({}))).toBe(false);
  });
});
