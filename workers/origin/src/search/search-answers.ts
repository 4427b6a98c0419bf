import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import { countryOfSide } from "../../../../shared/places/side-country.ts";
import { languages, toLanguage, type Language } from "../../../../shared/texts/languages.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { EntryKind } from "../catalogue/catalogue-entry.ts";
import { toEntryAddress } from "./entry-address.ts";
import { parseNames, type EntryRow } from "./entry-row.ts";
import type { MatchKind } from "./match-name.ts";
import { textsIn } from "../texts/texts-in.ts";

/** The search service's answer about an entry (S4). */
export type Found = {
  readonly kind: EntryKind;
  readonly id: string;
  /** The kind of page that its link leads to (C3.21); null for a sport and a country. */
  readonly redirect: number | null;
  readonly name: string;
  readonly slug: string;
  /** The address of its page on this site. */
  readonly path: string;
  readonly code: string | null;
  readonly sport: { readonly id: number; readonly name: string } | null;
  readonly country: { readonly key: string; readonly id: string; readonly name: string; readonly flag: string } | null;
  /** The league of a participant, with its latest season; a tournament is its own. */
  readonly league: { readonly id: string; readonly name: string; readonly stageId: string | null } | null;
  /** The data with which a visitor pins a tournament: its key among leagues, its type. Null for any other entry. */
  readonly pin: { readonly key: string; readonly type: string } | null;
  /** Whether it is a competitor of events, which a visitor can follow; not somebody of a team. */
  readonly competes: boolean;
};
/** `matched`: the name that was found, when it is not the one that is shown. */
export type SearchResult = Found & { readonly match: MatchKind; readonly matched?: string };

export function toFound(row: EntryRow, lang: string): Found {
  const sport = sportById(row.sportId);
  const name = nameIn(row, row.kind === "sport" || row.kind === "country" ? labelLanguage(lang) : baseLanguage(lang));
  const country = row.countryKey === null ? null : countryOfSide(row.countryKey, name, labelLanguage(lang));
  return {
    kind: row.kind,
    id: row.id,
    redirect: redirectOf[row.kind],
    name,
    slug: row.slug,
    path: formatAddress(toEntryAddress(row, labelLanguage(lang)), labelLanguage(lang)),
    code: row.code,
    sport: sport === null ? null : { id: sport.id, name: textsIn(labelLanguage(lang)).sports[sport.name] },
    country:
      country === null
        ? null
        : { key: row.countryKey ?? "", id: String(country.id), name: country.name, flag: country.flag },
    league:
      row.tournamentId === null
        ? null
        : {
            id: row.tournamentId,
            name:
              row.kind === "tournament"
                ? name
                : nameIn({ name: row.tournamentName ?? "", names: row.tournamentNames ?? "[]" }, baseLanguage(lang)),
            // The latest stage of a whole tournament may be another part's.
            stageId: row.kind === "tournament" && row.id !== row.tournamentId ? null : row.stageId,
          },
    pin: row.leagueKey === null ? null : { key: row.leagueKey, type: row.leagueType ?? "" },
    competes: row.kind === participantKind(row.sportId),
  };
}

/** The numbers of the specification; 1 and 5 are an event and its page, which search does not find. */
const redirectOf: Readonly<Record<EntryKind, number | null>> = {
  sport: null,
  country: null,
  tournament: 2,
  team: 3,
  player: 4,
};

const baseLanguage = (lang: string) => lang.toLowerCase().split(/[-_]/)[0] ?? "";

/** Labels for a request in a language that we lack are in the first language, as for a request that names none. */
export const labelLanguage = (lang: string): Language => toLanguage(lang) ?? languages[0];

const nameIn = ({ name, names }: Pick<EntryRow, "name" | "names">, lang: string): string =>
  parseNames(names).find((each) => each.lang === lang)?.text ?? name;

/** An answer stays under 64 KB (S6). */
export const mostBytes = 64 * 1024 - 1;
const envelopeBytes = 512;
const encoder = new TextEncoder();

/** The first values, as many as an answer has room for. */
export function thatFit<T>(values: readonly T[]): readonly T[] {
  let bytes = envelopeBytes;
  return values.filter((value) => {
    bytes += encoder.encode(JSON.stringify(value)).byteLength + 1;
    return bytes <= mostBytes;
  });
}
