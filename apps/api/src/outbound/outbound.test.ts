import { lookup } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createOutbound, OutboundRefused } from "./outbound.ts";
import { isPublicAddress } from "./public-address.ts";

describe("isPublicAddress", () => {
  it.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])(
    "accepts %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...["127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    ...["224.0.0.1", "255.255.255.255", "::1", "::", "::ffff:127.0.0.1", "::ffff:7f00:1", "::7f00:1"],
    ...["fe80::1", "fc00::1", "64:ff9b::7f00:1", "2002:7f00:1::", "not an address", ""],
  ])("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

/** A resolver that gives one answer after the other. */
const answers = (...given: string[][]) =>
  ((_host: string, _options: object, callback: (error: null, found: object[]) => void) => {
    const found = given.length > 1 ? given.shift() : given[0];
    callback(
      null,
      (found ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;

const send = async (url: string, resolver: typeof lookup = lookup, trusted: readonly string[] = []) => {
  const outbound = createOutbound(trusted, resolver);
  try {
    return await outbound.send({ url, method: "POST", headers: {}, body: new Uint8Array(1) });
  } finally {
    await outbound.close();
  }
};

describe("requests to addresses that users gave", () => {
  it.each([
    ...["http://push.example/x", "https://user:secret@push.example/x", "https://127.0.0.1/x"],
    ...["https://2130706433/x", "https://0x7f.1/x", "https://[::ffff:7f00:1]/x", "https://[::1]/x"],
  ])("refuse %s", async (url) => {
    await expect(send(url, answers(["93.184.216.34"]))).rejects.toThrow(OutboundRefused);
  });

  it.each([
    ["one private address among public ones", [["93.184.216.34", "10.0.0.1"]]],
    ["an address of the cloud", [["169.254.169.254"]]],
    ["an address in IPv6 form", [["::ffff:7f00:1"]]],
    ["no address", [[]]],
  ])("refuse a host with %s", async (_, given) => {
    await expect(send("https://push.example/x", answers(...given))).rejects.toThrow(OutboundRefused);
  });

  it("reach an origin of the settings on this machine, and nothing else there", async () => {
    const server = createServer((_request, response) => void response.writeHead(201).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await send(`${origin}/x`, lookup, [origin])).toBe(201);
      for (const url of [`${origin}/x`, "http://127.0.0.1/x", "https://127.0.0.1/x"]) {
        await expect(send(url, lookup, [`${origin}0`])).rejects.toThrow(OutboundRefused);
      }
    } finally {
      server.close();
    }
  });

  it("refuse a host with a trailing dot that is this machine", async () => {
    await expect(send("https://localhost./x", answers(["127.0.0.1"]))).rejects.toThrow(OutboundRefused);
  });
});
