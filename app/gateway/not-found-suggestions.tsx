import { formatAddress } from "../../shared/addresses/format-address.ts";
import { today } from "../../shared/addresses/list-query.ts";
import { sportPath } from "../../shared/addresses/sport-words.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { sports, type Sport } from "../../shared/sports/catalogue.ts";
import { allTexts } from "../../shared/texts/all-texts.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { renderStatic } from "../ui/render-static.ts";
import { serverTexts } from "../i18n/server-texts.server.ts";

/** Limit of characters, for a word and for an address: more do not help to find out what the visitor meant. */
const longestShown = 80;
/** The most letters by which a typed word may differ from the name of a sport. */
const mostTypos = 2;

type AskedForProps = { readonly pathname: string; readonly lang: Language };

/**
 * The markup that a not-found page offers: the requested address, a search for its words, and the sport that it names or nearly
 * names.
 */
export const toAskedFor = (pathname: string, lang: Language): string =>
  renderStatic(<AskedFor pathname={pathname} lang={lang} />);

function AskedFor({ pathname, lang }: AskedForProps) {
  const t = serverTexts[lang];
  const parts = toParts(pathname);
  const sport = nearestSport(parts[0] ?? "", lang);
  const words = toWords(sport === null ? parts : parts.slice(1));
  return (
    <>
      <p>
        {t.asked} <code dir="ltr">{decodeText(pathname).slice(0, longestShown)}</code>
      </p>
      {/* oxlint-disable-next-line prefer-tag-over-role -- browsers of 2023 do not know the tag */}
      <form role="search" action={formatAddress({ kind: "search", query: "" }, lang)}>
        <input
          type="search"
          name="q"
          defaultValue={words}
          aria-label={t.searchFor}
          placeholder={t.searchFor}
          required
        />
        <button type="submit">{t.searchNow}</button>
      </form>
      {sport === null ? null : <NearSport sport={sport} lang={lang} />}
    </>
  );
}

function NearSport({ sport, lang }: { readonly sport: Sport; readonly lang: Language }) {
  const t = serverTexts[lang];
  const name = allTexts[lang].sports[sport.name];
  const toList = (category: "all" | "live") =>
    formatAddress({ kind: "list", sportId: sport.id, day: today, category }, lang);
  return (
    <nav aria-label={t.nearest}>
      <a href={toList("all")}>{name}</a>
      <a href={toList("live")}>{t.liveOf({ sport: name })}</a>
    </nav>
  );
}

const toParts = (pathname: string): readonly string[] =>
  decodeText(pathname)
    .split("/")
    .filter((part) => part !== "");

const isId = (part: string): boolean => /^(?=.*[\dA-Z])[A-Za-z\d]{8}$/.test(part);

/** The words of the last part that has any: "/equipe/red-star/1abcdefg" gives "red star". */
function toWords(parts: readonly string[]): string {
  const last = parts.findLast((part) => !isId(part) && /\p{L}/u.test(part)) ?? "";
  return last
    .replace(/\.\w{2,5}$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, longestShown);
}

/** Compares with the sports' words in the page's language first, then in all others: visitors bring other sites' addresses. Null for no match. */
function nearestSport(word: string, lang: Language): Sport | null {
  const wanted = word.toLowerCase().slice(0, longestShown);
  const near = [lang, ...languages]
    .flatMap((known) =>
      sports.map((sport) => ({ sport, typos: countTypos(wanted, sportPath(sport.id, addressWords[known])) })),
    )
    .toSorted((left, right) => left.typos - right.typos)[0];
  const mostOf = Math.min(mostTypos, Math.floor(wanted.length / 3));
  return near !== undefined && near.typos <= mostOf ? near.sport : null;
}

/** The number of letters to change, add or remove (Levenshtein distance). */
function countTypos(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (let index = 0; index < right.length; index += 1) {
      const changed = (row[index] ?? 0) + (letter === right[index] ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
