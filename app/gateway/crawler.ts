/** Programs that read a page once, run no scripts and wait: search engines, previews of links, readers of feeds, tools. */
const crawlers =
  /bot|crawl|spider|slurp|archive|preview|facebookexternalhit|whatsapp|feed|validator|curl|wget|python|okhttp/i;

/** Whether a page is read by such a program, as far as it says so. */
export const isCrawler = (userAgent: string | null): boolean => crawlers.test(userAgent ?? "");
