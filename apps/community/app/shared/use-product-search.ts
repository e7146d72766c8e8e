import { type FindOptions, OPTIONS_SHOWN, useOptionSearch } from "@grow/app-kit/client/use-option-search.ts";
import type { EquipmentCategory } from "@grow/domain";
import { EQUIPMENT_SECTIONS } from "@grow/domain/sections";
import { useCallback } from "react";

/** Finds products of the catalogue while the user types. */
export function useProductSearch(category: EquipmentCategory): ReturnType<typeof useOptionSearch> {
  const find = useCallback<FindOptions>(
    async (query, signal) => {
      const section = EQUIPMENT_SECTIONS[category];
      const { createClient } = await import("@grow/api-client");
      const { data } = await createClient({ apiBase: "/api" }).GET("/search/brandproduct", {
        params: { query: { query, limit: OPTIONS_SHOWN, ...(section ? { section } : {}) } },
        signal,
      });
      return data.items.flatMap(({ brand, product }) =>
        product ? [{ id: product.id, name: product.name, detail: brand.name, picture: product.logo_s }] : [],
      );
    },
    [category],
  );
  return useOptionSearch(find);
}
