import { FieldsNotes } from "@grow/app-kit/editor/fields-notes.tsx";
import { type FormFields, formFields, wholeFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFieldsEditor } from "@grow/app-kit/editor/use-fields-editor.ts";
import { plainText } from "@grow/domain";
import { Button, Note, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import { DeleteForm } from "../../../../shared/editor/delete-form.tsx";
import { DraftBar } from "../../../../shared/editor/draft-bar.tsx";
import { paths } from "../../paths.ts";
import type { Done } from "./load-editor.ts";
import { newsletterParts, type Reach } from "./newsletter-form.ts";
import { AudienceFields } from "./parts/audience-fields.tsx";
import { usePartWords } from "./parts/part-words.tsx";
import { TextFields } from "./parts/text-fields.tsx";
import { TimeFields } from "./parts/time-fields.tsx";

export interface EditNewsletterScreenProps {
  id: number | "new";
  version: number | "";
  brandId: number;
  brandName: string;
  reach: Reach;
  fields: Readonly<Record<string, string>>;
  /** Makes a new newsletter once, however often its form is sent. Null for a saved one. */
  requestKey: string | null;
  done: Done | null;
  refusal: Refusal | undefined;
}

/** The editor of a newsletter that is a draft. Works without scripts, except for pictures and the live numbers. */
export function EditNewsletterScreen({ refusal, done, requestKey, ...view }: EditNewsletterScreenProps) {
  const [typed, setTyped] = useState<FormFields>(() =>
    refusal ? wholeFields(view.fields, refusal.typed) : view.fields,
  );
  const navigation = useNavigation();
  const sent = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  const editor = useFieldsEditor({
    type: "newsletter",
    id: view.id === "new" ? `${view.brandId}-new` : view.id,
    ...{ saved: view.fields, version: view.version, refusal, parts: newsletterParts },
    onFill: setTyped,
  });
  const { ref: form, onInput, ...formProps } = editor.formProps;
  // After the fields have taken over what the event changes.
  const show = () =>
    setTimeout(() => {
      if (form.current) setTyped(formFields(new FormData(form.current)));
    });
  const errors = refusal?.errors.fields ?? {};
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.newsletters()}>
          <Trans id="newsletter.back">Newsletters</Trans>
        </BackLink>
        <h1>{view.fields.title || <Trans id="newsletter.new">New newsletter</Trans>}</h1>
      </Stack>
      {refusal ? null : <DoneNote done={done} />}
      <FieldsNotes
        {...{ editor, refusal, outcome: done === "saved" ? "saved" : null, ...usePartWords() }}
        about={({ title = "", text = "" }) => [title, plainText(text)]}
      />
      <Form
        method="post"
        action={paths.editNewsletter(view.id)}
        noValidate
        ref={form}
        {...formProps}
        onInput={() => {
          onInput();
          show();
        }}
      >
        {/* The first button is what Enter presses. */}
        <button type="submit" name="intent" value="draft" hidden />
        <input type="hidden" name="version" value={editor.version} />
        {requestKey === null ? null : <input type="hidden" name="request_key" value={requestKey} />}
        <Stack gap={6} key={editor.turn}>
          <TextFields {...{ start: editor.start, typed, errors, brandId: view.brandId }} />
          <AudienceFields {...{ start: editor.start, typed, errors, reach: view.reach }} />
          <TimeFields {...{ start: editor.start, errors }} />
        </Stack>
        <DraftBar
          intent="check"
          {...{ editor, canEdit: true, isDraft: false }}
          more={
            <Button look="outline" type="submit" name="intent" value="test" busy={sent === "test"}>
              <Trans id="newsletter.test">Send test</Trans>
            </Button>
          }
        >
          <Trans id="newsletter.check">Check and send</Trans>
        </DraftBar>
      </Form>
      {view.id === "new" ? null : (
        <DeleteForm
          title={<Trans id="newsletter.delete">Delete newsletter</Trans>}
          submit={<Trans id="newsletter.delete.submit">Delete for good</Trans>}
        >
          <Trans id="newsletter.delete.text">
            Nobody has received it. Subject, text and pictures are deleted.
          </Trans>
        </DeleteForm>
      )}
    </Stack>
  );
}

function DoneNote({ done }: { done: Done | null }) {
  if (done === "tested")
    return (
      <Note tone="good">
        <Trans id="newsletter.done.tested">Saved. The test is on its way to your own email.</Trans>
      </Note>
    );
  if (done === "cancelled")
    return (
      <Note tone="good">
        <Trans id="newsletter.done.cancelled">Cancelled. It's a draft again, and nobody gets it.</Trans>
      </Note>
    );
  return null;
}
