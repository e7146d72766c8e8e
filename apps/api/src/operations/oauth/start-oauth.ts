import { defineOperation } from "../../http/define-operation.ts";
import { beginOAuth, configuredProvider } from "./begin-oauth.ts";

/** Signs in, also a member: only `linkOAuth` adds a way to sign in to an account. */
export const startOAuth = defineOperation("startOAuth", async ({ query, db, config }) => {
  const { return_path } = query;
  const provider = configuredProvider(config, query.provider);
  return { status: 200, data: await beginOAuth(db, config, provider, { userId: null, return_path }) };
});
