import { describe, expect, it } from "vitest";
import { ApiError } from "../errors/api-error.ts";
import { returnUrl } from "./return-url.ts";

const read = (path: string) => returnUrl(path, ["https://grow.example", "https://brands.grow.example"]).href;

describe("returnUrl", () => {
  it("accepts paths of the site and addresses of our hosts", () => {
    expect(read("/premium?a=1")).toBe("https://grow.example/premium?a=1");
    expect(read("https://grow.example/premium")).toBe("https://grow.example/premium");
    expect(read("https://brands.grow.example/x")).toBe("https://brands.grow.example/x");
  });

  it.each([
    "https://evil.example",
    "http://grow.example/",
    "https://grow.example.evil.example/",
    "https://grow.example:8443/",
    "https://grow.example@evil.example/",
    "https://user@grow.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example/x",
    "https://grow.example//evil.example/x",
    "javascript:alert(1)",
    "https://",
  ])("rejects %j", (path) => {
    expect(() => read(path)).toThrow(ApiError);
  });
});
