import { isOrigin } from "@grow/server-kit/is-origin.ts";
import * as z from "zod/mini";
import type { AppEnvironment, AppName } from "./app-environment.ts";

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), fallback);
const origin = z.optional(
  z.pipe(
    z
      .string()
      .check(z.refine(isOrigin, { error: "must be an origin such as https://grow.example, without a path" })),
    z.transform((value) => new URL(value).origin),
  ),
);

const schema = z.object({
  COMMUNITY_PORT: port(3000),
  BRANDS_PORT: port(3001),
  API_PORT: port(3002),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: origin,
  BRANDS_URL: origin,
  API_URL: origin,
  GROW_ENV: z._default(z.enum(["local", "production"]), "local"),
  COOKIE_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9.-]+$/i, { error: "must be a host name such as grow.example" })),
  ),
  AGE_GATE: z._default(z.enum(["0", "18", "21"]), "0"),
  ACCOUNT_EMAIL: z._default(z.enum(["required", "optional"]), "required"),
  PAGE_CACHE_MB: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(4096)), 48),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 0),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: "must have at least 16 characters" }))),
  SECURITY_CONTACT: z.optional(
    z.string().check(
      z.regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, {
        error: "must be an address such as mailto:security@grow.example",
      }),
    ),
  ),
  ANALYTICS_URL: z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
        error: "must be an address such as https://stats.grow.example/api/event",
      }),
    ),
  ),
  ANALYTICS_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9.-]+$/i, { error: "must be a host name such as grow.example" })),
  ),
  TRANSLATE_URL: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.string(), "loopback"),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
});

/**
 * Reads the variables of an app.
 *
 * @throws Error with one sentence for each invalid variable, naming it
 */
export function readEnvironment(
  app: AppName,
  variables: Readonly<Record<string, string | undefined>>,
): AppEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}.`);
    throw new Error(sentences.join(" "));
  }
  const values = result.data;
  return {
    app,
    port: app === "community" ? values.COMMUNITY_PORT : values.BRANDS_PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.COMMUNITY_PORT}`,
    brandsUrl: values.BRANDS_URL ?? `http://localhost:${values.BRANDS_PORT}`,
    apiUrl: values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`,
    isProduction: values.GROW_ENV === "production",
    cookieDomain: values.COOKIE_DOMAIN,
    ageGate: Number(values.AGE_GATE) as 0 | 18 | 21,
    isEmailOptional: values.ACCOUNT_EMAIL === "optional",
    trustedProxies: values.TRUSTED_PROXIES.split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    drainTime: values.DRAIN_SECONDS * 1000,
    metricsToken: values.METRICS_TOKEN,
    securityContact: values.SECURITY_CONTACT,
    analyticsUrl: values.ANALYTICS_URL,
    analyticsDomain: values.ANALYTICS_DOMAIN,
    isTranslating: values.TRANSLATE_URL !== undefined,
    logLevel: values.LOG_LEVEL,
  };
}
