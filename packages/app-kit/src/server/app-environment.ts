/** The two sites that this kit serves. */
export type AppName = "community" | "brands-manager";

/** Configuration of an app; read once at start. */
export interface AppEnvironment {
  readonly app: AppName;
  /** Port this process listens on. */
  readonly port: number;
  readonly host: string;
  /** Public origin of the community. */
  readonly publicUrl: string;
  /** Origin of the brand portal. */
  readonly brandsUrl: string;
  /** Origin of the api as this process reaches it. */
  readonly apiUrl: string;
  readonly isProduction: boolean;
  /** Domain of shared cookies; undefined for the host that sets them. */
  readonly cookieDomain: string | undefined;
  /** Minimum age that users must confirm; 0 asks nobody. */
  readonly ageGate: 0 | 18 | 21;
  /** An account may have no email address. */
  readonly isEmailOptional?: boolean | undefined;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Bytes of memory for cached guests' pages. */
  readonly pageCacheBytes: number;
  /** Milliseconds for which a stopping server still answers while it reports itself unready. */
  readonly drainTime: number;
  /** Bearer token for remote requests to `/metrics`; undefined allows none. */
  readonly metricsToken: string | undefined;
  /** Where to report vulnerabilities, for security.txt; `security@` of the site's host by default. */
  readonly securityContact?: string | undefined;
  /** Where page views are posted, in the format of Plausible's events API; undefined counts none. */
  readonly analyticsUrl?: string | undefined;
  /** What the site is called there; the host of the community by default. */
  readonly analyticsDomain?: string | undefined;
  /** A machine translates user texts, so every text can be offered in the reader's language. */
  readonly isTranslating?: boolean | undefined;
  readonly logLevel: string;
}

/** Public origin of the site itself. */
export function ownOrigin(environment: AppEnvironment): string {
  return environment.app === "community" ? environment.publicUrl : environment.brandsUrl;
}
