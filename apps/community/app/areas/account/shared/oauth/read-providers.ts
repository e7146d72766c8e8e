import { ApiError } from "@grow/api-client";
import type { LoaderFunctionArgs } from "@remix-run/node";

/** Providers that are switched on. Without them there is still the password. */
export async function readProviders({ api }: LoaderFunctionArgs["context"]) {
  try {
    const { data: providers } = await api.GET("/oauth/status");
    return providers.items
      .filter(({ is_enabled }) => is_enabled)
      .map(({ provider, name }) => ({ provider, name }));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
