import { LinkButton, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import { ChangeLog } from "../../shared/desks/change-log.tsx";
import styles from "../../shared/desks/desk.module.css";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { newTopicWord, topicsWord } from "../../shared/topics/topic-words.ts";
import type { loadTopic } from "./load-topic.ts";
import { ArticlesCount } from "./parts/articles-count.tsx";
import { DeleteTopic } from "./parts/delete-topic.tsx";
import { topicChangeWords } from "./parts/field-words.ts";
import { Merge } from "./parts/merge.tsx";
import { TopicFields } from "./parts/topic-fields.tsx";

type TopicScreenProps = Awaited<ReturnType<typeof loadTopic>> & { readonly rejected: RejectedForm | null };

/** A category or tag: its names and address, a merge, and its changes. Works without scripts. */
export function TopicScreen(props: TopicScreenProps) {
  const { kind, topic, isAdmin, requestKey, values, changes, merge, done, rejected } = props;
  const { i18n } = useLingui();
  const refused = (deed: string) => (rejected?.deed === deed ? rejected : null);
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.topics(kind)}>{topicsWord(i18n, kind)}</TextLink>
          </p>
          <h1>{topic?.name ?? newTopicWord(i18n, kind)}</h1>
          {topic ? (
            <p className={styles.detail}>
              <ArticlesCount count={topic.articles} />
            </p>
          ) : null}
          {topic && topic.published > 0 ? (
            <p>
              <LinkButton look="outline" size="small" href={topic.link}>
                <Trans id="admin.topic.open">Open page</Trans>
              </LinkButton>
            </p>
          ) : null}
        </Stack>
        {done !== null && rejected === null ? (
          <Note tone="good">
            {done === "saved" ? (
              <Trans id="admin.topic.saved">Saved</Trans>
            ) : (
              <Trans id="admin.topic.merged">Merged. The former address redirects here.</Trans>
            )}
          </Note>
        ) : null}
        <TopicFields
          kind={kind}
          topic={topic}
          requestKey={requestKey}
          values={values}
          rejected={refused("save")}
        />
        {topic ? (
          <>
            {isAdmin && merge ? (
              <Merge kind={kind} topic={topic} merge={merge} error={refused("merge")?.errors ?? null} />
            ) : null}
            <DeleteTopic topic={topic} isAdmin={isAdmin} error={refused("delete")?.errors.form ?? null} />
          </>
        ) : null}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => topicChangeWords(i18n, field)} />
        ) : null}
      </Stack>
    </Page>
  );
}
