import { encode, hostileNumber, hostileText, mutate } from "../harness/hostile-texts.ts";
import type { Random } from "../harness/random.ts";
import { anyHeaders, anyMethod, toHttpTarget } from "./http-target.ts";

const queries = [
  "psg",
  "paris saint",
  "ligue 1",
  "saint etiene",
  "attaque",
  "a",
  "馬德里",
  "Ж",
  "ß",
  "ﬁ",
  "İstanbul",
  "œuf",
];

export const search = toHttpTarget({
  name: "search",
  make(random) {
    const path = random.pick([
      "/api/v2/search/",
      "/api/v2/search",
      "/api/v2/top-search/",
      "/api/v2/",
      "/api/v2/search//",
    ]);
    const params = random.list(0, 4, () => anyParam(random));
    return {
      method: anyMethod(random),
      path: params.length === 0 ? path : `${path}?${params.join("&")}`,
      headers: anyHeaders(random),
      body: null,
    };
  },
});

function anyParam(random: Random): string {
  const query = random.chance(0.4) ? hostileText(random) : random.pick(queries);
  return random.pick<() => string>([
    () => `q=${encode(random, random.chance(0.3) ? mutate(random, query) : query)}`,
    () => `q=${random.pick(["%", "%ZZ", "%ed%a0%80", "%00", "+", "%2B%22*", "%FF%FE"])}`,
    () => `lang=${random.chance(0.5) ? random.pick(["fr", "en", "zz", "FR"]) : encode(random, hostileText(random))}`,
    () => `sport=${random.chance(0.5) ? random.pick(["1", "2", "99"]) : encode(random, hostileNumber(random))}`,
    () => `limit=${random.chance(0.5) ? random.pick(["1", "50", "51", "0"]) : encode(random, hostileNumber(random))}`,
    () => encode(random, hostileText(random)),
  ])();
}
