import { hydratePage } from "@grow/app-kit/document/hydrate-page.tsx";

void hydratePage();
