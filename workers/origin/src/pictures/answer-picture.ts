import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { eventOfResultArticle } from "../news/result-article.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { parsePicturePath, type Picture } from "./picture-path.ts";

/** Requests an article's picture from a sport's ledger; null if the article has no picture. */
type AskPicture = (sportId: number, articleId: string, lang: Language) => Promise<Picture | null>;

const year = 31_536_000;
/** An address whose picture has changed shows the new one, for a moment. */
const changedSeconds = 60;

/** A drawn picture by its address: kept for ever, because its address has its content's hash. */
export async function answerPicture(path: string, ask: AskPicture): Promise<Response> {
  const name = parsePicturePath(path);
  // Pictures are of results: the article's id begins with its event's.
  const sportId = name === null ? null : sportIdOf(eventOfResultArticle(name.articleId) ?? "");
  const isKnown = name !== null && sportId !== null && sportById(sportId) !== null;
  const picture = isKnown ? await ask(sportId, name.articleId, name.lang) : null;
  if (picture === null) return new Response("not found\n", { status: 404, headers: { "cache-control": "no-cache" } });
  const isCurrent = name?.version === picture.version;
  return new Response(picture.svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": isCurrent ? `public, max-age=${year}, immutable` : `public, max-age=${changedSeconds}`,
    },
  });
}
