import { commonLeagues, type LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { tournamentOf, worldCup } from "../../../../shared/competitions/tournaments.ts";
import { isNation } from "../../../../shared/places/countries.ts";
import type { FdMatch } from "./schema.ts";

/** Competitions of the free plan by their codes: the same competition has the same name in every source. */
const byCode: Readonly<Record<string, LeagueFacts | undefined>> = {
  PL: commonLeagues["en.1"],
  ELC: commonLeagues["en.2"],
  BL1: commonLeagues["de.1"],
  FL1: commonLeagues["fr.1"],
  PD: commonLeagues["es.1"],
  SA: commonLeagues["it.1"],
  DED: commonLeagues["nl.1"],
  PPL: commonLeagues["pt.1"],
  BSA: commonLeagues["br.1"],
  CL: commonLeagues["uefa.cl"],
  WC: worldCup,
  EC: tournamentOf("UEFA Euro"),
};

/** Whether the clubs of a competition are of several countries, which its matches do not name. */
export function isOfManyCountries(code: string): boolean {
  const facts = byCode[code];
  return facts !== undefined && facts.sides !== "national teams" && !isNation(facts.countryKey);
}

const unknownRank = 900;

/** The league of a match; of a competition that no table knows its own name, in the world. */
export const leagueOf = ({ competition: { code, name, type } }: FdMatch): LeagueFacts =>
  byCode[code ?? ""] ?? {
    countryKey: "WORLD",
    name,
    timeZone: "UTC",
    rank: unknownRank,
    type: "c",
    ...(type === "CUP" || type === "PLAYOFFS" ? { format: "knock-out" as const } : {}),
  };
