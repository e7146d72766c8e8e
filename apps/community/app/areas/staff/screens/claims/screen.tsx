import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import type { Schema } from "@grow/contract";
import { EQUIPMENT_SECTIONS } from "@grow/domain/sections";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { deskPaths } from "../../desk-paths.ts";
import { RefField } from "../../shared/desks/ref-field.tsx";
import styles from "../../shared/queue/queue.module.css";
import { QueuePage } from "../../shared/queue/queue-page.tsx";

interface Rejected {
  category: Schema<"EquipCategory">;
  name: string;
  deed: string;
  /** What was typed. */
  to: string;
  /** Id of the row that was chosen; empty without one. */
  chosen: string;
  isGone: boolean;
  error: string | null;
}

export interface ClaimsScreenProps {
  items: readonly Schema<"NameClaim">[];
  next: number | null;
  rejected: Rejected | null;
}

/** Names in diaries that the catalogue does not have. Works without scripts. */
export function ClaimsScreen({ items, next, rejected }: ClaimsScreenProps) {
  return (
    <QueuePage
      title={<Trans id="admin.claims.title">Names from diaries</Trans>}
      note={
        rejected?.isGone ? (
          <Note tone="warn" urgent>
            <Trans id="admin.claims.gone">This name is already linked or dismissed.</Trans>
          </Note>
        ) : null
      }
      empty={{
        title: <Trans id="admin.claims.empty">No names</Trans>,
        text: <Trans id="admin.claims.empty.text">Names that growers type will show up here.</Trans>,
      }}
      next={
        next === null
          ? null
          : { href: deskPaths.claims(next), label: <Trans id="admin.claims.more">More names</Trans> }
      }
    >
      {items.map((item) => (
        <Claim
          key={`${item.category} ${item.name}`}
          item={item}
          rejected={
            rejected && !rejected.isGone && rejected.category === item.category && rejected.name === item.name
              ? rejected
              : null
          }
        />
      ))}
    </QueuePage>
  );
}

function Claim({ item, rejected }: { item: Schema<"NameClaim">; rejected: Rejected | null }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { category, name, cnt_diaries: diaries } = item;
  const isSeed = category === "seed";
  const section = EQUIPMENT_SECTIONS[category];
  return (
    <Plate>
      <Stack gap={3}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.head}>
          <span>
            {section === null ? (
              <Trans id="admin.claims.other">Other gear</Trans>
            ) : (
              sectionWord(i18n, section)
            )}
          </span>
          <span>
            {t({
              id: "admin.claims.diaries",
              message: plural(diaries, { one: "# diary", other: "# diaries" }),
            })}
          </span>
          <time dateTime={item.last_date}>{formats.date(item.last_date)}</time>
        </p>
        {isSeed ? (
          <LinkForm
            desk="strain"
            label={t({ id: "admin.claims.to.strain", message: "Strain in the catalogue" })}
            {...{ item, rejected }}
          >
            <Trans id="admin.claims.link.strain">Link strain</Trans>
          </LinkForm>
        ) : null}
        {section === null ? null : (
          <LinkForm
            desk="product"
            label={
              isSeed
                ? t({ id: "admin.claims.to.seed", message: "Seed in the catalogue" })
                : t({ id: "admin.claims.to", message: "Product in the catalogue" })
            }
            {...{ item, rejected }}
          >
            {isSeed ? (
              <Trans id="admin.claims.link.seed">Link seed</Trans>
            ) : (
              <Trans id="admin.claims.link.product">Link product</Trans>
            )}
          </LinkForm>
        )}
        <Form method="post">
          <ClaimFields item={item} />
          <Cluster>
            <Button type="submit" look="outline" size="small" name="deed" value="dismiss">
              <Trans id="admin.claims.dismiss">Dismiss</Trans>
            </Button>
            {section === null ? null : (
              <TextLink href={deskPaths.newStaffRow(isSeed ? "strain" : "product", name)}>
                <Trans id="admin.claims.add">Add to the catalogue</Trans>
              </TextLink>
            )}
          </Cluster>
        </Form>
      </Stack>
    </Plate>
  );
}

interface LinkFormProps {
  item: Schema<"NameClaim">;
  rejected: Rejected | null;
  /** Where the name is linked to. */
  desk: "strain" | "product";
  label: string;
  children: ReactNode;
}

/** Finds the row that a name means. */
function LinkForm({ item, rejected, desk, label, children }: LinkFormProps) {
  const { t } = useLingui();
  const tried = rejected?.deed === desk ? rejected : null;
  return (
    <Form method="post" noValidate>
      <ClaimFields item={item} />
      <Stack gap={3}>
        <RefField
          desk={desk}
          label={label}
          hint={t({
            id: "admin.catalogue.ref.hint",
            message: "Search by name, or enter the last part of its page address",
          })}
          name="to"
          defaultText={tried?.to}
          defaultId={tried?.chosen}
          error={tried?.error ?? undefined}
        />
        <div>
          <Button type="submit" look="primary" size="small" name="deed" value={desk}>
            {children}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function ClaimFields({ item: { category, name } }: { item: Schema<"NameClaim"> }) {
  return (
    <>
      <input type="hidden" name="category" value={category} />
      <input type="hidden" name="name" value={name} />
    </>
  );
}
