import { data, redirect, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { ParticipantFields } from "../../../shared/wire/participant-fields.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { withoutStations } from "../../feeds/listed-cells.ts";
import { loadFeed, loadFeeds } from "../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { storedFor, type Lifetime } from "../../gateway/lifetime.ts";
import { goneStatus } from "../layout/gone-status.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";
import { toPageLinks } from "../page/page-links.server.ts";
import {
  eventsFeedName,
  figuresFeedName,
  missedFeedName,
  newsFeedName,
  profileFeedName,
  transfersFeedName,
  type EventsAsked,
} from "./participant-feeds.ts";
import {
  isPerson,
  subjectOf,
  type ParticipantKind,
  type ParticipantPage,
  type Profile,
  type Section,
} from "./participant-view.ts";
import { sectionFolders } from "./section-folders.ts";

/** The cache lifetime of a team's or player's page. It is short, because games may be live. */
const participantLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 60 };

export type LoadedProfile = {
  readonly sportId: number;
  readonly profile: Profile;
  readonly team: Profile | null;
  /** A team's players and coach. */
  readonly people: readonly Profile[];
};

/** Items of a team's news (C9.04). */
export const newsCount = 15;

/** Throws a response: 404 for an unknown id, 410 for a deleted participant, 503 where the feed cannot be loaded. */
export async function loadProfile(context: AppLoadContext, id: string): Promise<LoadedProfile> {
  const sportId = sportIdOf(id);
  if (sportId === null || sportById(sportId) === null) throw data(null, { status: 404 });
  const feed = await loadFeed(context, profileFeedName(id));
  if (feed === null) throw data(null, { status: unreachableStatus });
  const rows = (decodeDayFeed(feed.body).participants ?? []).flatMap(toProfile);
  const [profile, ...others] = rows;
  if (profile === undefined) throw data(null, { status: 404 });
  if (profile.deleted === 1) throw data(null, { status: goneStatus });
  return isPerson(profile)
    ? { sportId, profile, team: others[0] ?? null, people: [] }
    : { sportId, profile, team: null, people: others };
}

const toProfile = (fields: ParticipantFields): readonly Profile[] =>
  typeof fields.id === "string" ? [{ ...fields, id: fields.id }] : [];

/** Returns the values from which the names of a participant's feeds of events are made. */
export function toEventsAsked({ visitor, variant }: AppLoadContext, sportId: number, subject: Profile): EventsAsked {
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const tzHour = zoneOffsetHours(timeZone, Math.floor(Date.now() / 1000));
  return { sportId, countryId: subject.countryId ?? "0", participantId: subject.id, tzHour, lang: variant.lang };
}

/**
 * Loads the page of a team or a player. Throws a redirect (301) where the address does not have the subject's own kind,
 * slug and id, as that of a club that was merged into another, and (302) where it names a section without content.
 */
async function loadParticipant(
  context: AppLoadContext,
  kind: ParticipantKind,
  { pathname, searchParams }: URL,
  id: string,
): Promise<ParticipantPage> {
  const { lang } = context.variant;
  const loaded = await loadProfile(context, id);
  const { sportId, profile, team } = loaded;
  const words = addressWords[lang];
  const own = parseAddress({ pathname: profile.url ?? "", searchParams }, words);
  const asked = parseAddress({ pathname: withoutData(pathname), searchParams }, words);
  if (own?.kind !== "team" && own?.kind !== "player") throw data(null, { status: 404 });
  if (asked?.kind !== own.kind) throw redirect(formatAddress(own, lang), 301);
  // The requested section, by its proper name.
  const right = { ...asked, slug: own.slug, id: own.id };
  if (asked.slug !== own.slug || asked.id !== own.id) throw redirect(formatAddress(right, lang), 301);
  const [list, sections] = await Promise.all([
    loadEvents(context, sportId, kind, loaded),
    knownSections(context, kind, loaded),
  ]);
  const shown = sectionsOf(kind, isPerson(profile) ? null : list, sections);
  if (!shown.includes(asked.section)) throw redirect(formatAddress({ ...own, section: "summary" }, lang), 302);
  return {
    lang,
    kind,
    sportId,
    slug: own.slug,
    profile,
    team,
    list,
    sections: shown,
    nowSeconds: Math.floor(Date.now() / 1000),
    links: toPageLinks(context, () => right),
  };
}

/** Returns null where the events cannot be loaded. */
export async function loadEvents(
  context: AppLoadContext,
  sportId: number,
  kind: ParticipantKind,
  { profile, team }: Pick<LoadedProfile, "profile" | "team">,
): Promise<ListFeed | null> {
  const subject = subjectOf({ profile, team });
  if (isPerson(subject)) return null;
  const name = eventsFeedName(toEventsAsked(context, sportId, subject));
  const feed = await loadFeed(context, name);
  return feed === null ? null : toList(`${kind}/${profile.id}`, sportId, name, feed);
}

/** A list of events as a browser follows it while its page is open, without prices and channels. */
export const toList = (
  key: string,
  sportId: number,
  feedName: string,
  { body, seq }: { readonly body: string; readonly seq: number },
): ListFeed => ({
  key,
  sportId,
  feedName,
  oddsFeedName: null,
  market: null,
  isFollowed: true,
  scope: "temporary",
  feed: withoutStations(body),
  seq,
  odds: null,
  oddsSeq: null,
  nowSeconds: Math.floor(Date.now() / 1000),
});

/** Sections whose feeds have something; results and fixtures are known from the events. */
async function knownSections(
  context: AppLoadContext,
  kind: ParticipantKind,
  { profile, people }: LoadedProfile,
): Promise<ReadonlySet<Section>> {
  const { id } = profile;
  const feeds: readonly (readonly [Section, string])[] =
    kind === "team"
      ? [
          ["transfers", transfersFeedName(id)],
          ["absences", missedFeedName(id)],
          ["news", newsFeedName(id, newsCount)],
        ]
      : [
          ["transfers", transfersFeedName(id)],
          ["injuries", missedFeedName(id)],
          ...(isPerson(profile) ? [["matches", figuresFeedName(id)] as const] : []),
        ];
  const bodies = await loadFeeds(
    context,
    feeds.map(([, name]) => name),
  );
  const filled = feeds.flatMap(([section], index) => (hasData(bodies[index]?.body ?? "") ? [section] : []));
  return new Set<Section>(["summary", ...(people.length > 0 ? (["squad"] as const) : []), ...filled]);
}

/** @param list null where the events are not the subject's own */
function sectionsOf(kind: ParticipantKind, list: ListFeed | null, known: ReadonlySet<Section>): readonly Section[] {
  const events = list === null ? [] : decodeDayFeed(list.feed).leagues.flatMap((league) => league.events);
  const isOver = events.map((event) => event.statusType === statusType.finished);
  const has: Readonly<Partial<Record<Section, boolean>>> =
    kind === "team"
      ? { results: isOver.includes(true), fixtures: isOver.includes(false) }
      : { matches: isOver.includes(true) };
  // The folders of a kind are named by its sections.
  const all = Object.keys(sectionFolders[kind]) as Section[];
  return all.filter((section) => known.has(section) || has[section] === true);
}

const withoutData = (pathname: string): string => pathname.replace(/\.data$/, "");

/** Makes the loader of the route of teams or of players. */
export const participantLoader =
  (kind: ParticipantKind) =>
  async ({ request, params, context }: LoaderFunctionArgs) =>
    data(
      await loadParticipant(context, kind, new URL(request.url), params["id"] ?? ""),
      storedFor(participantLifetime),
    );
