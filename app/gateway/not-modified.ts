import { matchesEtag } from "../../shared/basics/matches-etag.ts";

/** The answer, or only that it is the same as what the client has (304). */
export function orNotModified(request: Request, response: Response): Response {
  const etag = response.headers.get("etag");
  if (etag === null || !matchesEtag(request.headers.get("if-none-match"), etag)) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-type");
  headers.delete("content-disposition");
  return new Response(null, { status: 304, headers });
}
