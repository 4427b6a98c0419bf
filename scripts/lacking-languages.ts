import { catalogues } from "../app/i18n/app-texts.ts";
import { pageSections } from "../app/i18n/page-sections.ts";
import { lackingTexts } from "../shared/texts/lacking-texts.ts";
import { languages, type Language } from "../shared/texts/languages.ts";
import { accountTexts } from "../workers/account/src/texts/texts-in.ts";
import { originTexts } from "../workers/origin/src/texts/texts-in.ts";

/** Every text of a language, by room. */
async function textsOf(lang: Language) {
  const ofPages = Object.entries(pageSections).map(async ([name, section]) => [name, await section[lang]()] as const);
  const app = { ...(await catalogues[lang]()), ...Object.fromEntries(await Promise.all(ofPages)) };
  return { app, origin: originTexts[lang], account: accountTexts[lang] };
}

/** What languages lack of what the first one says, a line each: "de lacks app.site.tabs.all". */
export async function lackingOfLanguages(): Promise<readonly string[]> {
  const reference = await textsOf(languages[0]);
  const lines = languages.map(async (lang) =>
    lackingTexts(await textsOf(lang), reference).map((path) => `${lang} lacks ${path}`),
  );
  return (await Promise.all(lines)).flat();
}
