import { data, redirect, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import { hasData } from "../../../../shared/wire/codec.ts";
import { readMatch } from "../../../../shared/wire/sections/read-match.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { formatLifetime, lifetimeHeader, type Lifetime } from "../../../gateway/lifetime.ts";
import { matchLifetime } from "../match-lifetime.ts";
import { tabsOf, type ShownTab } from "../match-tabs.ts";
import { matchFeedName, sectionFeedName } from "./section-feeds.ts";

/** A section's feed; null if it could not be loaded; a promise if the page may begin without it. */
export type LoadedSection = { readonly section: string | null | Promise<string | null> };

/** Loads a tab's section. If the match has no such tab, redirects to its first one, which says what is available. */
export async function loadTab(tab: ShownTab, { params, context }: LoaderFunctionArgs) {
  const loaded = await loadSection(context, tab, params["eventId"] ?? "");
  return data(loaded, { headers: { [lifetimeHeader]: formatLifetime(lifetimeWith(loaded.section)) } });
}

/** Throws a redirect to the first tab. */
export async function loadSection(context: AppLoadContext, tab: ShownTab, eventId: string): Promise<LoadedSection> {
  const { answer, variant } = context;
  const toSummary = () => redirect(formatAddress({ kind: "match", eventId, tab: "summary" }, variant.lang), 302);
  // Also while it is unknown which tabs the match has.
  if (tab === "odds" && !context.visitor.policy.flags.show_odds_comparison_tab) throw toSummary();
  const section = loadFeed(context, sectionFeedName(tab, eventId)).then((feed) => feed?.body ?? null);
  if (tab !== "summary") {
    const match = await loadFeed(context, matchFeedName(eventId));
    // An unknown match is the page's own affair.
    const isKnown = match !== null && hasData(match.body);
    const isMissing = isKnown && !tabsOf(readMatch(match.body).tabs, null).includes(tab);
    if (isMissing) throw toSummary();
  }
  return { section: answer === "streamed document" ? section : await section };
}

const failedSectionLifetime: Lifetime = { freshSeconds: 1, staleSeconds: 0 };

/** A page without its section is valid, but it is cached for a second only, because the section may be available soon. */
export const lifetimeWith = (section: LoadedSection["section"]): Lifetime =>
  section === null ? failedSectionLifetime : matchLifetime;
