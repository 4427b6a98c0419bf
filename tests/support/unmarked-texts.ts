import { globSync, readFileSync } from "node:fs";
import { languages } from "../../shared/texts/languages.ts";
import { ownNameOf } from "../../app/i18n/own-name.ts";
import { toSaid } from "./interface-texts.ts";

const letters = /[A-Za-zÀ-ɏ]+/g;

/** Where names are that no language translates: leagues, clubs, persons and bookmakers of the built-in world. */
const nameFiles = ["world/**/*.ts", "shared/competitions/*.ts", "shared/betting/bookmakers.ts"];
/** Notations of every language: positions of players, codes of teams ("PSG", "ND4"), a tied place, a wide in cricket. */
const notation = /^(?:[A-Z]{1,4}\d?|T\d+|\d*wd)$/;
/** Names of time zones, addresses, colours, and the code of a widget, which a maker copies. */
const technical = new RegExp(
  [
    /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/\w+)+/,
    /https?:\S+|(?<!\S)\/\S+|\b[\w-]+\.fr\b/,
    /\b[\dA-F]{6}\b/,
    /&lt;.*?&gt;/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);
/** Values for browsers and crawlers. */
const technicalMeta = /<meta name="(?:build|viewport|robots|color-scheme|theme-color|twitter:card)"[^>]*>/g;
/** A part of a page that says that it is in another language: a notice that a law words, the name of a language. */
const inOtherLanguage = /<(\w+)[^>]* lang="\w+"[^>]*>.*?<\/\1>/gs;

/** Returns the words of names in the sources of the world, and those that `Intl` has for the language. */
export function knownWords(lang: string): ReadonlySet<string> {
  const sources = nameFiles
    .flatMap((pattern) => globSync(pattern, { exclude: ["**/*.test.ts"] }))
    .map((file) => readFileSync(file, "utf8").replaceAll(/^.* from ".*";$/gm, ""))
    .flatMap((code) => code.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
  const countries = codes.flatMap((first) => codes.map((second) => regions.of(first + second) ?? ""));
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: "full" });
  const days = Array.from({ length: 365 }, (_, day) => dates.format(new Date(2026, 0, day)));
  const ownNames = [...languages, lang].map(ownNameOf);
  return new Set([...sources, ...countries, ...days, ...ownNames].join("\n").match(letters));
}

/** Returns the texts of a page that have letters without a mark, but for names, notations and other languages. */
export function unmarkedOn(html: string, known: ReadonlySet<string>): readonly string[] {
  const head = html.slice(0, html.indexOf("<body")).replaceAll(technicalMeta, "");
  const body = html.slice(html.indexOf("<body")).replaceAll(inOtherLanguage, "");
  return toSaid(head + body)
    .split("\n")
    .filter((text) => {
      const words = text.replaceAll(technical, " ").match(/[\dA-Za-zÀ-ɏ]*[A-Za-zÀ-ɏ][\dA-Za-zÀ-ɏ]*/g) ?? [];
      return words.some((word) => !notation.test(word) && !known.has(word) && !known.has(word.replaceAll(/\d/g, "")));
    });
}
