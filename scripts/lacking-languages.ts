import { catalogues } from "../app/i18n/app-texts.ts";
import { pageSections } from "../app/i18n/page-sections.ts";
import { bonusTexts } from "../app/i18n/bonus-texts.server.ts";
import { consentTexts } from "../app/i18n/consent-texts.server.ts";
import { legalTexts } from "../app/i18n/legal-texts.server.ts";
import { offerTexts } from "../app/i18n/offer-texts.ts";
import { rulesTexts } from "../app/i18n/rules-texts.server.ts";
import { serverTexts } from "../app/i18n/server-texts.ts";
import { plainWords } from "../shared/addresses/plain-pages.ts";
import { lackingTexts } from "../shared/texts/lacking-texts.ts";
import { languages, type Language } from "../shared/texts/languages.ts";
import { accountTexts } from "../workers/account/src/texts/texts-in.ts";
import { originTexts } from "../workers/origin/src/texts/texts-in.ts";

/** Every text of a language, by room. */
async function textsOf(lang: Language) {
  const ofPages = Object.entries(pageSections).map(async ([name, section]) => [name, await section[lang]()] as const);
  const app = { ...(await catalogues[lang]()), ...Object.fromEntries(await Promise.all(ofPages)) };
  return { app, server: textsOfServer(lang), origin: originTexts[lang], account: accountTexts[lang] };
}

/** The texts that only the server writes: pages contain them as markup or as data. */
const textsOfServer = (lang: Language) => ({
  frame: serverTexts[lang],
  legal: legalTexts[lang],
  consent: consentTexts[lang],
  rules: rulesTexts[lang],
  bonuses: bonusTexts[lang],
  offer: offerTexts[lang],
  plainAddresses: plainWords[lang],
});

/** Lists the texts that the first language has and another one lacks, a line each: "de lacks app.site.tabs.all". */
export async function lackingOfLanguages(): Promise<readonly string[]> {
  const reference = await textsOf(languages[0]);
  const lines = languages.map(async (lang) =>
    lackingTexts(await textsOf(lang), reference).map((path) => `${lang} lacks ${path}`),
  );
  return (await Promise.all(lines)).flat();
}
