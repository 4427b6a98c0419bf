import { createPlural } from "../../../shared/texts/plural.ts";
import type { WidgetTexts } from "./fr.ts";

const plural = createPlural("en");

export const en: WidgetTexts = {
  title: "Widgets",
  hint: "A match, a table or today’s games on your site: one line to copy, with no script, cookie, advert or odds.",
  description:
    "Put a live score, a league table or today’s games on your own site: a free frame without cookies or trackers.",
  noGames: "No games today.",
  missing: "Not found",
  missingHint: "This widget leads nowhere: the address is wrong, or the match no longer exists.",
  failed: "Unavailable",
  failedHint: "Scores will be back by themselves in a moment.",
  page: "Match, competition or sport",
  pageHint: "A name to look for, or the address of a page of this site.",
  find: "Search",
  results: "Results",
  noResults: "Nothing to show by that name. Try a competition, or paste the address of a match.",
  table: "Table",
  games: "Games",
  theme: "Theme",
  accent: "Colour",
  accentHint:
    "Six hexadecimal digits, such as 1D4ED8. The colour is made lighter or darker where it would be hard to read.",
  ownColour: "Another colour",
  height: "Height in pixels",
  show: "Update the preview",
  preview: "Preview",
  code: "Code to copy",
  copy: "Copy the code",
  copied: "Code copied.",
  notCopied: "Copying failed: select the code and copy it.",
  promise:
    "Scores change by themselves within seconds. The frame leaves no cookie and no data with your readers, and does not track them.",
  moreGames: (count: number) =>
    plural(count, { one: "1 more game on the site.", other: `${count} more games on the site.` }),
  follow: (brand: string) => `Follow on ${brand}`,
  wholeTable: (brand: string) => `Full table on ${brand}`,
  accents: { green: "Green", blue: "Blue", purple: "Purple", pink: "Pink", orange: "Orange", grey: "Slate" },
};
