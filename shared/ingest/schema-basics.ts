import { languages } from "../texts/languages.ts";
import { z } from "@hono/zod-openapi";
import { bookmakerDomainIn } from "../betting/bookmaker-hosts.ts";
import { isCountryKey } from "../places/countries.ts";
import { sports } from "../sports/catalogue.ts";
import { eventStatus, statusNames } from "../sports/statuses.ts";

/** The small shapes of what providers post. Times are unix seconds, ids those of `shared/sports/stable-id.ts`. */

export const id = z
  .string()
  .regex(/^[0-9A-Za-z]{8}$/)
  .openapi({ description: "8 alphanumeric characters, the first names the sport", example: "1Event00" });

/** Invisible marks, which can also change the direction of the text beside them; names of real sources contain some. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Control characters, line ends, halves of characters and non-characters: no source means them. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufff9-\ufffb\p{Noncharacter_Code_Point}]/u;
const strip = (value: string) => value.replaceAll(unseen, "");
const isPrintable = (value: string): boolean => !unprintable.test(value);
const notPrintable = "holds a control character, a line end or half a character";

/** Every text that is shown: one line without invisible marks, of at most `most` UTF-16 units. */
export const text = (most: number) => z.string().overwrite(strip).refine(isPrintable, notPrintable).max(most);
/** The same, trimmed and not empty. */
export const words = (most: number) =>
  z
    .string()
    .overwrite((value) => strip(value).trim())
    .refine(isPrintable, notPrintable)
    .min(1)
    .max(most);
/** The same with several lines. */
export const prose = (most: number) =>
  z
    .string()
    .overwrite((value) => strip(value).replaceAll(/\r\n?/g, "\n").trim())
    .refine((value) => isPrintable(value.replaceAll("\n", "")), "holds a control character or half a character")
    .max(most);
/** Short texts by name; their number is limited. */
export const named = (mostName: number, mostText: number, most: number) =>
  z
    .record(text(mostName), text(mostText))
    .refine((value) => Object.keys(value).length <= most, `holds more than ${most}`)
    .readonly();

/** Bookmakers are linked to where a place's policy lets them be, and nowhere else: for `refine` of texts and addresses. */
export const withoutBookmaker = [
  (value: string) => bookmakerDomainIn(value) === null,
  "leads to a bookmaker: such links are the policy's to show, not a text's",
] as const;

/** Says that a text names bookmakers together with prices, offers or calls to bet (docs/ingest.md). */
export const isBetting = z.literal(true).optional().openapi({
  description: "the text names bookmakers and bets: it is sent only where the place's policy has each of them",
});

export const label = words(120);
/** A thing's names in languages of the site, besides its own `name`. */
export const names = z
  .partialRecord(z.enum(languages), label)
  .readonly()
  .openapi({
    description: "by language; where a language has none, `name` is shown",
    example: { en: "Champions League" },
  });
/** From the first recorded games to the end of the century. */
export const seconds = z.int().min(-4_000_000_000).max(4_102_444_800);
export const sportId = z.int().refine((value) => sports.some((sport) => sport.id === value), "names no sport");
export const countryKey = z
  .string()
  .refine(isCountryKey, "names no country")
  .openapi({ description: "ISO 3166-1 alpha-2, or ENG, SCO, EUROPE, WORLD …", example: "FR" });
/** As printed: "45+2", "07:26". */
export const minute = text(8);
export const side = z.union([z.literal(1), z.literal(2)]).openapi({ description: "1 home, 2 away" });

const statusIds = new Set<number>(statusNames.map((name) => eventStatus[name]));
export const stageId = z
  .int()
  .refine((value) => statusIds.has(value), "names no stage")
  .openapi({ description: "a stage of the feeds: 1 scheduled, 12 first half, 3 finished …" });

/** A file, not an address: who serves the pages decides where images are. */
export const imageFile = z
  .string()
  .regex(/^[\w-]{1,80}\.(?:png|jpg|jpeg|svg|webp)$/)
  .openapi({ description: "the name of an image file", example: "Xy12abCD-9876.png" });
