import { randomBytes } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { readOwnUser } from "../../accounts/read-own-user.ts";
import { tokenHash } from "../../accounts/token-hash.ts";
import { startSession } from "../../accounts/tokens.ts";
import type { OAuthConfig } from "../../config/oauth-config.ts";
import type { Tx } from "../../db/database.ts";
import { ApiError, forbidden, invalid } from "../../errors/api-error.ts";
import { sessionToken } from "../../http/claimant.ts";
import { type Context, defineOperation } from "../../http/define-operation.ts";
import { securityEvent } from "../../http/security-log.ts";
import { sessionOrigin } from "../../http/session-origin.ts";
import { configuredProvider } from "./begin-oauth.ts";
import { type ProviderAccount, readProviderAccount } from "./client.ts";
import { freeName } from "./free-name.ts";

/** Minutes to complete an account. */
const TICKET_MINUTES = 60;

type Given = Context<"finishOAuth">;

export const finishOAuth = defineOperation("finishOAuth", async (given) => {
  const { body, request, log, config, transaction } = given;
  const provider = configuredProvider(config, body.provider);
  const { pending, account } = await readReturn(given, provider).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 422)
      securityEvent(log, "sign_in_failed", { userId: null, address: request.ip });
    throw error;
  });
  return await transaction(async (tx) => {
    if (pending.user_id !== null) {
      await link(tx, given, provider, pending.user_id, account);
      return {
        status: 200,
        data: await presentSession(tx, given, pending.user_id, pending.return_path, false),
      };
    }
    const userId =
      (await findIdentity(tx, provider, account)) ?? (await linkByAddress(tx, given, provider, account));
    if (userId !== null)
      return { status: 200, data: await presentSession(tx, given, userId, pending.return_path, true) };
    return { status: 200, data: await newTicket(tx, provider, account, pending.return_path) };
  });
});

/** The provider's data of the returning user. */
async function readReturn({ body, user, config, transaction }: Given, provider: OAuthConfig) {
  const pending = await transaction((tx) => useState(tx, body.state, provider));
  if (pending.user_id !== null && pending.user_id !== user?.id)
    throw invalid([{ code: "token_invalid", field: "state" }]);
  const sent = { ...pending, state: body.state };
  return { pending, account: await readProviderAccount(provider, config.publicUrl, sent, body) };
}

interface StateRow {
  user_id: number | null;
  code_verifier: string;
  nonce: string;
  return_path: string;
  is_used: boolean;
  is_expired: boolean;
}

/** A state works once, also when the rest fails. */
async function useState(tx: Tx, state: string, { provider }: OAuthConfig): Promise<StateRow> {
  const { rows } = await sql<StateRow>`
    select user_id, code_verifier, nonce, return_path, use_date is not null as is_used, date_end <= now() as is_expired
    from oauth_state where state_hash = ${tokenHash(state)} and provider = ${provider} for update`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined || row.is_used) throw invalid([{ code: "token_invalid", field: "state" }]);
  if (row.is_expired) throw invalid([{ code: "token_expired", field: "state" }]);
  await sql`update oauth_state set use_date = now() where state_hash = ${tokenHash(state)}`.execute(tx);
  return row;
}

async function findIdentity(
  tx: Tx,
  { provider }: OAuthConfig,
  account: ProviderAccount,
): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    update oauth_identity set use_date = now() where provider = ${provider} and subject = ${account.subject}
    returning user_id`.execute(tx);
  return rows[0]?.user_id ?? null;
}

async function link(
  tx: Tx,
  { jobs }: Given,
  { provider, name }: OAuthConfig,
  userId: number,
  account: ProviderAccount,
): Promise<void> {
  const { rows } = await sql`
    insert into oauth_identity (provider, subject, user_id, account)
    values (${provider}, ${account.subject}, ${userId}, ${account.email ?? account.name})
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length > 0) {
    await jobs.send("send-letter", { letter: "provider_added", user_id: userId, what: name }, tx);
    return;
  }
  const { rows: same } = await sql`
    select from oauth_identity
    where provider = ${provider} and subject = ${account.subject} and user_id = ${userId}`.execute(tx);
  if (same.length === 0) throw invalid([{ code: "taken", field: "provider" }]);
}

/**
 * Links by address if both sides have verified it: the provider vouches for it, and its user here has confirmed it. An unconfirmed address
 * may have been entered by another user.
 */
async function linkByAddress(
  tx: Tx,
  given: Given,
  provider: OAuthConfig,
  account: ProviderAccount,
): Promise<number | null> {
  if (account.email === null || !account.is_email_confirmed) return null;
  const { rows } = await sql<{ user_id: number }>`
    select e.user_id from user_email e join account a on a.user_id = e.user_id
    where e.email_key = ${account.email.toLowerCase()} and a.is_email_confirmed
      and not exists (
        select from oauth_identity o where o.user_id = e.user_id and o.provider = ${provider.provider})`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) return null;
  await link(tx, given, provider, row.user_id, account);
  return row.user_id;
}

/** A new session for a sign-in; linking a provider keeps the session. */
async function presentSession(
  tx: Tx,
  { request, log }: Given,
  userId: number,
  return_path: string,
  isNew: boolean,
): Promise<Schema<"OAuthSession">> {
  const { rows } = await sql<{ is_ban: boolean }>`select is_ban from users where id = ${userId}`.execute(tx);
  if (rows[0]?.is_ban) throw forbidden("account_banned");
  if (isNew) securityEvent(log, "signed_in", { userId, address: request.ip });
  const session = isNew
    ? await startSession(tx, userId, sessionOrigin(request, "provider"))
    : await presentToken(tx, sessionToken(request) ?? "");
  return { need_complete: false, ...session, user: await readOwnUser(tx, userId), return_path };
}

async function presentToken(tx: Tx, token: string) {
  const { date_end } = await tx
    .selectFrom("session")
    .select("date_end")
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirstOrThrow();
  return { token, date_end };
}

async function newTicket(
  tx: Tx,
  { provider }: OAuthConfig,
  { subject, email, is_email_confirmed, name }: ProviderAccount,
  return_path: string,
): Promise<Schema<"OAuthTicket">> {
  const ticket = randomBytes(32).toString("base64url");
  await tx
    .insertInto("oauth_ticket")
    .values({
      ticket_hash: tokenHash(ticket),
      provider,
      subject,
      email,
      is_email_confirmed,
      name,
      return_path,
      date_end: sql<string>`now() + make_interval(mins => ${TICKET_MINUTES})`,
    })
    .execute();
  return {
    need_complete: true,
    ticket,
    provider,
    name: await freeName(tx, name ?? email?.split("@")[0] ?? ""),
    email: is_email_confirmed ? email : null,
    return_path,
  };
}
