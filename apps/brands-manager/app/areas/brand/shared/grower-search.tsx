import { Button } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import styles from "../../../shared/editor/editor.module.css";

interface GrowerSearchProps {
  /** The page that shows the result. */
  action: string;
  query: string | undefined;
}

/** Searches for growers to invite. */
export function GrowerSearch({ action, query }: GrowerSearchProps) {
  const { t } = useLingui();
  return (
    <Form action={action} role="search" className={styles.search}>
      <TextField
        label={t({ id: "invitations.search", message: "Grower's username" })}
        hint={t({ id: "invitations.search.hint", message: "Type the first few letters of a username." })}
        name="query"
        type="search"
        required
        maxLength={32}
        defaultValue={query}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" look="outline" icon={Search}>
        <Trans id="invitations.search.submit">Search</Trans>
      </Button>
    </Form>
  );
}
