/**
 * Names the network a client counts by: an IPv4 address, or the /64 of an IPv6 address, which one subscriber owns.
 *
 * @param address - IP address as the socket or a trusted proxy gives it
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [plain = ""] = address.split("%");
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  if (tail !== undefined) {
    const missing = Math.max(0, 8 - groups.length - rest.length);
    groups.push(...Array.from({ length: missing }, () => "0"), ...rest);
  }
  const network = groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
