import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import type { PackedPackage } from "./packed-package.ts";

/** The messages of publint about a packed package. */
export async function publintMessages({ installed }: PackedPackage): Promise<readonly unknown[]> {
  const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
  return messages;
}

/** Where the types of a packed package resolve differently from its code. */
export async function typeProblems({ tarball }: PackedPackage): Promise<readonly unknown[]> {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  return "problems" in analysis ? analysis.problems : ["It has no types."];
}
