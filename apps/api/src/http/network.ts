/**
 * The network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, because a provider hands out at least
 * that to one customer.
 *
 * @example
 * networkOf("2001:db8:1:2:3:4:5:6"); // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}
