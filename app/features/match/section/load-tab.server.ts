import { data, redirect, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import { hasData } from "../../../../shared/feed/codec.ts";
import { readMatch } from "../../../../shared/feed/sections/read-match.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { settleSoon } from "../../../feeds/settle-soon.server.ts";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { matchLifetime } from "../match-lifetime.ts";
import { tabsOf, type ShownTab } from "../match-tabs.ts";
import { matchFeedName, sectionFeedName } from "./section-feeds.ts";

/** What a tab's loader gives: a section's feed, null where it cannot be had; a promise where the page is drawn without waiting for it. */
export type LoadedSection = { readonly section: string | null | Promise<string | null> };

/** What a tab shows. A match that has no such tab sends to its first one, which says what there is. */
export async function loadTab(tab: ShownTab, { params, context }: LoaderFunctionArgs) {
  const loading = await loadSection(context, tab, params["eventId"] ?? "");
  return data(await settleSoon(context, loading), { headers: { [lifetimeHeader]: formatLifetime(matchLifetime) } });
}

/**
 * Asks for a tab's section.
 *
 * @throws a redirect to the first tab
 */
export async function loadSection(
  context: AppLoadContext,
  tab: ShownTab,
  eventId: string,
): Promise<{ readonly section: Promise<string | null> }> {
  const { ending, variant } = context;
  const toSummary = () => redirect(formatAddress({ kind: "match", eventId, tab: "summary" }, variant.lang), 302);
  // Also while it is unknown which tabs the match has.
  if (tab === "odds" && !context.visitor.policy.flags.show_odds_comparison_tab) throw toSummary();
  const section = loadFeed(context, sectionFeedName(tab, eventId)).then((feed) => {
    // The rest of the page is good, and what is missing may be there in a moment.
    if (feed === null && ending !== null) ending.lifetime = failedSectionLifetime;
    return feed === null ? null : feed.body;
  });
  if (tab !== "summary") {
    const match = await loadFeed(context, matchFeedName(eventId));
    // An unknown match is the page's own affair.
    const isKnown = match !== null && hasData(match.body);
    const isMissing = isKnown && !tabsOf(readMatch(match.body).tabs, null).includes(tab);
    if (isMissing) throw toSummary();
  }
  return { section };
}

const failedSectionLifetime = { freshSeconds: 1, staleSeconds: 0 };
