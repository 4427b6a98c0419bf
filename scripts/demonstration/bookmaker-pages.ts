import { all as texts } from "#texts/domain/demonstration.all.js";
import { bookmakerById } from "../../shared/betting/bookmakers.ts";
import { directionOf } from "../../shared/texts/direction.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { startLoopbackServer } from "./loopback-server.ts";

/** Serves a page for each bookmaker at `/{language}/{bookmakerId}/`, where the links of a demonstration lead (C7.15). */
export const startBookmakerPages = () =>
  startLoopbackServer(({ url = "/" }, response) => {
    const [, language, id] = /^\/([a-z]+)\/(\d{1,9})\/(?:\?|$)/.exec(url) ?? [];
    const lang = languages.find((each) => each === language);
    const bookmaker = bookmakerById(Number(id));
    if (lang === undefined || bookmaker === null) return response.writeHead(404).end("not found\n");
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
    return response.writeHead(200, headers).end(toPage(lang, bookmaker.name, bookmaker.betslip !== undefined));
  });

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const style = `:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 34ch; display: grid; gap: 12px; padding: 24px; border: 1px dashed currentcolor; border-radius: 12px; }
h1, p { margin: 0; } h1 { font-size: 22px; line-height: 1.25; } small { font-size: 14px; }`;

/** Names are those of the bookmakers' files, which hold no markup. */
function toPage(lang: Language, name: string, hasSlip: boolean): string {
  const { bookmaker, nothing, slip } = texts[lang];
  const title = bookmaker({ name });
  const [head, kind] = [
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    hasSlip ? slip : "",
  ];
  return `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head>${head}<title>${title}</title><style>${style}</style></head>
<body><main><small>${kind}</small><h1>${title}</h1><p>${nothing}</p></main></body></html>`;
}
