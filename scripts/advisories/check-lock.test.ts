import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkLock } from "./check-lock.ts";

const weak = { package: "weak", ids: ["CVE-1"], affected: "<2.0.0", fixedIn: "2.0.0" };
const judgement = "Nothing of it runs outside the tests of this repository.";
const lock = (packages: Readonly<Record<string, object>>) => ({ packages: { "": { version: "0.1.0" }, ...packages } });
const sound = { integrity: "sha512-x" };
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

it("names each place where a version with a known weakness is installed", () => {
  const packages = {
    "node_modules/weak": { ...sound, version: "2.0.0" },
    "node_modules/other/node_modules/weak": { ...sound, version: "1.9.9" },
    "node_modules/weak-not": { ...sound, version: "1.0.0" },
  };
  expect(checkLock(lock(packages), [weak])).toEqual([
    "node_modules/other/node_modules/weak 1.9.9 has CVE-1, fixed in 2.0.0",
  ]);
});

it("takes a weakness that is judged, until no version has it", () => {
  const judged = [{ ...weak, judgement }];
  expect(checkLock(lock({ "node_modules/weak": { ...sound, version: "1.0.0" } }), judged)).toEqual([]);
  expect(checkLock(lock({ "node_modules/weak": { ...sound, version: "2.0.0" } }), judged)).toEqual([
    "weak has no version left with CVE-1: drop the judgement",
  ]);
});

it("refuses a judgement that says nothing", () => {
  expect(() => checkLock(lock({}), [{ ...weak, judgement: "fine" }])).toThrow("judgement");
});

it("names packages without a hash, and those that name their registry", () => {
  const packages = {
    "node_modules/bare": { version: "1.0.0" },
    "node_modules/bound": { ...sound, version: "1.0.0", resolved: "https://registry.example/bound.tgz" },
    "node_modules/beside": { version: "1.0.0", link: true, resolved: "beside" },
  };
  expect(checkLock(lock(packages), [])).toEqual([
    "node_modules/bare has no hash",
    "node_modules/bound names the registry that it came from",
  ]);
});

it("finds the routers of before, which led to other sites, in this repository's own list", () => {
  const packages = {
    "node_modules/@remix-run/router": { ...sound, version: "1.23.3" },
    "node_modules/react-router-dom": { ...sound, version: "6.30.4" },
  };
  const faults = checkLock(lock(packages), read("advisories.json"));
  expect(faults.filter((fault) => fault.startsWith("node_modules/"))).toEqual([
    "node_modules/react-router-dom 6.30.4 has GHSA-jjmj-jmhj-qwj2, fixed in 6.30.6",
    "node_modules/@remix-run/router 1.23.3 has GHSA-jjmj-jmhj-qwj2, fixed in 1.23.4",
  ]);
});
