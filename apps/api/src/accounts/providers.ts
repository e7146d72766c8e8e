import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { type OAuthConfig, providerTitle } from "../config/oauth-config.ts";
import type { Db } from "../db/database.ts";

/**
 * Sign-in providers in the operator's order: enabled ones, and disabled ones that are linked.
 *
 * @param userId the user whose links are returned; null for a guest
 */
export async function readProviders(
  db: Db,
  configured: readonly OAuthConfig[],
  userId: number | null,
): Promise<Schema<"OAuthProvider">[]> {
  const { rows } = await sql<{ provider: string; account: string | null }>`
    select provider, account from oauth_identity where user_id = ${userId}::bigint order by provider`.execute(
    db,
  );
  const linked = new Map(rows.map(({ provider, account }) => [provider, account]));
  const on = configured.map(({ provider, name }) => ({
    provider,
    name,
    is_enabled: true,
    is_linked: linked.has(provider),
    account: linked.get(provider) ?? null,
  }));
  const off = rows
    .filter(({ provider }) => !configured.some((one) => one.provider === provider))
    .map(({ provider, account }) => ({
      provider,
      name: providerTitle(provider),
      is_enabled: false,
      is_linked: true,
      account,
    }));
  return [...on, ...off];
}
