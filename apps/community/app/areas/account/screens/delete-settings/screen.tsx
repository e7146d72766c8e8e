import type { Schema } from "@grow/contract";
import { Cluster, Icon, type IconDrawing, LinkButton, Note, TextLink } from "@grow/ui/foundation";
import { ChoiceGroup, Radio, SelectField, TextField } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleUserRound, MessageSquare, Notebook } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { ProofField } from "../../shared/settings/proof-field.tsx";
import type { ProofMeans } from "../../shared/settings/proof-means.ts";
import { fieldsOf, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";
import styles from "./screen.module.css";

export interface DeleteScreenProps {
  name: string;
  effects: Schema<"DeleteSettings"> | null;
  means: ProofMeans;
  /** When the account will be deleted, if requested. */
  plannedDate: string | null;
  /** Where to go on after a sign-in that cancelled the deletion; null otherwise. */
  next: string | null;
  sent: Sent | undefined;
}

/** Deleting the account: what is deleted, what stays, and when. */
export function DeleteScreen({ name, effects, means, plannedDate, next, sent }: DeleteScreenProps) {
  const title = <Trans id="settings.section.delete">Delete account</Trans>;
  if (plannedDate !== null) {
    return (
      <SettingsPage title={title}>
        <Note tone="warn">
          <Trans id="settings.delete.planned">We'll delete your account on {plannedDate}.</Trans>
        </Note>
        <SettingsForm
          name="keep"
          sent={sent}
          submit={<Trans id="settings.delete.keep">Keep my account</Trans>}
        />
      </SettingsPage>
    );
  }
  if (next !== null) {
    return (
      <SettingsPage title={title}>
        <Note tone="good">
          <Trans id="settings.delete.restored">
            You signed in, so your account stays. We won't delete anything.
          </Trans>
        </Note>
        <Cluster>
          <LinkButton look="primary" href={next}>
            <Trans id="settings.delete.continue">Continue</Trans>
          </LinkButton>
        </Cluster>
      </SettingsPage>
    );
  }
  return (
    <SettingsPage title={title}>
      {effects ? <Effects effects={effects} /> : null}
      {effects && effects.items_brand.length > 0 ? (
        <Note tone="warn">
          <Trans id="settings.delete.brands">
            You're the only manager of {effects.items_brand.map((brand) => brand.name).join(", ")}. Add
            another manager first.
          </Trans>
        </Note>
      ) : (
        <DeleteForm name={name} means={means} sent={sent} />
      )}
    </SettingsPage>
  );
}

function Effects({ effects }: { effects: Schema<"DeleteSettings"> }) {
  const { cnt_diaries, cnt_weeks, cnt_photos, cnt_comments, cnt_solutions } = effects;
  return (
    <ul className={styles.effects}>
      {cnt_diaries + cnt_weeks + cnt_photos > 0 ? (
        <Effect icon={Notebook}>
          {cnt_diaries > 0 ? (
            <span>
              <Plural
                id="settings.delete.diaries"
                value={cnt_diaries}
                one="# diary is deleted"
                other="# diaries are deleted"
              />
            </span>
          ) : null}
          {cnt_weeks > 0 ? (
            <span>
              <Plural
                id="settings.delete.weeks"
                value={cnt_weeks}
                one="# week is deleted"
                other="# weeks are deleted"
              />
            </span>
          ) : null}
          {cnt_photos > 0 ? (
            <span>
              <Plural
                id="settings.delete.photos"
                value={cnt_photos}
                one="# photo is deleted"
                other="# photos are deleted"
              />
            </span>
          ) : null}
        </Effect>
      ) : null}
      {cnt_comments + cnt_solutions > 0 ? (
        <Effect icon={MessageSquare}>
          {cnt_comments > 0 ? (
            <span>
              <Plural
                id="settings.delete.comments"
                value={cnt_comments}
                one="# comment stays, without your name"
                other="# comments stay, without your name"
              />
            </span>
          ) : null}
          {cnt_solutions > 0 ? (
            <span>
              <Plural
                id="settings.delete.answers"
                value={cnt_solutions}
                one="# answer stays, without your name"
                other="# answers stay, without your name"
              />
            </span>
          ) : null}
        </Effect>
      ) : null}
      <Effect icon={CircleUserRound}>
        <span>
          <Trans id="settings.delete.personal">
            Your email, your settings and everything else about you are erased.{" "}
            <TextLink href={paths.settings("personal")}>Get a copy first</TextLink>
          </Trans>
        </span>
      </Effect>
    </ul>
  );
}

function Effect({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <li className={styles.effect}>
      <Icon of={icon} />
      <div className={styles.lines}>{children}</div>
    </li>
  );
}

function DeleteForm({ name, means, sent }: Pick<DeleteScreenProps, "name" | "means" | "sent">) {
  const { t } = useLingui();
  const { errors, typed } = fieldsOf(sent, "delete");
  return (
    <SettingsForm
      name="delete"
      sent={sent}
      look="danger"
      submit={<Trans id="settings.delete.submit">Delete account</Trans>}
    >
      <ChoiceGroup legend={t({ id: "settings.delete.when", message: "When" })}>
        <Radio
          name="when"
          value="later"
          defaultChecked={typed.when !== "now"}
          detail={t({
            id: "settings.delete.later.help",
            message: "Sign in again before then to keep your account.",
          })}
        >
          <Trans id="settings.delete.later">In 14 days</Trans>
        </Radio>
        <Radio
          name="when"
          value="now"
          defaultChecked={typed.when === "now"}
          detail={t({ id: "settings.delete.now.help", message: "You can't undo this." })}
        >
          <Trans id="settings.delete.now">Now</Trans>
        </Radio>
      </ChoiceGroup>
      <SelectField
        name="reason"
        label={t({ id: "settings.delete.reason", message: "Why are you leaving?" })}
        defaultValue={typed.reason ?? ""}
        optional
      >
        <option value="">{t({ id: "settings.delete.reason.none", message: "No answer" })}</option>
        <option value="stopped">
          {t({ id: "settings.delete.reason.stopped", message: "I've stopped growing" })}
        </option>
        <option value="too_many_notifications">
          {t({ id: "settings.delete.reason.mail", message: "Too many notifications" })}
        </option>
        <option value="other_account">
          {t({ id: "settings.delete.reason.account", message: "I have another account" })}
        </option>
        <option value="other">{t({ id: "settings.delete.reason.other", message: "Something else" })}</option>
      </SelectField>
      <ProofField means={means} error={errors.password} />
      {means.hasPassword ? null : (
        <TextField
          name="name"
          label={t({ id: "settings.delete.name", message: `Type ${name} to confirm` })}
          autoComplete="off"
          defaultValue={typed.name ?? ""}
          required
          error={errors.name}
        />
      )}
    </SettingsForm>
  );
}
