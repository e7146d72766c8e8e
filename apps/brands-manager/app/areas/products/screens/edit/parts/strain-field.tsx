import { type FindOptions, OPTIONS_SHOWN, useOptionSearch } from "@grow/app-kit/client/use-option-search.ts";
import { Combobox } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

interface StrainFieldProps {
  now: Readonly<Record<string, string | undefined>>;
  error: string | undefined;
}

/** The strain of seeds: one of the catalogue, or a name that staff is asked to add. Works without scripts. */
export function StrainField({ now, error }: StrainFieldProps) {
  const { t } = useLingui();
  const { options, loading, search } = useOptionSearch(findStrains);
  const [added, setAdded] = useState<string | null>(null);
  return (
    <div>
      {/* Without scripts the id stays in the form when the name is changed. */}
      <input type="hidden" name="strain_id_was" value={now.strain_id_was ?? ""} />
      <input type="hidden" name="strain_name_was" value={now.strain_name_was ?? ""} />
      <Combobox
        label={t({ id: "product.strain", message: "Strain" })}
        hint={
          added === null
            ? t({
                id: "product.strain.hint",
                message: "If Grow doesn't have it yet, type its name. We'll check it and add it.",
              })
            : t({
                id: "product.strain.added",
                message: `New strain: ${{ added }}. We'll check it and add it.`,
              })
        }
        name="strain_name"
        idName="strain_id"
        defaultText={now.strain_name}
        defaultId={now.strain_id}
        error={error}
        options={options}
        loading={loading}
        onSearch={search}
        onChoose={() => setAdded(null)}
        onAdd={setAdded}
        addLabel={(text) => t({ id: "product.strain.add", message: `Add “${{ text }}” as new` })}
        noResults={t({ id: "product.strain.unknown", message: "No strain with this name" })}
      />
    </div>
  );
}

const findStrains: FindOptions = async (query, signal) => {
  const { createClient } = await import("@grow/api-client");
  const { data } = await createClient({ apiBase: "/api" }).GET("/strains", {
    params: { query: { query, limit: OPTIONS_SHOWN } },
    signal,
  });
  return data.items.map(({ id, name }) => ({ id, name }));
};
