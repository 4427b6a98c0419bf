import { sessionKeys } from "../features/account/session-keys.ts";
import { themeKey } from "../features/theme/theme.ts";
import { toPageKind } from "./page-kinds.ts";
import type { SeenPage, Viewer } from "./views.ts";

const stages = ["scheduled", "live", "finished"] as const;

/** The page in front of the visitor. */
export function readPage(): SeenPage {
  const board = document.querySelector(".match .board")?.classList;
  return {
    url: new URL(location.href),
    pageKind: toPageKind(document.querySelector<HTMLElement>("[data-page]")?.dataset["page"] ?? null),
    stage: stages.find((stage) => board?.contains(stage)) ?? null,
  };
}

/** The visitor as tracking names them: by the id of their account alone, where they are signed in. */
export function readViewer(): Viewer {
  const userId = stored(sessionKeys.hash) === null ? null : stored(sessionKeys.id);
  const chosen = stored(themeKey);
  return {
    nowSeconds: Math.floor(Date.now() / 1000),
    theme: document.documentElement.dataset["theme"] === "dark" ? "dark" : "default",
    ...(chosen === "dark" ? { userTheme: "dark" } : chosen === "light" ? { userTheme: "default" } : {}),
    ...(userId === null || userId === "" ? {} : { userId }),
  };
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
