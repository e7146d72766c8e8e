import { afterAll, expect, test, vi } from "vitest";

afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

test("passwordMatches takes as long for an unknown name as for a known one", async () => {
  const checked: string[] = [];
  vi.resetModules();
  vi.doMock("@node-rs/argon2", async (importOriginal) => {
    const real = await importOriginal<typeof import("@node-rs/argon2")>();
    const verify: typeof real.verify = (hash, password) => {
      checked.push(String(hash));
      return real.verify(hash, password);
    };
    return { ...real, verify };
  });
  const { hashPassword, passwordMatches } = await import("./passwords.ts");
  const stored = await hashPassword("five leaves");
  expect(await passwordMatches(stored, "five leaves")).toBe(true);
  expect(await passwordMatches(stored, "wrong")).toBe(false);
  expect(await passwordMatches(null, "wrong")).toBe(false);
  expect(await passwordMatches(null, "nobody's")).toBe(false);

  // Algorithm, memory and rounds precede salt and hash.
  const cost = (hash: string) => hash.split("$").slice(1, 4).join("$");
  expect(checked.map(cost)).toEqual(Array(4).fill(cost(stored)));
});
