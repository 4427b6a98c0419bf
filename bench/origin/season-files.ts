import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toNames, toRandom } from "./search-names.ts";

const codes = ["en.1", "es.1", "it.1", "fr.1", "be.1", "nl.1", "pt.1", "br.1"];
const firstYear = 2000;
const seasons = 22;
const teams = 20;

/** Seasons of leagues as files of football.json, each season with its own weekends; the same files at every run. */
export function writeSeasons(folder: string): { readonly files: number; readonly matches: number } {
  const names = toNames(codes.length * teams);
  const random = toRandom(11);
  let matches = 0;
  for (let season = 0; season < seasons; season += 1) {
    const year = firstYear + season;
    const seasonFolder = join(folder, `${year}-${String((year + 1) % 100).padStart(2, "0")}`);
    mkdirSync(seasonFolder, { recursive: true });
    codes.forEach((code, index) => {
      const own = names.slice(index * teams, (index + 1) * teams);
      const list = toMatches(own, year, random);
      matches += list.length;
      writeFileSync(join(seasonFolder, `${code}.json`), JSON.stringify({ name: `Season ${year}`, matches: list }));
    });
  }
  return { files: codes.length * seasons, matches };
}

/** Everybody meets everybody, at home and away. */
function toMatches(names: readonly string[], year: number, random: (below: number) => number) {
  return names.flatMap((team1, home) =>
    names.flatMap((team2, away) => {
      if (home === away) return [];
      const round = (home + away) % 38;
      const halfTime = [random(3), random(2)] as const;
      const fullTime = [halfTime[0] + random(3), halfTime[1] + random(3)];
      return [
        {
          round: `Matchday ${round + 1}`,
          date: new Date(Date.UTC(year, 7, 10 + round * 7)).toISOString().slice(0, 10),
          time: "16:00",
          team1,
          team2,
          score: { ht: halfTime, ft: fullTime },
        },
      ];
    }),
  );
}
