import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { parsePlainPage, plainWords } from "../../../shared/addresses/plain-pages.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { toDefaultLeagues, toPinnable } from "../../features/my-leagues/to-pinnable.server.ts";
import type { PinnableLeague } from "../../features/my-leagues/pinnable-league.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import type { PageLinks } from "../../features/page/page-links.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";

export type CountriesData = {
  readonly lang: Language;
  readonly sportId: number;
  readonly sportPath: string;
  /** By name, as the language sorts them (A9.05). */
  readonly countries: readonly CountryLeagues[];
  /** The leagues that are pinned for a visitor who has pinned none. */
  readonly defaults: readonly PinnableLeague[];
  readonly links: PageLinks;
};

export type CountryLeagues = {
  readonly name: string;
  readonly flag: string;
  readonly path: string;
  /** The most important first. */
  readonly leagues: readonly PinnableLeague[];
};

/** Throws a response of status 404 for a sport that there is not, and 503 where the origin does not answer. */
export async function loadCountries(
  context: AppLoadContext,
  sportWord: string,
  nowSeconds: number,
): Promise<CountriesData> {
  const { lang } = context.variant;
  const page = parsePlainPage([plainWords[lang].rooms.countries, sportWord], lang);
  if (page?.kind !== "countries") throw data(null, { status: 404 });
  const { sportId } = page;
  const { countries } = await loadDirectory(context, { kind: "countries", sportId, top: false, lang }, nowSeconds);
  const inOrder = new Intl.Collator(lang);
  return {
    lang,
    sportId,
    sportPath: formatAddress({ kind: "list", sportId, day: today, category: "all" }, lang),
    countries: countries
      .map((country) => ({
        name: country.name,
        flag: country.flag,
        path: formatAddress({ kind: "country", sportId, country: country.slug }, lang),
        leagues: country.competitions.map((each) => toPinnable(sportId, country, each, lang)),
      }))
      .toSorted((a, b) => inOrder.compare(a.name, b.name)),
    defaults: toDefaultLeagues(sportId, countries, lang),
    links: toPlainLinks(context, page),
  };
}
