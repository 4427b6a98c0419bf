const script = `const isText = /^(?:text\\/(?!event-stream)|image\\/svg|application\\/(?:[\\w.+-]*json|javascript|[\\w.+-]*xml))/;
/** A request with more cannot be passed on to a Worker. */
const mostHeaders = 1000;
/** Where every client of a local stack is. */
const cf = { continent: "NA", country: "US", regionCode: "TX", timezone: "America/Chicago", colo: "DFW" };

export default {
  async fetch(request, env) {
    // Those of one name are read as one with commas.
    const headerCount = [...request.headers].reduce((sum, [, value]) => sum + value.split(",").length, 0);
    if (!URL.canParse(request.url) || headerCount > mostHeaders) {
      return new Response("Bad Request", { status: 400 });
    }
    const headers = new Headers(request.headers);
    const place = env.PLACES[new URL(request.url).hostname] ?? env.PLACES.other;
    if (place !== undefined && !headers.has("x-dev-place")) headers.set("x-dev-place", place);
    if (!headers.has("cf-connecting-ip")) headers.set("cf-connecting-ip", "127.0.0.1");
    const answer = await env.SITE.fetch(new Request(request, { cf, headers, redirect: "manual" }));
    const takesGzip = /\\bgzip\\b/.test(headers.get("accept-encoding") ?? "");
    if (!takesGzip || answer.body === null || answer.headers.has("content-encoding")) return answer;
    if (!isText.test(answer.headers.get("content-type") ?? "")) return answer;
    const packed = new Response(answer.body, answer);
    packed.headers.set("content-encoding", "gzip");
    return packed;
  },
};`;

/**
 * A Worker of a local stack alone, which does what Cloudflare's network does in front of the site: refuses addresses that are
 * none and too many headers, says who and where the client is, and compresses texts. Miniflare's own front answers the first two with 500.
 * @param site the site Worker's name
 * @param places where clients are that name no place, by the name of the host that they ask for, and under `other`
 */
export const createFront = (site: string, port: number, places: Readonly<Record<string, string>>) => ({
  name: "local-front",
  modules: true as const,
  compatibilityDate: "2026-10-01",
  script,
  bindings: { PLACES: places },
  serviceBindings: { SITE: site },
  unsafeDirectSockets: [{ host: "127.0.0.1", port }],
});
