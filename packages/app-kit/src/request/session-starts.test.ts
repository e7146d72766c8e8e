import { apiPrefix, type OperationId, operationTable } from "@grow/contract";
import document from "@grow/contract/bundle" with { type: "json" };
import { expect, test } from "vitest";
import { isSessionStart } from "./session-starts.ts";

test("every operation whose response has a session token, and no other, starts a session", () => {
  const paths = document.paths as unknown as Record<string, Record<string, { responses?: object }>>;
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { method, path } = operationTable[id];
    const responses = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
    const successes = JSON.stringify(responses.filter(([status]) => status.startsWith("2")));
    const hasToken = /schemas\/(?:SessionStart|OAuthSession|OAuthResult)"/.test(successes);
    expect(isSessionStart(method, apiPrefix + path), id).toBe(hasToken);
  }
});
