/** The values of a rendered list page, for a template that prints the same markup again. Values are plain text. */
export type PlainPage = {
  /** Markup around the leagues, as it is. */
  readonly before: string;
  readonly after: string;
  readonly leagues: readonly PlainLeague[];
};
/** `tail`: what follows the rows, down to the end of the league. */
export type PlainLeague = { readonly head: string; readonly rows: readonly PlainRow[]; readonly tail: string };
export type PlainRow = {
  readonly id: string;
  readonly rowClass: string;
  /** The name of the button that follows the game. */
  readonly star: string;
  readonly time: string;
  readonly href: string;
  readonly namesClass: string;
  readonly label: string;
  readonly title: string | null;
  readonly home: string;
  readonly away: string;
  /** Null for a game to come. */
  readonly score: string | null;
  /** A class only where the price has moved. */
  readonly prices: readonly { readonly priceClass: string | null; readonly text: string }[];
};

const leaguePattern = /(<details id="l-.*?<ul>)(.*?)(<\/ul>.*?<\/details>)/gs;
const rowPattern =
  /<li id="(.*?)" class="(.*?)"><button type="button" class="star" aria-pressed="false" aria-label="(.*?)"><\/button><span class="t">(.*?)<\/span><a href="(.*?)" class="(.*?)" translate="no" aria-label="(.*?)"(?: title="(.*?)")?>(.*?)<br\/>(.*?)<\/a>(?:<b>(.*?)<\/b>)?(.*?)<\/li>/gs;
const pricePattern = /<i(?: class="(.*?)")?>(.*?)<\/i>/g;

/** As a plain template prints it: without React's markers between neighbouring texts, an apostrophe by its decimal code. */
export const toPlainMarkup = (markup: string): string =>
  markup.replaceAll("<!-- -->", "").replaceAll("&#x27;", "&#39;");

export function readPlainPage(markup: string): PlainPage {
  const leagues = [...markup.matchAll(leaguePattern)];
  const first = leagues[0];
  const last = leagues.at(-1);
  if (first === undefined || last === undefined) throw new Error("The page shows no leagues.");
  return {
    before: markup.slice(0, first.index),
    after: markup.slice(last.index + last[0].length),
    leagues: leagues.map(([, head = "", rows = "", tail = ""]) => ({
      head,
      tail,
      rows: [...rows.matchAll(rowPattern)].map((match) => toRow(match)),
    })),
  };
}

function toRow(match: RegExpExecArray): PlainRow {
  const value = (index: number) => toText(match[index] ?? "");
  return {
    id: value(1),
    rowClass: value(2),
    star: value(3),
    time: value(4),
    href: value(5),
    namesClass: value(6),
    label: value(7),
    title: match[8] === undefined ? null : value(8),
    home: value(9),
    away: value(10),
    score: match[11] === undefined ? null : value(11),
    prices: [...(match[12] ?? "").matchAll(pricePattern)].map(([, priceClass = null, text = ""]) => ({
      priceClass,
      text: toText(text),
    })),
  };
}

const toText = (markup: string) =>
  markup
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
