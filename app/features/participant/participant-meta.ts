import { commaIn } from "../../../shared/texts/comma.ts";
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { spellAddress } from "../../../shared/addresses/spell-address.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { sportLabel, sportNames } from "../../i18n/sport-texts.ts";
import { cardPath, cardSize } from "../share-card/card-path.ts";
import { toBreadcrumbs, toPageMeta } from "../page/page-links.ts";
import { nameOf, type ParticipantPage, type Section } from "./participant-view.ts";
import { resultsPath } from "./results-path.ts";
import { sectionName, sectionNames } from "./section-names.ts";

/** A participant and its sport; most languages write the sport with a small letter inside a sentence. */
type Described = { readonly name: string; readonly sport: string; readonly sportInText: string };

type Location = { readonly pathname: string; readonly search: string };
const noParams = { get: () => null };

/** Title, description and what search engines read of a team's or a player's page. */
export function toParticipantMeta(page: ParticipantPage, { pathname, search }: Location): MetaDescriptor[] {
  const { lang, kind, profile, team, sportId, links } = page;
  const texts = peopleTexts(lang);
  const name = nameOf(profile);
  const sport = sportLabel(sportId, lang);
  const what = [profile.roleLabel ?? sport, team === null ? profile.countryName : nameOf(team)]
    .filter(Boolean)
    .join(commaIn(lang));
  const address = parseAddress({ pathname, searchParams: noParams }, addressTexts(lang));
  const section: Section = address?.kind === "team" || address?.kind === "player" ? address.section : "summary";
  const names = sectionNames(kind, sportId, texts);
  const title =
    section === "summary"
      ? kind === "team"
        ? texts.title.team({ name, sport })
        : texts.title.player({ name, what })
      : texts.title.section({ name, ...sectionName(names[section] ?? "", lang), sport });
  const { ofTeam, ofPlayer } = texts.description;
  const sections: Readonly<Partial<Record<Section, (values: Described) => string>>> =
    kind === "team" ? ofTeam : ofPlayer;
  const described = { name, ...sportNames(sportId, lang) };
  const description =
    sections[section]?.(described) ??
    (kind === "team"
      ? texts.description.team({ ...described, country: profile.countryName ?? "" })
      : texts.description.player({ name, what }));
  const listPath = spellAddress(
    { kind: "list", sportId, day: { kind: "offset", offset: 0 }, category: "all" },
    addressTexts(lang),
  );
  const steps = [
    { name: sport, path: listPath },
    ...(team === null ? [] : [{ name: nameOf(team), path: team.url ?? listPath }]),
    { name, path: profile.url ?? pathname },
  ];
  return toPageMeta({
    title,
    description,
    links,
    shownPath: pathname + search,
    image: { path: cardPath({ kind: "participant", id: profile.id }), ...cardSize },
    things: [toBreadcrumbs(links.origin, steps), toThing(page, sport)],
    results: resultsPath(kind, profile, lang),
  });
}

function toThing({ kind, profile, team, links }: ParticipantPage, sport: string) {
  const own = { name: nameOf(profile), url: links.origin + (profile.url ?? "") };
  if (kind === "team") return { "@type": "SportsTeam", ...own, sport };
  return {
    "@type": "Person",
    ...own,
    ...(profile.countryName == null ? {} : { nationality: profile.countryName }),
    ...(profile.birthSeconds == null
      ? {}
      : { birthDate: new Date(profile.birthSeconds * 1000).toISOString().slice(0, 10) }),
    ...(team === null ? {} : { memberOf: { "@type": "SportsTeam", name: nameOf(team) } }),
  };
}
