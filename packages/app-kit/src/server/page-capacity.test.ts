import { expect, it } from "vitest";
import { NoCapacity, PageCapacity } from "./page-capacity.ts";

const plenty = () => ({ used: 100, limit: 1000 });

it("PageCapacity rejects the 101st concurrent page, and accepts one when another has finished", async () => {
  const capacity = new PageCapacity(plenty);
  const leave: (() => void)[] = [];
  const pages = Array.from({ length: 100 }, () =>
    capacity.run(() => new Promise<void>((done) => leave.push(done))),
  );
  await expect(capacity.run(async () => "page")).rejects.toBeInstanceOf(NoCapacity);
  leave.pop()?.();
  await pages.at(-1);
  await expect(capacity.run(async () => "page")).resolves.toBe("page");
  for (const done of leave) done();
  await Promise.all(pages);
});

it("PageCapacity frees the place of a page that fails", async () => {
  const capacity = new PageCapacity(plenty);
  for (let turn = 0; turn < 150; turn += 1) {
    await expect(capacity.run(() => Promise.reject(new Error("no such diary")))).rejects.toThrow(
      "no such diary",
    );
  }
  await expect(capacity.run(async () => "page")).resolves.toBe("page");
});

it("PageCapacity rejects pages when memory is nearly used up", async () => {
  let used = 860;
  const capacity = new PageCapacity(() => ({ used, limit: 1000 }));
  await expect(capacity.run(async () => "page")).rejects.toBeInstanceOf(NoCapacity);
  used = 840;
  await expect(capacity.run(async () => "page")).resolves.toBe("page");
});
