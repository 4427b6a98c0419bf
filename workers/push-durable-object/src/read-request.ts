import { decodeVisitor, visitorHeader } from "../../../shared/geo/visitor.ts";
import { readOpening, type Opening } from "../../../shared/push/opening.ts";

/** What a request to open a socket asks for, and the odds market that its visitor may see (null: none). */
export function readRequest(request: Request): { readonly opening: Opening; readonly market: string | null } {
  const { policy } = decodeVisitor(request.headers.get(visitorHeader));
  const market = policy.odds ? policy.market : null;
  const query = new URL(request.url).searchParams;
  return { opening: readOpening({ version: query.get("v"), joins: query.getAll("join") }, market), market };
}
