import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isOrigin } from "@grow/server-kit/is-origin.ts";
import * as z from "zod";
import type { Operator } from "../content/pages/operator.ts";
import type { DatabaseAddress } from "../db/database.ts";
import type { StripeConfig } from "../payments/stripe.ts";
import { readTransfer, type TransferConfig, transferVariables } from "../payments/transfer-config.ts";
import { type OAuthConfig, OAuthConfigError, readOAuth } from "./oauth-config.ts";
import { operatorVariables, readOperator } from "./operator.ts";
import { type PushConfig, pushVariables, readPush } from "./push-config.ts";
import { readPushKeys, readSecret } from "./secret.ts";
import { serverUrl } from "./server-url.ts";

/** The settings of this server, from its environment. */
export interface Config {
  readonly isLocal: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the community site, without a trailing slash; links in emails begin with it. */
  readonly publicUrl: string;
  /** Origin of the portal. */
  readonly brandsUrl: string;
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly database: DatabaseAddress | null;
  readonly replicaUrl: string | undefined;
  /** Maximum number of connections to the database, and to the replica. */
  readonly connections: number;
  /** Without it each server has its own rate limits. */
  readonly redisUrl: string | undefined;
  /** Milliseconds after SIGTERM in which the server is unready but still responds. */
  readonly drainTime: number;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    /** Maximum emails per second of this server. */
    readonly perSecond: number;
    readonly from: string;
    readonly outboxFolder: string;
  };
  /** Receives an email when something breaks, at most one an hour; nobody does without it. */
  readonly alertEmail: string | undefined;
  /** Null for files in `dataDir`. */
  readonly s3: S3Config | null;
  /** Address of clamd, which scans uploads; without it they are not scanned. */
  readonly clamavUrl: string | undefined;
  /** Name of the header in which the proxy in front names the caller's country by its ISO code; without it the country is unknown. */
  readonly countryHeader: string | undefined;
  /** Whether moderators approve new diaries after or before publication. */
  readonly moderation: "post" | "pre";
  /** Whether an account may have no email address; it signs in with recovery codes when a password is lost. */
  readonly isEmailOptional: boolean;
  /** How staff must have signed in to have their rights. */
  readonly staffSignIn: "any" | "passkey";
  readonly trustedProxies: readonly string[];
  /** Secret of the captcha service; a proof of work is required without it. */
  readonly recaptchaSecret: string | undefined;
  /** The translation server for user texts; null for stored translations only. */
  readonly translate: TranslateConfig | null;
  readonly operator: Operator;
  readonly payment: PaymentConfig;
  /** Sign-in providers; none without their variables. */
  readonly oauth: readonly OAuthConfig[];
  /** Null where nothing is pushed to browsers. */
  readonly push: PushConfig | null;
  /** Signing key. */
  readonly secret: string;
  /** Bearer token of a scraper on another machine; absent: only local requests read `/metrics`. */
  readonly metricsToken: string | undefined;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** Whether requests are counted against the contract's limits; always in production. */
  readonly hasLimits: boolean;
}

/** How plans are paid. */
export interface PaymentConfig {
  /** Null where invoices are paid by hand and confirmed by staff. */
  readonly stripe: StripeConfig | null;
  /** VAT that prices contain, in percent. */
  readonly vatPercent: number;
  /** Name and address on invoices, a line each. */
  readonly seller: string;
  /** Null where staff sends the details of a transfer. */
  readonly transfer: TransferConfig | null;
  /** Days until an invoice is due. */
  readonly days: number;
}

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A server with LibreTranslate's API. */
export interface TranslateConfig {
  /** Base URL, with a trailing slash. */
  readonly url: string;
  /** API key, if the server requires one. */
  readonly key: string | undefined;
}

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .string()
  .refine(isOrigin, "must be an origin such as https://grow.example, without a path")
  .transform((url) => new URL(url).origin);
const postgres = serverUrl(/^postgres(ql)?:\/\//, "postgres://");

/**
 * The embedded database has one session, in which each connection prepares its own statements: after 41 statements of the search it holds
 * 391 MB with ten connections and 326 MB with three. More connections make it larger and not faster.
 */
const EMBEDDED_CONNECTIONS = 3;

const environment = z.object({
  GROW_ENV: z.enum(["local", "production"]).default("local"),
  HOST: z.string().default("127.0.0.1"),
  API_PORT: port.default(3002),
  COMMUNITY_PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  BRANDS_PORT: port.default(3001),
  BRANDS_URL: origin.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_REPLICA_URL: postgres.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  REDIS_URL: serverUrl(/^rediss?:\/\//, "redis:// or rediss://").optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SMTP_URL: serverUrl(/^smtps?:\/\//, "smtp:// or smtps://").optional(),
  MAIL_PER_SECOND: z.coerce.number().int().min(1).max(100).default(10),
  MAIL_FROM: z.string().min(3).optional(),
  ALERT_EMAIL: z.email("must be an email address").optional(),
  MEDIA_S3_ENDPOINT: z.url().optional(),
  MEDIA_S3_BUCKET: z.string().optional(),
  MEDIA_S3_REGION: z.string().default("us-east-1"),
  MEDIA_S3_ACCESS_KEY: z.string().optional(),
  MEDIA_S3_SECRET_KEY: z.string().optional(),
  CLAMAV_URL: z
    .string()
    .regex(/^(?:tcp:\/\/[^/]+|unix:\/.+)$/, "must be tcp://host:port or unix:/path")
    .optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/, "must be the name of a header")
    .optional(),
  MODERATION: z.enum(["post", "pre"]).default("post"),
  ACCOUNT_EMAIL: z.enum(["required", "optional"]).default("required"),
  STAFF_SIGN_IN: z.enum(["any", "passkey"]).default("any"),
  TRUSTED_PROXIES: z.string().default("loopback"),
  RECAPTCHA_SECRET: z.string().optional(),
  TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATE_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default("https://api.stripe.com"),
  VAT_PERCENT: z.coerce.number().min(0).max(50).default(20),
  ...operatorVariables,
  INVOICE_SELLER: z.string().max(500).optional(),
  ...transferVariables,
  ...pushVariables,
  GROW_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
});

/** An invalid or missing variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the environment. An empty variable counts as unset.
 *
 * @throws ConfigError with a message that names the variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The environment variable ${issue?.path.join(".")} is wrong: ${issue?.message}.`);
  }
  const values = parsed.data;
  const isLocal = values.GROW_ENV === "local";
  const dataDir = resolve(values.DATA_DIR ?? join(repositoryFolder(), ".data"));
  if (!isLocal && values.PUBLIC_URL === undefined) {
    throw new ConfigError(
      "The environment variable PUBLIC_URL is needed in production: links of mails begin with it.",
    );
  }
  if (!isLocal && values.RATE_LIMITS === "off") {
    throw new ConfigError("The environment variable RATE_LIMITS may be off on a local machine only.");
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigError(
      "The environment variable DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.",
    );
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.COMMUNITY_PORT}`;
  const operator = readOperator(values, publicUrl);
  return {
    isLocal,
    host: values.HOST,
    port: values.API_PORT,
    publicUrl,
    brandsUrl: values.BRANDS_URL ?? `http://localhost:${values.BRANDS_PORT}`,
    dataDir,
    database: values.DATABASE_URL === undefined ? null : { url: values.DATABASE_URL },
    replicaUrl: values.DATABASE_REPLICA_URL,
    connections:
      values.DATABASE_URL === undefined
        ? Math.min(values.DATABASE_CONNECTIONS, EMBEDDED_CONNECTIONS)
        : values.DATABASE_CONNECTIONS,
    redisUrl: values.REDIS_URL,
    drainTime: values.DRAIN_SECONDS * 1000,
    mail: {
      smtpUrl: values.SMTP_URL,
      perSecond: values.MAIL_PER_SECOND,
      from: values.MAIL_FROM ?? `Grow <post@${new URL(publicUrl).hostname}>`,
      outboxFolder: join(dataDir, "outbox"),
    },
    alertEmail: values.ALERT_EMAIL,
    s3: readS3(values),
    clamavUrl: values.CLAMAV_URL,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    moderation: values.MODERATION,
    isEmailOptional: values.ACCOUNT_EMAIL === "optional",
    staffSignIn: values.STAFF_SIGN_IN,
    trustedProxies: values.TRUSTED_PROXIES.split(",")
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    recaptchaSecret: values.RECAPTCHA_SECRET,
    translate: readTranslate(values),
    operator,
    payment: readPayment(values, operator),
    oauth: oauthOf(given, isLocal),
    push: pushOf(values, publicUrl, isLocal ? dataDir : null),
    secret: secretOf(values.GROW_SECRET, isLocal, dataDir),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    hasLimits: values.RATE_LIMITS === "on",
  };
}

function readPayment(values: z.infer<typeof environment>, { name, address }: Operator): PaymentConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = values;
  if (secretKey !== undefined && webhookSecret === undefined) {
    throw new ConfigError("The environment variable STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY.");
  }
  return {
    stripe:
      secretKey === undefined || webhookSecret === undefined
        ? null
        : { url: url.replace(/\/+$/, ""), secretKey, webhookSecret },
    vatPercent: values.VAT_PERCENT,
    ...transferOf(values),
    seller: values.INVOICE_SELLER?.replaceAll("\\n", "\n") ?? [name, ...address].join("\n"),
  };
}

function transferOf(values: z.infer<typeof environment>): Pick<PaymentConfig, "transfer" | "days"> {
  try {
    return { transfer: readTransfer(values), days: values.PAYMENT_DAYS };
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function pushOf(
  values: z.infer<typeof environment>,
  publicUrl: string,
  dataDir: string | null,
): PushConfig | null {
  try {
    return readPush(values, publicUrl, dataDir === null ? null : () => readPushKeys(dataDir));
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function oauthOf(given: Record<string, string | undefined>, isLocal: boolean): OAuthConfig[] {
  try {
    return readOAuth(given, isLocal);
  } catch (error) {
    throw error instanceof OAuthConfigError ? new ConfigError(error.message) : error;
  }
}

function readTranslate(values: z.infer<typeof environment>): TranslateConfig | null {
  const { TRANSLATE_URL: url, TRANSLATE_KEY: key } = values;
  return url === undefined ? null : { url: url.replace(/\/*$/, "/"), key };
}

function readS3(values: z.infer<typeof environment>): S3Config | null {
  const { MEDIA_S3_ENDPOINT: endpoint } = values;
  if (endpoint === undefined) return null;
  const need = (name: "MEDIA_S3_BUCKET" | "MEDIA_S3_ACCESS_KEY" | "MEDIA_S3_SECRET_KEY") => {
    const value = values[name];
    if (value === undefined)
      throw new ConfigError(`The environment variable ${name} is needed with MEDIA_S3_ENDPOINT.`);
    return value;
  };
  return {
    endpoint,
    bucket: need("MEDIA_S3_BUCKET"),
    region: values.MEDIA_S3_REGION,
    accessKey: need("MEDIA_S3_ACCESS_KEY"),
    secretKey: need("MEDIA_S3_SECRET_KEY"),
  };
}

function secretOf(given: string | undefined, isLocal: boolean, dataDir: string): string {
  if (isLocal) return given ?? readSecret(dataDir);
  if (given === undefined || /development|change.?me|example/i.test(given)) {
    throw new ConfigError(
      "The environment variable GROW_SECRET is needed in production, and one of your own.",
    );
  }
  return given;
}

/** The folder above `apps/api`, from the source as from the build. */
function repositoryFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!folder.endsWith(join("apps", "api")) && folder !== dirname(folder)) folder = dirname(folder);
  return resolve(folder, "../..");
}
