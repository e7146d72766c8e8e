import { describe, expect, it } from "vitest";
import { PageShares, TooManyPages } from "./page-shares.ts";

const SHARE = { perAddress: 3, perMember: 2, queue: 4 };
const present = new AbortController().signal;
const guest = { address: "203.0.113.7", member: undefined };

/** Shares, and pages that end when they are told to. */
function setUp() {
  const shares = new PageShares(SHARE);
  const running: { name: string; end: () => void }[] = [];
  const render = (
    name: string,
    caller: { address: string; member: string | undefined } = guest,
    signal = present,
  ) =>
    shares.run(caller, signal, async () => {
      await new Promise<void>((end) => running.push({ name, end }));
      return name;
    });
  const names = () => running.map(({ name }) => name);
  const turn = () => new Promise(setImmediate);
  return { shares, running, render, names, turn };
}

describe("PageShares", () => {
  it("renders as many pages of an address at once as its share allows, in the order of arrival", async () => {
    const { running, render, names, turn } = setUp();
    const pages = ["a", "b", "c", "d", "e"].map((name) => render(name));
    await turn();
    expect(names()).toEqual(["a", "b", "c"]);
    running[1]?.end();
    await turn();
    expect(names()).toEqual(["a", "b", "c", "d"]);
    running[0]?.end();
    await turn();
    for (const { end } of running) end();
    await expect(Promise.all(pages)).resolves.toEqual(["a", "b", "c", "d", "e"]);
  });

  it("refuses a page when too many of its address wait, and leaves other addresses alone", async () => {
    const { render, names, turn } = setUp();
    for (let count = 0; count < 7; count += 1) void render("flood");
    await turn();
    await expect(render("one more")).rejects.toBeInstanceOf(TooManyPages);
    void render("neighbour", { address: "203.0.113.8", member: undefined });
    await turn();
    expect(names()).toContain("neighbour");
  });

  it("lets the waiting pages of a member take no place of others at their address", async () => {
    const { render, names, turn } = setUp();
    for (let count = 0; count < 6; count += 1) void render("member", { ...guest, member: "token" });
    await turn();
    void render("guest");
    await turn();
    expect(names()).toEqual(["member", "member", "guest"]);
  });

  it("counts every token of an address towards its share", async () => {
    const { render, names, turn } = setUp();
    for (const member of ["1", "2", "3", "4"]) void render(member, { ...guest, member });
    await turn();
    expect(names()).toEqual(["1", "2", "3"]);
  });

  it("forgets a waiting page whose client has left", async () => {
    const { running, render, names, turn } = setUp();
    for (let count = 0; count < 3; count += 1) void render("first");
    const left = new AbortController();
    const gone = render("gone", guest, left.signal);
    void render("next");
    await turn();
    left.abort();
    await expect(gone).rejects.toBeInstanceOf(TooManyPages);
    running[0]?.end();
    await turn();
    expect(names()).toEqual(["first", "first", "first", "next"]);
  });

  it("frees the place of a page that fails", async () => {
    const { shares } = setUp();
    for (let count = 0; count < 10; count += 1) {
      await expect(shares.run(guest, present, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    }
    await expect(shares.run(guest, present, async () => "page")).resolves.toBe("page");
  });
});
