import { Plate, Stack } from "@grow/ui/foundation";
import { FieldGrid } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import type { DeskField, FieldGroup } from "./described-field.ts";
import { DescribedInput } from "./described-input.tsx";
import type { FormValues } from "./form-values.ts";

interface FieldsProps {
  values: FormValues;
  errors: Readonly<Record<string, string>>;
}

/** The described fields of a form, each group under its heading. */
export function FieldGroups({ groups, ...rest }: FieldsProps & { groups: readonly FieldGroup[] }) {
  const { i18n } = useLingui();
  return groups.map(({ title, fields }) => (
    <Plate key={title.id}>
      <Stack gap={4}>
        <h2>{i18n._(title)}</h2>
        <DescribedFields fields={fields} {...rest} />
      </Stack>
    </Plate>
  ));
}

/** Described fields below each other. Numbers that follow each other share a grid. */
export function DescribedFields({ fields, ...rest }: FieldsProps & { fields: readonly DeskField[] }) {
  return inGrids(fields).map((group) => {
    const cells = group.map((field) => <DescribedInput key={field.name} field={field} {...rest} />);
    return group.length === 1 ? cells : <FieldGrid key={group[0]?.name}>{cells}</FieldGrid>;
  });
}

function inGrids(fields: readonly DeskField[]): DeskField[][] {
  const groups: DeskField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (field.kind === "number" && last?.[0]?.kind === "number") last.push(field);
    else groups.push([field]);
  }
  return groups;
}
