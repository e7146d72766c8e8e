import { Page } from "@grow/ui";

export default function Home() {
  return (
    <Page>
      <h1>Grow</h1>
    </Page>
  );
}
