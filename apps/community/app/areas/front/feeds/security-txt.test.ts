import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { loader } from "./security-txt.ts";

async function lines(environment: object = {}) {
  const { context } = fakeContext();
  const full = {
    ...context,
    contentKeys: { add: () => {}, header: () => null } as never,
    environment: { ...context.environment, publicUrl: "https://grow.example", ...environment },
  };
  const answer = loader({ context: full, params: {}, request: new Request("https://grow.example") });
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  return (await answer.text()).split("\n");
}

it("security.txt says where to report a vulnerability, and for less than a year", async () => {
  const found = await lines();
  expect(found).toContain("Contact: mailto:security@grow.example");
  expect(found).toContain("Canonical: https://grow.example/.well-known/security.txt");
  const expires = Date.parse(found.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

it("security.txt names the operator's own contact", async () => {
  expect(await lines({ securityContact: "https://grow.example/report" })).toContain(
    "Contact: https://grow.example/report",
  );
});
