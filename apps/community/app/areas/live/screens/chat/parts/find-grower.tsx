import { IconButton } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { paths } from "../../../paths.ts";

/** Finds a grower to write to, by the beginning of a name. */
export function FindGrower({ query = "" }: { query?: string }) {
  const { t } = useLingui();
  const label = t({ id: "chat.find", message: "Find a grower" });
  return (
    <Form role="search" action={paths.chat()} aria-label={label}>
      <TextField
        type="search"
        name="query"
        label={label}
        labelHidden
        placeholder={label}
        defaultValue={query}
        maxLength={32}
        enterKeyHint="search"
        autoComplete="off"
        end={<IconButton type="submit" icon={Search} label={t({ id: "chat.find.go", message: "Search" })} />}
      />
    </Form>
  );
}
