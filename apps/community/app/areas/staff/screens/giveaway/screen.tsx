import { Cluster, LinkButton, Note, Page, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import { CoverField } from "../../shared/desks/cover-field.tsx";
import styles from "../../shared/desks/desk.module.css";
import { DeskForm } from "../../shared/desks/desk-form.tsx";
import { textAt } from "../../shared/desks/form-values.ts";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { GiveawayStateBadge } from "../../shared/giveaways/giveaway-state.tsx";
import { PLACE_FIELDS, RULE_FIELDS, TIME_FIELDS } from "./giveaway-fields.ts";
import { SLUG_WAS } from "./giveaway-form.ts";
import type { Done, loadGiveaway } from "./load-giveaway.ts";
import { Categories } from "./parts/categories.tsx";
import { coverWord, giveawayChangeWords } from "./parts/change-words.ts";
import { DrawPanel } from "./parts/draw-panel.tsx";
import { Prizes } from "./parts/prizes.tsx";
import { RuleFields } from "./parts/rule-fields.tsx";
import { StateDeeds } from "./parts/state-deeds.tsx";
import { Texts } from "./parts/texts.tsx";
import type { FixedName, GiveawayView } from "./view.ts";

type GiveawayScreenProps = Awaited<ReturnType<typeof loadGiveaway>> & {
  readonly rejected: RejectedForm | null;
};

/** A giveaway: its form, its publication, its draw and its changes. Works without scripts. */
export function GiveawayScreen(props: GiveawayScreenProps) {
  const { giveaway, isAdmin, draw, changes, done, rejected } = props;
  const { i18n } = useLingui();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Head giveaway={giveaway} />
        {done !== null && rejected === null ? <DoneNote done={done} /> : null}
        {giveaway?.state === "removed" ? (
          <Note tone="warn">
            <Trans id="admin.giveaway.isRemoved">This giveaway is removed. Restore it to edit it.</Trans>
          </Note>
        ) : (
          <GiveawayForm {...props} />
        )}
        {giveaway ? (
          <StateDeeds
            giveaway={giveaway}
            isAdmin={isAdmin}
            rejected={rejected?.deed === "save" ? null : rejected}
          />
        ) : null}
        {draw ? <DrawPanel draw={draw} /> : null}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => giveawayChangeWords(i18n, field)} />
        ) : null}
      </Stack>
    </Page>
  );
}

function Head({ giveaway }: { giveaway: GiveawayView | null }) {
  const isPublic = giveaway !== null && giveaway.state !== "draft" && giveaway.state !== "removed";
  return (
    <Stack gap={2}>
      <p>
        <TextLink href={deskPaths.giveaways()}>
          <Trans id="admin.giveaways.title">Giveaways</Trans>
        </TextLink>
      </p>
      <h1 lang={giveaway?.lang}>{giveaway?.title ?? <Trans id="admin.giveaway.new">New giveaway</Trans>}</h1>
      {giveaway ? (
        <Cluster>
          <GiveawayStateBadge state={giveaway.state} />
          <span className={styles.detail}>
            <Plural id="admin.giveaway.entries" value={giveaway.entries} one="# entry" other="# entries" />
          </span>
        </Cluster>
      ) : null}
      {isPublic ? (
        <p>
          <LinkButton look="outline" size="small" href={giveaway.link}>
            <Trans id="admin.giveaway.open">Open page</Trans>
          </LinkButton>
        </p>
      ) : null}
    </Stack>
  );
}

function GiveawayForm({ giveaway, requestKey, values: saved, rejected }: GiveawayScreenProps) {
  const { i18n } = useLingui();
  const refused = rejected?.deed === "save" ? rejected : null;
  const values = refused?.values ?? saved;
  const errors = refused?.errors.fields ?? {};
  const fixed = giveaway?.fixed ?? {};
  const fields = { values, saved, errors, fixedBy: (name: string) => fixed[name as FixedName] };
  return (
    <DeskForm
      key={giveaway?.id}
      version={giveaway?.version ?? null}
      requestKey={requestKey}
      rejected={refused}
      cancel={deskPaths.giveaways()}
    >
      <input type="hidden" name={SLUG_WAS} value={textAt(values, SLUG_WAS)} />
      <Texts values={values} saved={saved} errors={errors} fixedRules={giveaway?.fixedRules ?? []} />
      <Plate>
        <Stack gap={4}>
          <RuleFields fields={PLACE_FIELDS} {...fields} />
          <CoverField label={coverWord(i18n)} values={values} error={errors.cover_id} />
          {giveaway && giveaway.oldSlugs.length > 0 ? <OldSlugs slugs={giveaway.oldSlugs} /> : null}
        </Stack>
      </Plate>
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="admin.giveaway.dates">Dates</Trans>
          </h2>
          <RuleFields fields={TIME_FIELDS} {...fields} />
        </Stack>
      </Plate>
      <Plate>
        <Stack gap={4}>
          <h2>
            <Trans id="admin.giveaway.conditions">Who may enter</Trans>
          </h2>
          <RuleFields fields={RULE_FIELDS} {...fields} />
        </Stack>
      </Plate>
      <Prizes values={values} errors={errors} isPromised={fixed.rules !== undefined} />
      <Categories {...{ values, saved, errors, fixed }} />
    </DeskForm>
  );
}

function OldSlugs({ slugs }: { slugs: readonly string[] }) {
  const list = slugs.join(", ");
  return (
    <p className={styles.detail}>
      <Trans id="admin.giveaway.slug.former">Former addresses: {list}</Trans>
    </p>
  );
}

function DoneNote({ done }: { done: Done }) {
  const { t } = useLingui();
  const text = {
    saved: t({ id: "admin.giveaway.saved", message: "Saved" }),
    published: t({ id: "admin.giveaway.published", message: "Published" }),
    unpublished: t({ id: "admin.giveaway.unpublished", message: "Unpublished. It's a draft again." }),
    removed: t({ id: "admin.giveaway.removed", message: "Removed" }),
    restored: t({ id: "admin.giveaway.restored", message: "Restored as a draft" }),
  }[done];
  return <Note tone="good">{text}</Note>;
}
