import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countryOf, isCountryKey } from "../../shared/places/countries.ts";
import { flagFolder, toFlagAddress } from "../../app/ui/flag-address.ts";
import { icons } from "../../app/ui/icon-names.ts";
import { compressFlag, flagSources } from "./flag-files.ts";
import { toIconSprite } from "./icon-sprite.ts";

const sources = flagSources();
const drawing = (key: string) => readFileSync(sources.find((source) => source.key === key)?.file ?? "", "utf8");
const keyOfAddress = (address: string) => /([^/]+)\.svg$/.exec(address)?.[1];

it("has a drawing for every country that a league can be of", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const keys = letters.flatMap((first) => letters.map((second) => first + second));
  const wanted = [...keys, "ENG", "SCO", "WAL", "NIR", "EUROPE", "WORLD", "SOUTH_AMERICA"].filter(isCountryKey);
  const drawn = new Set(sources.map(({ key }) => key));
  expect(wanted.filter((key) => !drawn.has(keyOfAddress(toFlagAddress(countryOf(key, "fr").flag)) ?? ""))).toEqual([]);
});

it("draws the globe for a key that is not a country, and for Sark, whose flag is not in the set", () => {
  const globes = sources.filter(({ file }) => file === null).map(({ key }) => key);
  expect(globes).toEqual(["cq", "ea", "ez", "qo", "xa", "xb", "zz", "world"]);
});

it.each([null, undefined, "", "world", "south-america", "../fr", "FR"])("shows the globe for the key %j", (key) => {
  expect(keyOfAddress(toFlagAddress(key))).toBe("world");
});

it("names the flags' address after the version that they are drawn from", () => {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL("../../node_modules/flag-icons/package.json", import.meta.url), "utf8"),
  );
  expect(manifest).toMatchObject({ version: flagFolder.replace("flags/", "") });
});

it("keeps a plain flag exact and halves a coat of arms", () => {
  expect(compressFlag(drawing("gb-sct"))).toContain(".6");
  expect(compressFlag(drawing("hr")).length).toBeLessThan(drawing("hr").length * 0.65);
});

it("has drawn the icons that the site names", () => {
  expect(readFileSync(new URL("../../app/ui/icons.svg", import.meta.url), "utf8")).toBe(toIconSprite(icons));
});
