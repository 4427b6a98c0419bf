import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { runningClient } from "../../../live/running-client.ts";
import { sectionsOf } from "../../../live/sections.ts";
import type { ShownTab } from "../match-tabs.ts";
import { sectionFeedName } from "./section-feeds.ts";

type Read = { readonly section: string | null };

/** A tab in a browser: its feed as it was read ahead, else asked for by itself, without the page around it. */
export async function readTab(tab: ShownTab, { params, serverLoader }: ClientLoaderFunctionArgs): Promise<Read> {
  const client = runningClient();
  if (client === null) return serverLoader<Read>();
  return { section: await sectionsOf(client).read(sectionFeedName(tab, params["eventId"] ?? "")) };
}
