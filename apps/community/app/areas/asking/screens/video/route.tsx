import "../../locales/shorts/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { cutText, paramId } from "@grow/domain";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { loadComments } from "../../../../shared/talk/block/load-comments.ts";
import { writeComment } from "../../../../shared/talk/block/write-comment.ts";
import { shortsOrder } from "../../../../shared/videos/shorts-order.ts";
import { VideoScreen } from "./screen.tsx";
import { videoTitles } from "./titles.ts";
import { videoView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id" } };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, environment, locale } = context;
  const id = paramId(params.id) ?? 0;
  const request = commentsRequest(url.searchParams);
  const path = { id };
  const order = shortsOrder(url.searchParams, Boolean(context.token));
  const { sort = "new", by, isFollowing = false } = order;
  const query = { sort, is_follow: isFollowing, ...(by === undefined ? {} : { user_id: by }) };
  const [{ data: video }, list, session, neighbours] = await Promise.all([
    api.GET("/videos/{id}", { params: { path } }),
    loadComments(api, { type: "video", id }, request),
    context.session(),
    url.pathname.startsWith(`${paths.shorts()}/`)
      ? api.GET("/videos/{id}/neighbours", { params: { path, query } })
      : null,
  ]);
  if (decodeURIComponent(url.pathname) !== video.link) throw redirect(video.link + url.search, 301);
  return {
    head: {
      ...fillHead(i18n, videoTitles, { title: video.title }),
      ...(video.text === "" ? {} : { description: cutText(video.text) }),
      canonical: video.link,
      isIndexed: video.is_publish,
      ...(video.cover ? { card: video.cover } : {}),
      jsonLd: {
        "@type": "VideoObject",
        name: video.title,
        description: video.text === "" ? video.title : video.text,
        uploadDate: video.add_date,
        duration: `PT${Math.round(video.duration)}S`,
        contentUrl: new URL(video.url, environment.publicUrl).href,
        ...(video.cover ? { thumbnailUrl: new URL(video.cover, environment.publicUrl).href } : {}),
      },
    },
    video: videoView(video, { list, request }, neighbours?.data ?? null, {
      viewerId: session?.user.id,
      order,
      locale,
    }),
    commentKey: session ? newIdempotencyKey() : null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  writeComment(args, { type: "video", id: paramId(args.params.id) ?? 0 });

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function VideoRoute() {
  const { video, commentKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <VideoScreen
      key={`${video.id}:${video.isReady}`}
      video={video}
      commentKey={commentKey}
      refused={refused}
    />
  );
}
