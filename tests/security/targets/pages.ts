import { addressWords } from "../../../shared/addresses/words.ts";
import { encode, hostileNumber, hostileText, mutate } from "../harness/hostile-texts.ts";
import { hostMark } from "../harness/validate.ts";
import type { Ground } from "../harness/ground.ts";
import type { Random } from "../harness/random.ts";
import { anyHeaders, anyMethod, toHttpTarget } from "./http-target.ts";

/** Requests every page, its spellings, the parameters of a list, and Remix's own addresses. */
export const pages = toHttpTarget({
  name: "pages",
  make(random, ground) {
    const path = random.chance(0.25) ? anyRemixPath(random, ground) : anyPath(random, ground);
    const params = random.list(0, 3, () => anyParam(random));
    const separator = path.includes("?") ? "&" : "?";
    return {
      method: anyMethod(random),
      path: params.length === 0 ? path : `${path}${separator}${params.join("&")}`,
      headers: anyHeaders(random),
      body: random.chance(0.05) ? hostileText(random) : null,
    };
  },
});

function anyPath(random: Random, ground: Ground): string {
  const known = random.pick<() => string>([
    () => "/",
    () => `/${random.pick(Object.values(addressWords.fr.sports))}`,
    () => `/${random.pick(Object.values(addressWords.en.sports))}`,
    () => `/match/${random.pick(ground.eventIds)}`,
    () => `/match/${random.pick(["zzzzzzzz", "1", "", "1".repeat(300), "__proto__"])}`,
    () =>
      `/${random.pick(["admin", "favicon.svg", "robots.txt", "assets/x.js", ".git/config", "push", "ingest/v1/status", "warm"])}`,
  ])();
  if (random.chance(0.5)) return known;
  return random.pick<() => string>([
    () => `${known}/`,
    () => `/${known}`,
    () => `//${hostMark}${known}`,
    () => `/\\${hostMark}`,
    () => `${known};a=b`,
    () => `/./..${known}`,
    () => `/${encode(random, known.slice(1) || "x")}`,
    () => `/${encode(random, mutate(random, known))}`,
    () => `/${encode(random, hostileText(random))}`,
    () => `${known}/${encode(random, hostileText(random))}`,
    () => `/${random.pick(["%", "%5C", "%25_", "%ZZ", "%ed%a0%80", "%c0%af", "%00", "%0d%0aset-cookie:x=1"])}`,
    () => `${known}.${random.pick(["data", "html", "json"])}`,
  ])();
}

/** Returns an address that single-page navigation requests: data of routes, or the manifest of routes by path. */
function anyRemixPath(random: Random, ground: Ground): string {
  const paths = () => encode(random, anyPath(random, ground));
  return random.pick<() => string>([
    () =>
      `/_root.data?_routes=${encode(random, random.pick(["home", "sport", "root", "x,y", "Infinity", hostileText(random)]))}`,
    () => `${anyPath(random, ground)}.data?_routes=${random.pick(["sport", "match", "not-found", "", "__proto__"])}`,
    () => `/?_data=${random.pick(["home", "root", "routes/home", "__proto__", "", "sport"])}`,
    () => `/__manifest?${random.list(0, 5, () => `p=${paths()}`).join("&")}&version=${random.pick(["", "x", "0"])}`,
    () => `/__manifest?p=${"%2Fa".repeat(random.pick([10, 400, 1200]))}`,
    () => `/__${encode(random, hostileText(random))}`,
    () => `/?index&_action=${encode(random, hostileText(random))}`,
  ])();
}

function anyParam(random: Random): string {
  const value = (good: readonly string[]) =>
    random.chance(0.5)
      ? random.pick(good)
      : encode(random, random.chance(0.5) ? hostileNumber(random) : hostileText(random));
  return random.pick<() => string>([
    () => `day=${value(["0", "-1", "1", "7", "-36500", "36500", "99999", "-7"])}`,
    () => `date=${value(["2025-08-16", "2026-02-30", "0000-00-00", "9999-12-31", "-271821-04-20", "%250a"])}`,
    () => `cat=${value(["0", "1", "5", "6", "7", "9", "-1"])}`,
    () => `_data=${value(["home", "sport"])}`,
    () => `_routes=${value(["Infinity", "home", "root,sport"])}`,
    () => `lang=${value(["fr", "en", "xx"])}`,
    () => encode(random, hostileText(random)),
    () => `utm_source=${value(["x"])}`,
  ])();
}
