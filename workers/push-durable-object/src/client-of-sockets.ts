import { toClientKey } from "../../../shared/places/client-key.ts";

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The key that the sockets of one client share (P12). Null where no limit is possible: the edge, which names every
 * visitor's address, named none or this machine itself, as behind a development proxy.
 */
export const clientOfSockets = (address: string | null): string | null =>
  address !== null && loopback.test(address) ? null : toClientKey(address);
