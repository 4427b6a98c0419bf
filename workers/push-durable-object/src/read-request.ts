import { decodeVisitor, visitorHeader } from "../../../shared/geo/visitor.ts";
import { readOpening, type Opening } from "../../../shared/push/opening.ts";
import { clientOfSockets } from "./client-of-sockets.ts";

type SocketRequest = {
  readonly opening: Opening;
  /** The odds market that the visitor may see, null when none. */
  readonly market: string | null;
  /** Whose socket it is, null when that is not known. */
  readonly client: string | null;
};

/** What a request to open a socket asks for, and for whom. */
export function readRequest(request: Request): SocketRequest {
  const { policy } = decodeVisitor(request.headers.get(visitorHeader));
  const market = policy.odds ? policy.market : null;
  const query = new URL(request.url).searchParams;
  return {
    opening: readOpening({ version: query.get("v"), joins: query.getAll("join") }, market),
    market,
    client: clientOfSockets(request.headers.get("cf-connecting-ip")),
  };
}
