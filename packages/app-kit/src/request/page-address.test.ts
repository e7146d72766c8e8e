import { describe, expect, it } from "vitest";
import { isDataRequest, pageAddress } from "./page-address.ts";

describe("the page a request is about", () => {
  it("is the address itself for a document", () => {
    expect(pageAddress(new Request("http://a.example/explore/indoor?page=2")).href).toBe(
      "http://a.example/explore/indoor?page=2",
    );
  });

  it("is what people see when the router asks for data", () => {
    const request = new Request("http://a.example/explore.data?page=2&_routes=root");
    expect(isDataRequest(request)).toBe(true);
    expect(pageAddress(request).href).toBe("http://a.example/explore?page=2");
    expect(pageAddress(new Request("http://a.example/_root.data")).pathname).toBe("/");
  });
});
