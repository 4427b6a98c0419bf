/** The network of a client: its /24 of IPv4, its /48 of IPv6. @param client as `toClientKey` writes it */
export function toNetworkKey(client: string): string {
  if (client.includes(":")) return client.split(":").slice(0, 3).join(":");
  return client.split(".").slice(0, 3).join(".");
}
