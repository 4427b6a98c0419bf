/** The values of a rendered list page, for a template that prints the same markup again. Values are plain text. */
export type PlainPage = {
  /** Markup around the leagues, as it is. */
  readonly before: string;
  readonly after: string;
  readonly leagues: readonly PlainLeague[];
};
export type PlainLeague = { readonly head: string; readonly rows: readonly PlainRow[] };
export type PlainRow = {
  readonly id: string;
  readonly rowClass: string;
  readonly follow: string;
  readonly time: string;
  readonly href: string;
  readonly namesClass: string;
  readonly label: string;
  readonly title: string | null;
  readonly home: string;
  readonly away: string;
  readonly score: string;
  readonly prices: readonly { readonly priceClass: string; readonly text: string }[];
};

const leaguePattern = /(<details id="l-.*?<ul>)(.*?)<\/ul><\/details>/gs;
const rowPattern =
  /<li id="(.*?)" class="(.*?)"><button type="button" class="star" aria-pressed="false" aria-label="(.*?)"><\/button><span class="t">(.*?)<\/span><a href="(.*?)" class="(.*?)" aria-label="(.*?)"(?: title="(.*?)")?>(.*?)<br\/>(.*?)<\/a><b>(.*?)<\/b>(.*?)<\/li>/gs;
const pricePattern = /<span class="(o .*?)">(.*?)<\/span>/g;

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
    leagues: leagues.map(([, head = "", rows = ""]) => ({
      head,
      rows: [...rows.matchAll(rowPattern)].map((match) => toRow(match)),
    })),
  };
}

function toRow(match: RegExpExecArray): PlainRow {
  const value = (index: number) => toText(match[index] ?? "");
  return {
    id: value(1),
    rowClass: value(2),
    follow: value(3),
    time: value(4),
    href: value(5),
    namesClass: value(6),
    label: value(7),
    title: match[8] === undefined ? null : value(8),
    home: value(9),
    away: value(10),
    score: value(11),
    prices: [...(match[12] ?? "").matchAll(pricePattern)].map(([, priceClass = "", text = ""]) => ({
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
