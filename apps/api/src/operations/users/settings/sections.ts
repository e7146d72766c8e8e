import type { Schema } from "@grow/contract";
import { presentPresets } from "../../../accounts/present-user.ts";
import { readProviders } from "../../../accounts/providers.ts";
import { findAccount } from "../../../accounts/user-queries.ts";
import type { OAuthConfig } from "../../../config/oauth-config.ts";
import type { Db } from "../../../db/database.ts";
import { notSignedIn } from "../../../errors/api-error.ts";
import { readBanned } from "./banned.ts";
import { readDeleteSettings } from "./delete.ts";
import { readPasswordSettings } from "./password.ts";
import { readInvoices, readPremium } from "./premium.ts";
import { readProfile } from "./profile.ts";
import { readSocials } from "./socials.ts";

/** Whose settings, and what they depend on. */
export interface SettingsSource {
  readonly db: Db;
  readonly userId: number;
  readonly oauth: readonly OAuthConfig[];
}

type Readers = {
  readonly [Name in Schema<"SettingsName">]: (
    source: SettingsSource,
  ) => Promise<Schema<"UserSettings">[Name]>;
};

/** Reads each section of the settings; a section of the contract that is missing here does not compile. */
export const SECTION_READERS: Readers = {
  profile: ({ db, userId }) => readProfile(db, userId),
  banned: ({ db, userId }) => readBanned(db, userId),
  cookies: async (source) => presentPresets(await ownAccount(source)).cookies,
  premium: ({ db, userId }) => readPremium(db, userId),
  socials: ({ db, userId, oauth }) => readSocials(db, userId, oauth),
  invoices: ({ db, userId }) => readInvoices(db, userId),
  measures: async (source) => presentPresets(await ownAccount(source)).measures,
  password: ({ db, userId }) => readPasswordSettings(db, userId),
  interface: async (source) => {
    const { locale, sidebar_sort } = await ownAccount(source);
    return { locale, sidebar_sort };
  },
  subscribe: async (source) => {
    const { is_newsletter, is_brand_newsletter, digest } = await ownAccount(source);
    return { is_newsletter, is_brand_newsletter, digest };
  },
  delete: ({ db, userId }) => readDeleteSettings(db, userId),
  oauth: ({ db, userId, oauth }) => readProviders(db, oauth, userId),
};

async function ownAccount({ db, userId }: SettingsSource) {
  const account = await findAccount(db, userId);
  if (account === null) throw notSignedIn();
  return account;
}
