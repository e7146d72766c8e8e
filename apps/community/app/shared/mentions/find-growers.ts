import type { Schema } from "@grow/contract";

/** Growers whose name has this prefix. */
export async function findGrowers(
  letters: string,
  signal: AbortSignal,
): Promise<readonly Schema<"UserShort">[]> {
  const { createClient } = await import("@grow/api-client");
  const { data } = await createClient({ apiBase: "/api" }).GET("/ref/users/{name}", {
    params: { path: { name: letters } },
    signal,
  });
  return data.items;
}
