import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sampleDraw } from "../../../giveaways/sample-giveaway.ts";
import { scriptFor } from "./script.ts";

const hasPython = (() => {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Runs the published program on a list, as a visitor does. */
function run(list: string, secret: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), "grow-draw-"));
  try {
    writeFileSync(join(folder, "entries.txt"), list);
    return execFileSync("python3", ["-c", scriptFor("entries.txt", secret)], {
      cwd: folder,
      encoding: "utf8",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the program that a visitor runs by hand", () => {
  it("names the file and the secret, and nothing of ours", () => {
    const script = scriptFor("entries-5.txt", "5f");
    expect(script).toContain('open("entries-5.txt")');
    expect(script).toContain('secret = "5f"');
    expect(script).toMatch(/^import hashlib\n(?!.*import)/s);
  });

  it.runIf(hasPython)("finds the published places from the list and the secret", () => {
    const { draw_seed, draw_commitment, categories } = sampleDraw();
    const printed = run(categories[0]?.list ?? "", draw_seed);
    expect(printed).toContain(`secret: ${draw_commitment}`);
    expect(printed).toContain(`list: ${categories[0]?.list_hash}`);
    expect(printed).toContain(`places: [${categories[0]?.order.join(", ")}]`);
  });

  it.runIf(hasPython)("counts the votes of a list again", () => {
    expect(run("3 video 8 4\n7 video 12 9\n9 video 4 4\n", null)).toContain("places: [7, 3, 9]");
  });
});
