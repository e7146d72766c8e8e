import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grow-config-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  GROW_ENV: "production",
  PUBLIC_URL: "https://grow.example",
  GROW_SECRET: "0f3a9c1d2b4e5f60718293a4b5c6d7e8",
};

describe("settings", () => {
  test("need no variables locally", () => {
    expect(readConfig({ DATA_DIR: folder })).toMatchObject({
      isLocal: true,
      host: "127.0.0.1",
      port: 3002,
      publicUrl: "http://localhost:3000",
      brandsUrl: "http://localhost:3001",
      database: null,
      s3: null,
      moderation: "post",
      isEmailOptional: false,
      translate: null,
      trustedProxies: ["loopback"],
      hasLimits: true,
      mail: { smtpUrl: undefined, outboxFolder: join(folder, "outbox") },
    });
  });

  test("treat an empty variable as unset, and the slash of an origin as none", () => {
    const config = readConfig({
      DATA_DIR: folder,
      API_PORT: "",
      DATABASE_URL: "",
      PUBLIC_URL: "https://grow.example/",
    });
    expect(config).toMatchObject({ port: 3002, database: null, publicUrl: "https://grow.example" });
  });

  test("hold whom to pay, with an IBAN as it is typed and lines in the text", () => {
    const payment = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env }).payment;
    expect(payment({})).toMatchObject({ transfer: null, days: 14 });
    const iban = { PAYMENT_IBAN: "at61 1904 3002 3457 3201", PAYMENT_BIC: "BKAUATWW" };
    expect(payment({ PAYMENT_PAYEE: "Grow GmbH", ...iban, PAYMENT_TEXT: "Bank\\nWien" }).transfer).toEqual({
      ...{ payee: "Grow GmbH", iban: "AT611904300234573201", bic: "BKAUATWW", text: "Bank\nWien" },
    });
  });

  test("limit connections to the embedded database, and use DATABASE_CONNECTIONS for PostgreSQL", () => {
    const connections = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env }).connections;
    expect([connections({}), connections({ DATABASE_CONNECTIONS: "2" })]).toEqual([3, 2]);
    expect(connections({ DATABASE_URL: "postgres://localhost/grow" })).toBe(10);
  });

  test.each([
    [{ API_PORT: "many" }, "API_PORT"],
    [{ MODERATION: "never" }, "MODERATION"],
    [{ ACCOUNT_EMAIL: "never" }, "ACCOUNT_EMAIL"],
    [{ STAFF_SIGN_IN: "password" }, "STAFF_SIGN_IN"],
    [{ TRANSLATE_URL: "ftp://127.0.0.1" }, "TRANSLATE_URL"],
    [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL"],
    [{ DATABASE_REPLICA_URL: "postgres://reader@db2/grow" }, "DATABASE_REPLICA_URL needs DATABASE_URL"],
    [{ DATABASE_CONNECTIONS: "0" }, "DATABASE_CONNECTIONS"],
    [{ REDIS_URL: "localhost:6379" }, "REDIS_URL"],
    [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS"],
    [{ SMTP_URL: "localhost" }, "SMTP_URL"],
    [{ CLAMAV_URL: "localhost:3310" }, "CLAMAV_URL"],
    [{ COUNTRY_HEADER: "CF-IPCountry: AT" }, "COUNTRY_HEADER"],
    [{ PUBLIC_URL: "grow.example" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "https://grow.example/site" }, "PUBLIC_URL"],
    [{ GROW_SECRET: "short" }, "GROW_SECRET"],
    [{ PAYMENT_PAYEE: "Grow", PAYMENT_IBAN: "AT611904300234573202" }, "PAYMENT_IBAN"],
    [{ PAYMENT_PAYEE: "Grow", PAYMENT_IBAN: "AT611904300234573201", PAYMENT_BIC: "BANK" }, "PAYMENT_BIC"],
    [{ PAYMENT_PAYEE: "Grow" }, "PAYMENT_IBAN or PAYMENT_TEXT is needed"],
    [{ PAYMENT_TEXT: "Cash" }, "PAYMENT_PAYEE is needed"],
    [{ PAYMENT_DAYS: "0" }, "PAYMENT_DAYS"],
    [{ MEDIA_S3_ENDPOINT: "https://s3.example" }, "MEDIA_S3_BUCKET"],
    [{ ...production, GROW_SECRET: "" }, "GROW_SECRET"],
    [{ ...production, GROW_SECRET: "development secret, thirty-two letters" }, "GROW_SECRET"],
    [{ ...production, PUBLIC_URL: "" }, "PUBLIC_URL"],
    [{ ...production, RATE_LIMITS: "off" }, "RATE_LIMITS"],
  ])("reject %j with an error that names the variable", (env, name) => {
    const read = () => readConfig({ DATA_DIR: folder, ...env });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
  });

  describe.each([
    ["SMTP_URL", "smtps", "mail.example:465"],
    ["DATABASE_URL", "postgres", "db.example/grow"],
    ["DATABASE_REPLICA_URL", "postgresql", "db2.example/grow"],
    ["REDIS_URL", "rediss", "redis.example:6379"],
  ])("%s", (name, protocol, place) => {
    const read = (secret: string) =>
      readConfig({
        DATA_DIR: folder,
        DATABASE_URL: "postgres://db.example/grow",
        [name]: `${protocol}://grow:${secret}@${place}`,
      });

    test.each(["pa#sesame", "12#sesame", "pa/sesame", "12/sesame", "12?sesame", "%sesame"])(
      "is refused with the password %s, which the error does not repeat",
      (secret) => {
        expect(() => read(secret)).toThrow(
          new ConfigError(
            `The environment variable ${name} is wrong: must be a URL, with %23 for #, %2F for /, %3F for ? and %25 for % in its password.`,
          ),
        );
      },
    );

    test("may have any password that is encoded", () => {
      expect(() => read(encodeURIComponent("12#pa/ss?%@"))).not.toThrow();
    });
  });

  test("allow a database on a local socket", () => {
    const url = "postgres://grow@/grow?host=/run/postgresql";
    expect(readConfig({ DATA_DIR: folder, DATABASE_URL: url }).database).toEqual({ url });
  });

  test("come from the environment in production", () => {
    expect(readConfig({ DATA_DIR: folder, ...production })).toMatchObject({
      isLocal: false,
      secret: production.GROW_SECRET,
    });
  });
});

test("the local secret is generated once, readable by its owner only", () => {
  const { secret, push } = readConfig({ DATA_DIR: folder });
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(secret);
  expect(readConfig({ DATA_DIR: folder }).push).toEqual(push);
  const file = join(folder, "secrets.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    GROW_SECRET: secret,
    PUSH_PUBLIC_KEY: push?.publicKey,
    PUSH_PRIVATE_KEY: push?.privateKey,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe("PUSH_HOSTS", () => {
  const origin = "http://127.0.0.1:8080";

  test("names hosts, and none by default", () => {
    expect(readConfig({ DATA_DIR: folder }).push).toMatchObject({ hosts: [], origins: [] });
    const { push } = readConfig({ DATA_DIR: folder, PUSH_HOSTS: " push.example, .Push.example" });
    expect(push).toMatchObject({ hosts: ["push.example", ".push.example"], origins: [] });
  });

  test("may name origins on this machine for a local test", () => {
    const { push } = readConfig({ DATA_DIR: folder, PUSH_HOSTS: `push.example,${origin},http://[::1]:8080` });
    expect(push).toMatchObject({ hosts: ["push.example"], origins: [origin, "http://[::1]:8080"] });
  });

  test.each([
    "http://push.lan:8080",
    "https://push.example",
    "http://127.0.0.1.push.example",
    "http://169.254.169.254",
    "http://127.0.0.1:8080/path",
    "http://127.0.0.1:99999",
    "http://grow@127.0.0.1",
    "ftp://127.0.0.1",
    "://",
  ])("rejects %s", (wrong) => {
    expect(() => readConfig({ DATA_DIR: folder, PUSH_HOSTS: wrong })).toThrow("PUSH_HOSTS");
  });

  test.each([
    ["without keys", {}],
    ["with keys", { PUSH_PUBLIC_KEY: "p".repeat(87), PUSH_PRIVATE_KEY: "k".repeat(43) }],
  ])("rejects every origin in production, %s", (_, keys) => {
    const read = (hosts: string) =>
      readConfig({ DATA_DIR: folder, ...production, ...keys, PUSH_HOSTS: hosts });
    expect(() => read(origin)).toThrow(ConfigError);
    expect(() => read(`push.example,${origin}`)).toThrow("PUSH_HOSTS");
    expect(() => read("push.example")).not.toThrow();
  });
});
