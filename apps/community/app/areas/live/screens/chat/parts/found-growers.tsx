import { Button, EmptyState, Stack, TextLink } from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";

export interface FoundGrowersProps {
  people: readonly { readonly id: number; readonly name: string; readonly avatar: string | null }[];
  query: string;
}

/** Growers found by name, each with a button that opens the room with them. */
export function FoundGrowers({ people, query }: FoundGrowersProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <TextLink href={paths.chat()}>
        <Trans id="chat.find.back">All messages</Trans>
      </TextLink>
      {people.length === 0 ? (
        <EmptyState drawing="search" title={<Trans id="chat.find.nobody">No grower found</Trans>}>
          <Trans id="chat.find.nobody.text">No name starts with “{query}”. Check the spelling.</Trans>
        </EmptyState>
      ) : (
        <ul>
          {people.map(({ id, name, avatar }) => (
            <li key={id}>
              <PersonRow
                src={avatar}
                seed={id}
                name={name}
                href={paths.grower(name)}
                action={
                  <Form method="post" action={paths.chat()}>
                    <input type="hidden" name="user_id" value={id} />
                    <Button
                      type="submit"
                      size="small"
                      look="outline"
                      aria-label={t({ id: "chat.write.to", message: `Message ${name}` })}
                    >
                      <Trans id="chat.write">Message</Trans>
                    </Button>
                  </Form>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
