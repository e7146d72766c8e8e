import { describe, expect, it } from "vitest";
import { isDataRequest, pageAddress } from "./page-address.ts";

describe("pageAddress", () => {
  it("is the request's own URL for a document", () => {
    expect(pageAddress(new Request("http://a.example/explore/indoor?page=2")).href).toBe(
      "http://a.example/explore/indoor?page=2",
    );
  });

  it("is the public URL for a data request of the router", () => {
    const request = new Request("http://a.example/explore.data?page=2&_routes=root");
    expect(isDataRequest(request)).toBe(true);
    expect(pageAddress(request).href).toBe("http://a.example/explore?page=2");
    expect(pageAddress(new Request("http://a.example/_root.data")).pathname).toBe("/");
  });
});
