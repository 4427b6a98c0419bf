import { buildMetaName } from "./build-meta.ts";

/** The build of the open document; empty where it names none. */
export const readBuild = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${buildMetaName}]`)?.content ?? "";
