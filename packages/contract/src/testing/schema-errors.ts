import { Ajv2020 } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import { document } from "./document.ts";

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
formatsPlugin.default(ajv);
for (const word of ["example", "components", "openapi", "info", "servers", "security", "tags", "paths"])
  ajv.addKeyword(word);
for (const word of Object.keys(document).filter((key) => key.startsWith("x-"))) ajv.addKeyword(word);
ajv.addSchema(document, "contract");

/** What a schema, by its name, finds wrong with a value, in words. */
export function errorsOf(name: string, value: unknown): string[] {
  const check = ajv.getSchema(`contract#/components/schemas/${name}`);
  if (!check) throw new Error(`no schema ${name}`);
  check(value);
  return (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`);
}
