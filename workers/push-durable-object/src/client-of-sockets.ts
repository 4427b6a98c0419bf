import { toClientKey } from "../../../shared/geo/client-key.ts";

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * What the sockets of one client have in common (P12). Null where no limit can be put: the edge, which names every
 * visitor's address, named none or this machine itself, as behind a development proxy.
 */
export const clientOfSockets = (address: string | null): string | null =>
  address !== null && loopback.test(address) ? null : toClientKey(address);
