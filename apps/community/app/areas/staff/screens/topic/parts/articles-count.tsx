import { Plural } from "@lingui/react/macro";

/** "4 articles". */
export const ArticlesCount = ({ count }: { count: number }) => (
  <Plural id="admin.topic.articles" value={count} one="# article" other="# articles" />
);
