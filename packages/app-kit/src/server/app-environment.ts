/** The two sites that this kit serves. */
export type AppName = "community" | "brands-manager";

/** What an app knows of its surroundings; read once at start. */
export interface AppEnvironment {
  readonly app: AppName;
  /** Where this process listens. */
  readonly port: number;
  readonly host: string;
  /** Origin of the community as people type it. */
  readonly publicUrl: string;
  /** Origin of the brand portal. */
  readonly brandsUrl: string;
  /** Origin of the api as this process reaches it. */
  readonly apiUrl: string;
  readonly isProduction: boolean;
  /** The domain of shared cookies; absent = the host that set them only. */
  readonly cookieDomain: string | undefined;
  /** Youngest age that may enter; 0 = no question is asked. */
  readonly ageGate: 0 | 18 | 21;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Bytes that guests' pages may take in this server's memory. */
  readonly pageCacheBytes: number;
  /** Milliseconds for which a server that is asked to stop still answers, calling itself unready. */
  readonly drainTime: number;
  /** Bearer token with which a scraper on another machine reads `/metrics`; absent: none does. */
  readonly metricsToken: string | undefined;
  /** Where vulnerabilities are reported, for security.txt; absent: `security@` of the site's host. */
  readonly securityContact?: string | undefined;
  readonly logLevel: string;
}

/** Origin of the site itself: what its own absolute addresses begin with. */
export function ownOrigin(environment: AppEnvironment): string {
  return environment.app === "community" ? environment.publicUrl : environment.brandsUrl;
}
