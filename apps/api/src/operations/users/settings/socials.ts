import type { Schema } from "@grow/contract";
import { readProviders } from "../../../accounts/providers.ts";
import type { OAuthConfig } from "../../../config/oauth-config.ts";
import type { Db } from "../../../db/database.ts";
import { notSignedIn } from "../../../errors/api-error.ts";

/** Profile links and linked sign-in providers. */
export async function readSocials(
  db: Db,
  userId: number,
  configured: readonly OAuthConfig[],
): Promise<Schema<"SocialSettings">> {
  const links = await db
    .selectFrom("users")
    .select(["instagram", "youtube", "facebook", "x", "website"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (links === undefined) throw notSignedIn();
  return { links, providers: await readProviders(db, configured, userId) };
}
