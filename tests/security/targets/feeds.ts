import { feedNamePatterns } from "../../../shared/wire/feed-name-patterns.ts";
import { feedNameParts } from "../../../shared/wire/feed-name-parts.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { feedSign } from "../../support/stack.ts";
import type { Ground } from "../harness/ground.ts";
import { encode, hostileNumber, hostileText, mutate } from "../harness/hostile-texts.ts";
import type { Random } from "../harness/random.ts";
import { anyHeaders, anyMethod, toHttpTarget } from "./http-target.ts";

const patterns = Object.values(feedNamePatterns);
const projects = ["1", "1", "1", "2", "16", "0", "00", "999999999999", "9".repeat(60), "-1", "1e3", "1.5", "%31", "a"];

/** Requests feeds of every kind, of existing and of missing things, and by nearly valid names. */
export const feeds = toHttpTarget({
  name: "feeds",
  make(random, ground) {
    const name = random.chance(0.03) ? encode(random, hostileText(random)) : anyFeedName(random, ground);
    const path = random.chance(0.3) ? encode(random, mutate(random, name)) : name;
    const query = random.chance(0.2)
      ? `?seq=${random.chance(0.5) ? random.int(500) : encode(random, hostileNumber(random))}`
      : "";
    return {
      method: anyMethod(random),
      path: `/${random.pick(projects)}/x/feed/${path}${query}`,
      headers: { ...anyHeaders(random), ...signature(random) },
      body: null,
    };
  },
  validate({ path, method }, { status, headers, body }) {
    if (method !== "GET" || status !== 200 || !/^\/\d+\/x\/feed\/[\w.-]+(?:\?|$)/.test(path)) return [];
    const isWhole = body === "" || body === "0" || body.endsWith("~");
    const isText = headers["content-type"] === "text/plain; charset=utf-8";
    return [
      ...(isWhole ? [] : [{ rule: "a feed ends as one (F6)", sign: JSON.stringify(body.slice(-30)) }]),
      ...(isText ? [] : [{ rule: "a feed is plain text (F3)", sign: headers["content-type"] ?? "no type" }]),
    ];
  },
});

/** Returns a name that fits one of the patterns. */
export function anyFeedName(random: Random, ground: Ground): string {
  const pattern = random
    .pick(patterns)
    .replaceAll(/\[(.*?)\]/g, (_, inside: string) => (random.chance(0.5) ? inside : ""));
  return pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(anyPeriod(random, ground, part)));
}

function anyPeriod(random: Random, ground: Ground, part: string): string | number {
  const id = () => random.pick([...ground.eventIds, "1", "zzzzzzzz", "0".repeat(16)]);
  switch (part) {
    case "sportId":
      return random.chance(0.9) ? random.pick(sports).id : 1 + random.int(99);
    case "projectTypeId":
      return random.chance(0.8) ? 1 : random.int(1000);
    case "day":
      return random.chance(0.7) ? random.int(15) - 7 : random.int(199_999) - 99_999;
    case "tzHour":
      return random.pick([0, 1, 2, -5, 5.75, 14, -14, -0.25, 0.5]);
    case "lang":
      return random.pick(["fr", "fr", "en", "de", "zz", "en-gb", "pt-br"]);
    case "tournamentId":
    case "stageId":
    case "seasonId":
    case "seriesId":
      return random.pick([...ground.leagueIds, "zzzzzzzz"]);
    case "participantId":
    case "playerId":
      return random.pick([...ground.participantIds, "zzzzzzzz"]);
    case "countryId":
      return random.chance(0.5) ? random.int(300) : random.pick(["FR", "zz", "81"]);
    case "bookmakerId":
      return 1 + random.int(8);
    case "market":
      return random.pick(["fr", "be", "uk", "zzzzzzzz"]);
    case "order":
    case "tennisType":
    case "newsPage":
    case "section":
      return random.pick(feedNameParts[part].pattern.split("|"));
    case "type":
    case "tab":
    case "page":
    case "dataPart":
    case "count":
      return random.chance(0.8) ? random.int(8) : random.int(9999);
    default:
      return id();
  }
}

function signature(random: Random): Record<string, string> {
  if (random.chance(0.85)) return { "x-fsign": feedSign };
  return random.pick([
    {},
    { "x-fsign": "" },
    { "x-fsign": "wrong" },
    { "x-fsign": `${feedSign} ` },
    { "x-fsign": "x".repeat(5000) },
  ]);
}
