import { protocolVersion } from "../../../shared/push/frames.ts";
import { readOpening, type Opening } from "../../../shared/push/opening.ts";
import { parseSocketQuestion } from "../../../shared/push/socket-question.ts";
import { toClientKey } from "../../../shared/places/client-key.ts";

type SocketRequest = {
  readonly opening: Opening;
  /** The odds market that the visitor may see, null when none. */
  readonly market: string | null;
  /** The client of the socket, null when it is unknown. */
  readonly client: string | null;
  readonly continent: string | null;
  /** Whether the client's version reads the short form of rows (P27). */
  readonly readsShort: boolean;
};

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The key that the sockets of one client share (P12). Null where no limit is possible: the edge, which names every
 * visitor's address, named none or this machine itself, as behind a development proxy.
 */
export const clientOfSockets = (address: string | null): string | null =>
  address !== null && loopback.test(address) ? null : toClientKey(address);

/** The contents of a request to open a socket. The site made it: none of its headers count. */
export function readRequest({ url }: Pick<Request, "url">): SocketRequest {
  const text = new URL(url).searchParams.get("question") ?? "";
  const { version, joins, market, profile = null, address, continent } = parseSocketQuestion(text);
  return {
    opening: readOpening({ version, joins }, market, profile),
    market,
    client: clientOfSockets(address),
    continent,
    readsShort: version === String(protocolVersion),
  };
}
