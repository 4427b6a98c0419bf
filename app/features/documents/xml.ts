const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as XML writes it; characters that XML 1.0 does not have are left out. */
export const toXmlText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, "\uFFFD")
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** RFC 3339, as sitemaps and Atom write times. */
export const toXmlTime = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
