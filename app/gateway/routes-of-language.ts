import { plainWords } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";

type Route = { readonly path?: string; readonly parentId?: string };

/** Every word of the addresses in a language. */
const wordsIn = (lang: Language): ReadonlySet<string> =>
  new Set(
    [...Object.values(addressWords[lang]), ...Object.values(plainWords[lang])].flatMap((words) => Object.values(words)),
  );

/**
 * The routes of a build that a deployment serves: a build has the addresses of all languages, a variant those of one, and the router tries
 * one after the other for each page.
 * @returns the ids of those without a segment that only other languages have, nor below one
 */
export function idsOfLanguage(routes: Readonly<Record<string, Route | undefined>>, lang: Language): string[] {
  const own = wordsIn(lang);
  const foreign = new Set(
    languages.flatMap((each) => [...wordsIn(each)]).filter((word) => word !== "" && !own.has(word)),
  );
  const isOwn = (route: Route | undefined): boolean => {
    if (route === undefined) return true;
    const segments = (route.path ?? "").split("/").map((segment) => segment.replace(/\.(?:atom|json)$/, ""));
    return !segments.some((segment) => foreign.has(segment)) && isOwn(routes[route.parentId ?? ""]);
  };
  return Object.keys(routes).filter((id) => isOwn(routes[id]));
}
