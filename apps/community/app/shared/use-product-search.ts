import type { Schema } from "@grow/contract";
import type { EquipmentCategory } from "@grow/domain";
import type { ComboboxOption } from "@grow/ui/input";
import { useCallback, useEffect, useRef, useState } from "react";

/** The part of the catalogue in which things of a category stand; undefined searches all of it. */
const SECTIONS: Partial<Record<EquipmentCategory, Schema<"Section">>> = {
  seed: "seedbank",
  nutrient: "nutrients",
  lamp_veg: "grow-lights",
  lamp_flower: "grow-lights",
  tent: "grow-tents",
  box: "grow-boxes",
  medium: "substrates",
  air_filter: "air-filters",
  air_conditioner: "air-conditioners",
  fan: "ventilation-fans",
  drip_system: "drip-systems",
  hydroponic_system: "hydroponic-systems",
  co2_generator: "co2-generators",
  controller: "controllers",
};

/** Rows a picker shows. */
const SHOWN = 8;

/**
 * Finds products of the catalogue while one types. A newer search overtakes an older one; a search that fails finds
 * nothing, for the name can be typed all the same.
 */
export function useProductSearch(category: EquipmentCategory): {
  options: readonly ComboboxOption[];
  loading: boolean;
  search: (text: string) => void;
} {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const search = useCallback(
    (text: string) => {
      running.current?.abort();
      const query = text.trim();
      if (query === "") {
        setOptions([]);
        setLoading(false);
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setLoading(true);
      findProducts(category, query, controller.signal).then(
        (found) => {
          setOptions(found);
          setLoading(false);
        },
        () => {
          if (controller.signal.aborted) return;
          setOptions([]);
          setLoading(false);
        },
      );
    },
    [category],
  );
  return { options, loading, search };
}

async function findProducts(
  category: EquipmentCategory,
  query: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  const section = SECTIONS[category];
  // What asks comes with the first letter.
  const { createClient } = await import("@grow/api-client");
  const { data } = await createClient({ apiBase: "/api" }).GET("/search/brandproduct", {
    params: { query: { query, limit: SHOWN, ...(section ? { section } : {}) } },
    signal,
  });
  return data.items.flatMap(({ brand, product }) =>
    product ? [{ id: product.id, name: product.name, detail: brand.name, picture: product.logo_s }] : [],
  );
}
