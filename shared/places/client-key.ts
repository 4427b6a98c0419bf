/**
 * The key of one client: an IPv4 address, or the /64 of an IPv6 address, because the owner of one such address has all
 * of the /64. Null where the client is unknown, which happens only without Cloudflare in front.
 * @param address the header `cf-connecting-ip`
 */
export function toClientKey(address: string | null): string | null {
  if (address === null || address === "") return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address.slice(0, longestKey);
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head.split(":").filter((group) => group !== "");
  const back = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = tail === undefined ? 0 : Math.max(0, groupCount - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => "0"), ...back].slice(0, networkGroups);
  return groups.map((group) => group.replace(/^0+(?=.)/, "").slice(0, 4)).join(":");
}

const longestKey = 64;
const groupCount = 8;
const networkGroups = 4;
