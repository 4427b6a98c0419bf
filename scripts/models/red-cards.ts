import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseJson } from "../../shared/basics/parse-json.ts";
import { matchSchema, type WyscoutMatch } from "../import/wyscout/schema.ts";
import { readZip } from "../import/zip.ts";

/** The second-half goals of sides with a player fewer (`own`) and of their opponents (`other`), divided by the usual goals. */
export type RedCardRates = { readonly matches: number; readonly own: number; readonly other: number };

/** A card up to this minute counts as one at half-time. */
const latestMinute = 50;

type TeamData = WyscoutMatch["teamsData"][string];
const laterGoals = ({ score, scoreHT }: TeamData): number => score - scoreHT;
const redCardsOf = ({ formation }: TeamData): readonly number[] =>
  [...(formation?.lineup ?? []), ...(formation?.bench ?? [])].flatMap(({ redCards }) =>
    redCards > 0 ? [redCards] : [],
  );

/** Computes the rates from every Wyscout match with exactly one red card, shown early. @param folder with raw_data/matches.zip */
export function readRedCardRates(folder: string): RedCardRates {
  const archive = readZip(readFileSync(path.join(folder, "raw_data/matches.zip")));
  if (typeof archive === "string") throw new Error(`matches.zip ${archive}`);
  const matches = archive
    .filter(({ name }) => name.endsWith(".json"))
    .flatMap(({ read }) => z.array(matchSchema).parse(parseJson(read().toString("utf8"))))
    .filter(({ duration }) => duration === "Regular")
    .map(({ teamsData }) => Object.values(teamsData));
  const usual = (side: string) =>
    matches.reduce(
      (sum, sides) => sum + sides.reduce((all, data) => all + (data.side === side ? laterGoals(data) : 0), 0),
      0,
    ) / matches.length;
  const usualOf = { home: usual("home"), away: usual("away") };
  const sums = { matches: 0, own: 0, ownUsual: 0, other: 0, otherUsual: 0 };
  for (const sides of matches) {
    const [punished, ...more] = sides.flatMap((data) => redCardsOf(data).map((minute) => ({ data, minute })));
    const against = sides.find(({ side }) => side !== punished?.data.side);
    if (punished === undefined || against === undefined || more.length > 0 || punished.minute > latestMinute) continue;
    sums.matches += 1;
    sums.own += laterGoals(punished.data);
    sums.ownUsual += usualOf[punished.data.side];
    sums.other += laterGoals(against);
    sums.otherUsual += usualOf[against.side];
  }
  return { matches: sums.matches, own: sums.own / sums.ownUsual, other: sums.other / sums.otherUsual };
}
