import { differencePath } from "../../shared/basics/difference-path.ts";
import type { Call } from "./call.ts";

/** A script or a sheet of the build: its name, which every release has, and its ending; between them stands a hash of the content. */
const namedAsset = /^(\/assets\/[\w.-]+)-[\w-]{8}(\.(?:js|css))$/;
/** The SHA-256 of the file that the browser has, as a structured field. */
const dictionaryHash = /^:([\w+/]{43}=):$/;

/**
 * Returns a file of the build, or null for an unknown address. The browser may keep a script or a sheet as a dictionary. It then receives
 * the file of the next release as the difference from that (RFC 9842), if `npm run deploy` has written one (docs/adr/001).
 */
export async function toAssetResponse(call: Call): Promise<Response | null> {
  const { request, env, toUrl } = call;
  if (env.ASSETS === undefined) return null;
  const { pathname, origin } = toUrl();
  const [, name, ending] = namedAsset.exec(pathname) ?? [];
  const oldHash = name === undefined ? null : toOldHash(call);
  const toDifference = (hash: string) => new Request(origin + differencePath(hash, pathname), request);
  const difference = oldHash === null ? null : orNull(await env.ASSETS.fetch(toDifference(oldHash)));
  const file = difference ?? orNull(await env.ASSETS.fetch(request));
  if (file === null || name === undefined) return file;
  const answer = new Response(file.body, file);
  answer.headers.set("use-as-dictionary", `match="${name}-*${ending}"`);
  answer.headers.set("vary", "accept-encoding, available-dictionary");
  if (difference !== null) answer.headers.set("content-encoding", "dcz");
  return answer;
}

const orNull = (response: Response): Response | null => (response.status === 404 ? null : response);

/** The hash of the older file that the browser has, null if it has none or reads no differences. */
function toOldHash({ request: { headers }, geo }: Call): string | null {
  // Cloudflare replaces the browser's header, and reports it beside the request.
  const encodings = geo.clientAcceptEncoding ?? headers.get("accept-encoding") ?? "";
  return /\bdcz\b/.test(encodings)
    ? (dictionaryHash.exec(headers.get("available-dictionary") ?? "")?.[1] ?? null)
    : null;
}
