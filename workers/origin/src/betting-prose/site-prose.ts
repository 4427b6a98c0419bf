import { namesWithBookmakers } from "./names-with-bookmakers.ts";
import { bookmakers } from "../../../../shared/betting/bookmakers.ts";
import { createBettingProse } from "./betting-prose.ts";

/** With the bookmakers of every market of the site, and the names that its operator keeps. */
export const siteProse = createBettingProse(bookmakers, namesWithBookmakers);

/** The bookmakers that a record with `isBetting` names: it is sent only where a place's policy has all of them. */
export const bookmakersNamedIn = (...texts: readonly string[]): readonly string[] =>
  siteProse.named(texts.join("\n")).map(({ id }) => String(id ?? 0));
