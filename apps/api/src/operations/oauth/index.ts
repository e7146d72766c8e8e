import { completeOAuth } from "./complete-oauth.ts";
import { finishOAuth } from "./finish-oauth.ts";
import { linkOAuth } from "./link-oauth.ts";
import { listOAuthProviders } from "./list-oauth-providers.ts";
import { startOAuth } from "./start-oauth.ts";

export const oauthOperations = { completeOAuth, finishOAuth, linkOAuth, listOAuthProviders, startOAuth };
