import type { CompetitionSection } from "../../../../shared/addresses/address.ts";
import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import { parseAddress } from "../../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../../shared/addresses/words.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import type { LeagueFields } from "../../../../shared/wire/league-fields.ts";

/** The path of a section of a league's page; null where the league has no page. */
export function toSectionPath({ path }: LeagueFields, section: CompetitionSection, lang: Language): string | null {
  const address = parseAddress({ pathname: path ?? "", searchParams: new URLSearchParams() }, addressWords[lang]);
  return address?.kind === "competition" ? formatAddress({ ...address, section }, lang) : null;
}
