import ipaddr from "ipaddr.js";

/** The first 96 bits of IPv4 addresses in an old IPv6 form, which ipaddr.js takes for ordinary ones. */
const IPV4_COMPATIBLE = ipaddr.parseCIDR("::/96");

/** Whether an IP address belongs to the public internet: not to this machine, its network, or the cloud it runs in. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || !parsed.match(IPV4_COMPATIBLE);
}
