import { today } from "../../../shared/addresses/list-query.ts";
import { spellAddress } from "../../../shared/addresses/spell-address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { cardPath, cardSize } from "../share-card/card-path.ts";
import { toBreadcrumbs, toPageMeta } from "../page/page-links.ts";
import type { CompetitionData } from "./competition-data.ts";

/** Tells which kind of page the first section of a season describes: nothing is live in a season that is over, and a cup has no table. */
function firstSection({ addressSeason, sections }: CompetitionData): "table" | "past" | "draw" | "open" {
  if (addressSeason !== null) return "past";
  if (sections.includes("standings")) return "table";
  return sections.includes("draw") ? "draw" : "open";
}

/** Title, description and crumbs of a section's page. */
export function toSectionMeta(competition: CompetitionData, lang: Language) {
  const { sportId, name, slug, country, season, section, sections, links } = competition;
  const texts = competitionTexts(lang);
  const words = addressTexts(lang);
  const home = spellAddress({ kind: "list", sportId, day: today, category: "all" }, words);
  const ofCountry = spellAddress({ kind: "country", sportId, country: country.slug }, words);
  const own = { kind: "competition", sportId, country: country.slug, competition: slug, season: null } as const;
  const crumbs = [
    { name: sportLabel(sportId, lang), path: home },
    { name: country.name, path: ofCountry },
    { name, path: spellAddress({ ...own, section: "summary" }, words) },
    ...(section === "summary" ? [] : [{ name: texts.sections[section], path: links.path }]),
  ];
  const first = section === "summary" ? firstSection(competition) : "table";
  const { title, description } =
    first === "table"
      ? { title: texts.titles[section], description: texts.descriptions[section] }
      : texts.summaryOf[first];
  return toPageMeta({
    title: title({ name, season }),
    description: description({ name, country: country.name, season }),
    links,
    shownPath: links.path,
    image: { path: cardPath({ kind: "competition", sportId, country: country.slug, competition: slug }), ...cardSize },
    things: [
      toBreadcrumbs(links.origin, crumbs),
      {
        "@type": "SportsOrganization",
        name,
        sport: sportLabel(sportId, lang),
        url: links.origin + spellAddress({ ...own, section: "summary" }, words),
      },
    ],
    results: !sections.includes("results") ? null : spellAddress({ ...own, section: "results" }, words),
  });
}
