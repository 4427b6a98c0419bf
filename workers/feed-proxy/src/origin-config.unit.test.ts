import { expect, it } from "vitest";
import { OriginConfigError, parseOriginConfig } from "./origin-config.ts";

const entry = { url: "https://feeds.example/fr/", weight: 2, countries: ["FR"] };
const valid = { local: [entry], global: [], default_url: "https://origin.embedded" };

it("[C7.07] reads local and global entries and the default, without trailing slashes", () => {
  expect(parseOriginConfig(JSON.stringify(valid))).toEqual({
    ...valid,
    local: [{ ...entry, url: "https://feeds.example/fr" }],
  });
});

it.each([
  ["no JSON", "{"],
  ["no default_url", JSON.stringify({ local: [], global: [] })],
  ["no lists", JSON.stringify({ default_url: "https://origin.embedded" })],
  ["a weight that is a text", JSON.stringify({ ...valid, local: [{ ...entry, weight: "2" }] })],
  ["an empty country list", JSON.stringify({ ...valid, local: [{ ...entry, countries: [] }] })],
  ["a country that is none", JSON.stringify({ ...valid, global: [{ ...entry, countries: ["France"] }] })],
  ["a URL that is none", JSON.stringify({ ...valid, global: [{ ...entry, url: "feeds.example" }] })],
  ["a URL of another kind", JSON.stringify({ ...valid, default_url: "file:///etc/passwd" })],
  ["a misspelt field", JSON.stringify({ ...valid, defaultUrl: "https://origin.embedded" })],
])("[C8.07] throws a named error at %s", (_, text) => {
  expect(() => parseOriginConfig(text)).toThrow(OriginConfigError);
});

it("[C8.07] names the field that is wrong", () => {
  const text = JSON.stringify({ ...valid, local: [{ ...entry, weight: null }] });
  expect(() => parseOriginConfig(text)).toThrow("local.0.weight");
});
