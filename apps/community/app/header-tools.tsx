import { ChatButton } from "./areas/live/screens/chat/button/chat-button.tsx";
import { News as Bell } from "./shell/header/news.tsx";

/** What the header has for members only, in a file that guests never load. */
export function News({ user }: { user: number }) {
  return (
    <>
      <ChatButton user={user} />
      <Bell user={user} />
    </>
  );
}
