import { startPage } from "./rendering/start-page.tsx";

await startPage();
