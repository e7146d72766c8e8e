import { countPostView } from "./count-post-view.ts";
import { getPost } from "./get-post.ts";
import { getVoting } from "./get-voting.ts";
import { listPostTopics } from "./list-post-topics.ts";
import { listPosts } from "./list-posts.ts";
import { listPostsOfCategory } from "./list-posts-of-category.ts";
import { listPostsOfTag } from "./list-posts-of-tag.ts";
import { listVotings } from "./list-votings.ts";
import { voteInVoting } from "./vote-in-voting.ts";

export const journalOperations = {
  countPostView,
  getPost,
  getVoting,
  listPostTopics,
  listPosts,
  listPostsOfCategory,
  listPostsOfTag,
  listVotings,
  voteInVoting,
};
