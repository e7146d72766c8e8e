import { expect, it } from "vitest";
import { NoRoom, PageRoom } from "./page-room.ts";

const plenty = () => ({ used: 100, limit: 1000 });

it("the hundred and first page at once is turned away, and let in when one has left", async () => {
  const room = new PageRoom(plenty);
  const leave: (() => void)[] = [];
  const pages = Array.from({ length: 100 }, () =>
    room.within(() => new Promise<void>((done) => leave.push(done))),
  );
  await expect(room.within(async () => "page")).rejects.toBeInstanceOf(NoRoom);
  leave.pop()?.();
  await pages.at(-1);
  await expect(room.within(async () => "page")).resolves.toBe("page");
  for (const done of leave) done();
  await Promise.all(pages);
});

it("a page that fails leaves its room", async () => {
  const room = new PageRoom(plenty);
  for (let turn = 0; turn < 150; turn += 1) {
    await expect(room.within(() => Promise.reject(new Error("no such diary")))).rejects.toThrow(
      "no such diary",
    );
  }
  await expect(room.within(async () => "page")).resolves.toBe("page");
});

it("nothing is begun when memory is nearly used up", async () => {
  let used = 860;
  const room = new PageRoom(() => ({ used, limit: 1000 }));
  await expect(room.within(async () => "page")).rejects.toBeInstanceOf(NoRoom);
  used = 840;
  await expect(room.within(async () => "page")).resolves.toBe("page");
});
