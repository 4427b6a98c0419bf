import { expect, it } from "vitest";
import { OriginConfigError, parseOriginConfig } from "./parse-origin-config.ts";

const entry = { url: "https://feeds.example/fr/", weight: 2, countries: ["FR"] };
const valid = { local: [entry], global: [], default_url: "https://origin.embedded" };

it("[C7.07] reads local and global entries and the default, without trailing slashes", () => {
  expect(parseOriginConfig(valid)).toEqual({
    ...valid,
    local: [{ ...entry, url: "https://feeds.example/fr" }],
  });
});

it.each([
  ["no object", undefined],
  ["no default_url", { local: [], global: [] }],
  ["no lists", { default_url: "https://origin.embedded" }],
  ["a weight that is a text", { ...valid, local: [{ ...entry, weight: "2" }] }],
  ["an empty country list", { ...valid, local: [{ ...entry, countries: [] }] }],
  ["a country that is none", { ...valid, global: [{ ...entry, countries: ["France"] }] }],
  ["a URL that is none", { ...valid, global: [{ ...entry, url: "feeds.example" }] }],
  ["a URL of another kind", { ...valid, default_url: "file:///etc/passwd" }],
  ["a weight below 0", { ...valid, global: [{ ...entry, weight: -1 }] }],
  ["weights that lead to no choice", { ...valid, local: [{ ...entry, weight: 0 }] }],
  ["a URL with a query", { ...valid, default_url: "https://feeds.example/?key=1" }],
  ["a URL with a name and a password", { ...valid, default_url: "https://me:secret@feeds.example" }],
  ["a misspelt field", { ...valid, defaultUrl: "https://origin.embedded" }],
])("[C8.07] throws a named error at %s", (_, json) => {
  expect(() => parseOriginConfig(json)).toThrow(OriginConfigError);
});

it("[C8.07] names the field that is wrong", () => {
  const json = { ...valid, local: [{ ...entry, weight: null }] };
  expect(() => parseOriginConfig(json)).toThrow("local.0.weight");
});
