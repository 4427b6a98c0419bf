import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root } from "../workers.ts";
import { checkVariants } from "./check-variants.ts";
import { pathOf, readFolders, writeFolder } from "./folders.ts";
import { newVariant } from "./new-variant.ts";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "tribune-variants-"));
  cpSync(join(root, "variants"), join(project, "variants"), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const make = (country: string, languages: readonly string[] = []) => {
  const { folder, file } = newVariant({ country, languages }, readFolders(project));
  writeFolder(project, folder, file);
  return checkVariants(project, folder);
};

it("finds no fault in the folders of this project", () => {
  expect(checkVariants(root).faults).toEqual([]);
});

// India's folder has the name of a keyword.
it.each(["in", "SE", "lu", "jp"])(
  "makes a folder for %s that has no fault, and of which it says what is still open",
  (country) => {
    const { faults, variants, open } = make(country);
    expect(faults).toEqual([]);
    expect(variants).toMatchObject([
      { folder: country.toLowerCase(), country: country.toUpperCase(), hosts: [], markets: [] },
    ]);
    expect(open.join()).toMatch(/no host yet.*no publisher yet.*no market/s);
  },
);

it("gives a new variant the country's zone, clock and language where the site has it, and projects of its own", () => {
  const zoneOf = ({ variants }: ReturnType<typeof make>) =>
    variants.map(({ lang, timeZone, clock }) => [lang, timeZone, clock]);
  expect(zoneOf(make("LI"))).toEqual([["de", "Europe/Vaduz", 24]]);
  expect(zoneOf(make("AU", ["en", "fr"]))).toEqual([
    ["en", "Australia/Sydney", 12],
    ["fr", "Australia/Sydney", 12],
  ]);
  const projects = checkVariants(project).variants.map(({ projectId }) => projectId);
  expect(new Set(projects).size).toBe(projects.length);
});

it("says in words why there is no new variant", () => {
  expect(() => make("fr")).toThrow("variants/fr is there already.");
  expect(() => make("France")).toThrow('"France" is no country that has a code of two letters, such as CH.');
  expect(() => make("zz")).toThrow('"zz" is no country');
  expect(() => make("no", ["la"])).toThrow('The site does not have the language "la".');
});

it("says in words what is wrong in one folder, in all, and in the list of them", () => {
  writeFileSync(pathOf(project, "ch"), "{");
  writeFileSync(pathOf(project, "at"), '{ "country": "Austria" }');
  expect(checkVariants(project, "ch").faults).toEqual(["ch: variant.json is not JSON"]);
  expect(checkVariants(project, "at").faults).toContain("at: country is no code of a country, such as CH");
  expect(checkVariants(project).faults).toContain("ch: variant.json is not JSON");
  expect(checkVariants(project, "fr").faults).toEqual([]);
  expect(checkVariants(project, "xx").faults).toEqual(["variants/xx is not there"]);
  rmSync(join(project, "variants/at"), { recursive: true });
  expect(checkVariants(project, "fr").faults).toEqual([
    "variants/variant-files.ts is not the list of the folders. Run: npm run variant -- list",
  ]);
});

it("[C8.07] says which origins can never be chosen, and what has the wrong shape", () => {
  const faultsOf = (origins: unknown) => {
    const path = pathOf(project, "ch");
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), origins }));
    return checkVariants(project, "ch").faults;
  };
  const entry = { url: "https://feeds.example", weight: 0, countries: ["CH"] };
  const rest = { global: [], default_url: "https://origin.embedded" };
  expect(faultsOf({ ...rest, local: [entry] })).toEqual(["ch: origins do not serve: local has no weight above 0"]);
  expect(faultsOf({ ...rest, local: [{ ...entry, weight: 1, countries: [] }] })).toEqual([
    "ch: origins do not serve: local.0.countries is empty",
  ]);
});
