import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import type { PackedPackage } from "./packed-package.ts";

/** The messages of publint about a packed package. */
export async function publintMessages({ installed }: PackedPackage): Promise<readonly unknown[]> {
  const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
  return messages;
}

/**
 * Where the types of a packed package resolve differently from its code. Node 10 knows no entry points, so findings for its resolution
 * are ignored.
 */
export async function typeProblems({ tarball }: PackedPackage): Promise<readonly unknown[]> {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  if (!("problems" in analysis)) return ["It has no types."];
  return analysis.problems.filter(
    (problem) => !("resolutionKind" in problem && problem.resolutionKind === "node10"),
  );
}
