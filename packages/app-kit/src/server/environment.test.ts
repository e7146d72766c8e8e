import { describe, expect, it } from "vitest";
import { ownOrigin } from "./app-environment.ts";
import { readEnvironment } from "./environment.ts";

describe("readEnvironment", () => {
  it("has defaults that work together on one machine", () => {
    const community = readEnvironment("community", {});
    expect(community).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      brandsUrl: "http://localhost:3001",
      apiUrl: "http://127.0.0.1:3002",
      isProduction: false,
      ageGate: 0,
      isEmailOptional: false,
    });
    expect(readEnvironment("brands-manager", {}).port).toBe(3001);
  });

  it("applies a changed port, and treats an empty variable as unset", () => {
    const environment = readEnvironment("community", { COMMUNITY_PORT: "4100", PUBLIC_URL: "" });
    expect(environment.publicUrl).toBe("http://localhost:4100");
  });

  it("knows whether user texts are translated", () => {
    const isTranslating = (variables: Record<string, string>) =>
      readEnvironment("community", variables).isTranslating;
    expect([isTranslating({}), isTranslating({ TRANSLATE_URL: "http://127.0.0.1:5000" })]).toEqual([
      false,
      true,
    ]);
  });

  it("reads an origin without its slash", () => {
    const environment = readEnvironment("brands-manager", { BRANDS_URL: "https://brands.grow.example/" });
    expect(ownOrigin(environment)).toBe("https://brands.grow.example");
  });

  it.each([
    ["PUBLIC_URL", "grow.example"],
    ["PUBLIC_URL", "https://grow.example/site"],
    ["BRANDS_URL", "https://grow.example/brands/"],
    ["API_URL", "http://127.0.0.1:3002/api"],
    ["COMMUNITY_PORT", "99999"],
    ["AGE_GATE", "17"],
    ["ACCOUNT_EMAIL", "never"],
    ["GROW_ENV", "staging"],
    ["DRAIN_SECONDS", "-1"],
    ["COOKIE_DOMAIN", "grow example"],
    ["ANALYTICS_URL", "stats.grow.example"],
    ["ANALYTICS_DOMAIN", "https://grow.example"],
  ])("throws an error that names an invalid %s", (name, value) => {
    expect(() => readEnvironment("community", { [name]: value })).toThrow(name);
  });
});
