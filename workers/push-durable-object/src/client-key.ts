/**
 * What the sockets of one client have in common: its IPv4 address, or the 64 bits of its IPv6 network, since whoever has
 * one address there has them all. Null where no limit can be put: the edge, which names every visitor's address, named
 * none or this machine itself, as behind a development proxy.
 */
export function toClientKey(address: string | null): string | null {
  const text = address?.trim().toLowerCase() ?? "";
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1];
  if (ipv4 !== undefined) return ipv4.startsWith("127.") ? null : ipv4;
  if (text === "" || text === "::1") return null;
  return text.includes(":") ? toNetwork(text) : text;
}

/** The first four groups of an IPv6 address. */
function toNetwork(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
