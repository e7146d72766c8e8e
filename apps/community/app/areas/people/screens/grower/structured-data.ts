import type { Schema } from "@grow/contract";

/** A grower's page for search engines: a person, what they wrote and how many follow them. */
export function profileData(
  user: Schema<"User">,
  information: Schema<"UserInformation">,
  elsewhere: readonly { readonly href: string }[],
  origin: string,
): Record<string, unknown> {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    "@type": "ProfilePage",
    dateCreated: user.add_date,
    mainEntity: {
      "@type": "Person",
      name: user.name,
      identifier: String(user.id),
      url: absolute(user.link),
      ...(information.about === "" ? {} : { description: information.about }),
      ...(user.avatar_small === null ? {} : { image: absolute(user.avatar_small) }),
      ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere.map(({ href }) => href) }),
      interactionStatistic: counter("FollowAction", information.cnt_followers),
      agentInteractionStatistic: counter("WriteAction", information.cnt_reports),
    },
  };
}

function counter(action: string, count: number): Record<string, unknown> {
  return {
    "@type": "InteractionCounter",
    interactionType: { "@type": action },
    userInteractionCount: count,
  };
}
