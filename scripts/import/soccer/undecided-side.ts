import { allTexts } from "../../../shared/texts/all-texts.ts";
import { languages, type Language } from "../../../shared/texts/languages.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";

/** A side that earlier games decide: the winner of match 73, the third of group A, B or C. */
type Place =
  | { readonly of: "match"; readonly text: "winnerOfMatch" | "loserOfMatch"; readonly match: string }
  | { readonly of: "group"; readonly text: "firstOfGroup" | "secondOfGroup" | "thirdOfGroup"; readonly group: string };

const places: Readonly<Record<string, "firstOfGroup" | "secondOfGroup" | "thirdOfGroup">> = {
  "1": "firstOfGroup",
  "2": "secondOfGroup",
  "3": "thirdOfGroup",
  winner: "firstOfGroup",
  "runner-up": "secondOfGroup",
  third: "thirdOfGroup",
};

const groups = String.raw`([A-Z](?:\/[A-Z])*)`;
const shortMatch = /^([WL])\s?(\d{1,3})$/;
const longMatch = /^(winner|loser)s? (?:of )?match (\d{1,3})$/i;
const shortGroup = new RegExp(`^([123])${groups}$`);
const longGroup = new RegExp(String.raw`^(winner|runner-up|third)s? (?:of )?groups? ${groups}$`, "i");

/** Reads "W74", "L101", "2A", "3A/B/C", "Winner Group A", "Winner Match 12"; null for the name of a side. */
function parsePlace(written: string): Place | null {
  const name = written.trim();
  const [, outcome = "", match] = shortMatch.exec(name) ?? longMatch.exec(name) ?? [];
  if (match !== undefined) {
    return { of: "match", text: /^w/i.test(outcome) ? "winnerOfMatch" : "loserOfMatch", match: String(Number(match)) };
  }
  const [, place = "", group] = shortGroup.exec(name) ?? longGroup.exec(name) ?? [];
  const text = places[place.toLowerCase()];
  return group === undefined || text === undefined ? null : { of: "group", text, group: group.toUpperCase() };
}

/** Whether nothing can be said of a side but that it is undecided: "N.N.", "TBD", "?", and places without words. */
export const isUnknownSide = (name: string): boolean =>
  /^(?:N\.\s?N\.|TB[AD]|\?+|[4-9][A-Z](?:\/[A-Z])*)$/.test(name.trim());

/**
 * The participant that stands for a side until earlier games of the stage have decided it; null for the name of a side. Its
 * words are those of each language, and its id is the same however a source spells the place.
 */
export function toUndecidedSide(stageId: string, written: string): Participant | null {
  const place = parsePlace(written);
  if (place === null) return null;
  const wordsIn = (lang: Language): string => {
    const texts = allTexts[lang].undecidedSides;
    return place.of === "match" ? texts[place.text]({ match: place.match }) : texts[place.text]({ group: place.group });
  };
  const name = wordsIn("fr");
  const number = place.of === "match" ? place.match : place.group.replaceAll("/", "");
  const first = { winnerOfMatch: "W", loserOfMatch: "L", firstOfGroup: "1", secondOfGroup: "2", thirdOfGroup: "3" };
  return {
    id: stableId(sportIds.soccer, "undecided side", stageId, place.text, number),
    name,
    names: Object.fromEntries(languages.filter((lang) => lang !== "fr").map((lang) => [lang, wordsIn(lang)])),
    code: `${first[place.text]}${number}`.slice(0, 5),
    slug: toSlug(name),
    isUndecided: true,
  };
}
