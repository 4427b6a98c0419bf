import { readdir } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { isRecord } from "../../../shared/basics/record.ts";
import { isCountryKey } from "../../../shared/places/countries.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";
import { readFileText } from "../file-text.ts";
import { parseFlatYaml, type FlatRecord } from "./flat-yaml.ts";

export const sportId = sportIds["auto-racing"];
export const competition = "Formule 1";
export const competitionKey = `WORLD/${toSlug(competition)}`;
export const tournamentId = stableId(sportId, "tournament", competitionKey);

/** Empty where the file is missing, because the session has not been run, and where it is not YAML. */
export async function readRecords(file: string): Promise<readonly FlatRecord[]> {
  try {
    return parseFlatYaml(await readFileText(file));
  } catch {
    return [];
  }
}

export type F1Data = ReturnType<typeof createF1Data>;

/** Reads the data that races share: countries, drivers, circuits. A missing file counts as empty. */
export function createF1Data(root: string) {
  const read = async (...parts: readonly string[]): Promise<FlatRecord> =>
    (await readRecords(path.join(root, ...parts)))[0] ?? {};
  const countryOf = async (id: string | null | undefined) => {
    const { alpha2Code: key = null } = await read("countries", `${id ?? ""}.yml`);
    return key !== null && isCountryKey(key) ? { countryKey: key } : {};
  };
  return {
    async participant(driverId: string): Promise<Participant> {
      const driver = await read("drivers", `${driverId}.yml`);
      const name = driver["name"] ?? driverId;
      return {
        id: stableId(sportId, "starter", toSlug(name)),
        name,
        code: (driver["abbreviation"] ?? driverId.slice(0, 3)).toUpperCase(),
        slug: toSlug(name),
        ...(await countryOf(driver["nationalityCountryId"])),
      };
    },
    /** @param engine the maker of its engine, where others of its cars have another */
    async maker(id: string, engine: string | null): Promise<Participant> {
      const { name = null, countryId } = await read("constructors", `${id}.yml`);
      const engineName =
        engine === null ? null : ((await read("engine-manufacturers", `${engine}.yml`))["name"] ?? engine);
      const printed = [name ?? id, ...(engineName === null ? [] : [engineName])].join("-");
      const slug = toSlug(printed);
      return {
        id: stableId(sportId, "team", slug),
        name: printed,
        code: slug.replaceAll("-", "").slice(0, 3).toUpperCase(),
        slug,
        ...(await countryOf(countryId)),
      };
    },
    team: (id: string) => read("constructors", `${id}.yml`),
    circuit: (id: string) => read("circuits", `${id}.yml`),
    grandPrix: (id: string) => read("grands-prix", `${id}.yml`),
  };
}

/** The folders of a season's races, in their order. */
export async function raceFolders(seasonFolder: string): Promise<readonly string[]> {
  const races = path.join(seasonFolder, "races");
  return (await readdir(races).catch(() => [])).toSorted().map((name) => path.join(races, name));
}

/** Who is expected in a race before its qualifying: who drove in the race before it, or whom the season's list of entrants names. */
export async function expectedStarters(raceFolder: string): Promise<readonly FlatRecord[]> {
  const seasonFolder = path.resolve(raceFolder, "../..");
  const folders = await raceFolders(seasonFolder);
  for (const folder of folders.filter((each) => each < path.resolve(raceFolder)).toReversed()) {
    const results = await readRecords(path.join(folder, "race-results.yml"));
    if (results.length > 0) return results;
  }
  const entrants: unknown = await readFileText(path.join(seasonFolder, "entrants.yml")).then(
    (text) => parse(text, { schema: "failsafe", maxAliasCount: 0 }) as unknown,
    () => [],
  );
  return (Array.isArray(entrants) ? entrants : []).filter(isRecord).flatMap(({ constructorId, drivers }) =>
    (Array.isArray(drivers) ? drivers : [])
      .filter(isRecord)
      .filter(({ driverId, testDriver }) => typeof driverId === "string" && testDriver !== "true")
      .map(({ driverId }) => ({
        driverId: String(driverId),
        constructorId: typeof constructorId === "string" ? constructorId : null,
      })),
  );
}
