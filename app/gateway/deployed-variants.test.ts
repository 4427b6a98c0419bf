import { expect, it } from "vitest";
import { toDeployedVariants } from "./deployed-variants.ts";

it("[C1.11] serves the variants of the folders that are named, and any other host with the first of them", () => {
  const { variants, byHost } = toDeployedVariants("fr,ch", "ch=https://ch.example ch-fr=http://fr.localhost:8787");
  expect(variants.map(({ id }) => id)).toEqual(["fr", "ch", "ch-fr"]);
  const hosts = ["ch.example", "fr.localhost:8787", "fr.localhost", "tribune.workers.dev", ""];
  expect(hosts.map((host) => byHost(host).id)).toEqual(["ch", "ch-fr", "fr", "fr", "fr"]);
});

it("[C1.11] takes an address alone for that of the first variant, and knows where each is", () => {
  const { variants, sites } = toDeployedVariants("at,de", "http://127.0.0.1:8740 de=http://de.localhost:8740");
  expect(variants.map(({ siteOrigin }) => siteOrigin)).toEqual(["http://127.0.0.1:8740", "http://de.localhost:8740"]);
  expect(sites.filter(({ siteOrigin }) => siteOrigin !== null).map(({ id }) => id)).toEqual(["at", "de"]);
  expect(sites.length).toBeGreaterThan(variants.length);
});

it("[C1.11] is none without a folder that exists", () => {
  expect(() => toDeployedVariants("xx", undefined)).toThrow('VARIANT names "xx"');
});
