import { data, redirect, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Address } from "../../../shared/addresses/address.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { tableTab } from "../../../shared/competitions/table-tabs.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadProfile, toEventsAsked } from "../../features/participant/load-participant.server.ts";
import { partFeedName } from "../../features/participant/participant-feeds.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";

/**
 * Leads to the page of a table, a competition, a draw, a series or a comparison whose ids a feed names (C2.08).
 *
 * The addresses are `/ids/standings/{sport}/{tournament}/{stage}/{type}`, with the type of
 * statistics as in `to_`, `/ids/competition/{sport}/{tournament}/{stage}`, `/ids/draw/{sport}/{tournament}/{stage}`,
 * `/ids/series/{sport}/{series}` and `/ids/head-to-head/{sport}/{participant}/{participant}`. `/ids/redirect/{sport}/{type}/{id}` leads to
 * the page of an id by the number of its type (C3.21).
 */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerDocument(async () => redirect(await toPath(args), 302));

type Ids = { readonly context: AppLoadContext; readonly sportId: number; readonly ids: readonly string[] };

function toPath({ request, context }: LoaderFunctionArgs): Promise<string> {
  const [, , kind = "", sport = "", ...ids] = new URL(request.url).pathname.split("/");
  const sportId = Number(sport);
  if (sportById(sportId) === null) throw data(null, { status: 404 });
  const open = kinds[kind];
  if (open === undefined) throw data(null, { status: 404 });
  return open({ context, sportId, ids });
}

const kinds: Readonly<Record<string, (asked: Ids) => Promise<string>>> = {
  async redirect({ ids: [type = "", id = ""], ...asked }) {
    const lead = redirectTypes[type];
    if (lead === undefined || id === "") throw data(null, { status: 404 });
    return lead(asked, id);
  },
  standings: async ({ ids: [tournamentId = "", stageId = "", type = "1"], ...asked }) => {
    const path = await competitionPath({ ...asked, tournamentId, stageId, section: "standings" });
    const table = Object.entries(tableTab).find(([, number]) => String(number) === type)?.[0];
    if (table === undefined) throw data(null, { status: 404 });
    return type === "1" ? path : `${path}#${table}`;
  },
  competition: ({ ids: [tournamentId = "", stageId = ""], ...asked }) =>
    competitionPath({ ...asked, tournamentId, stageId, section: "summary" }),
  draw: ({ ids: [tournamentId = "", stageId = ""], ...asked }) =>
    competitionPath({ ...asked, tournamentId, stageId, section: "draw" }),
  async series({ context, sportId, ids: [seriesId = ""] }) {
    const { lang } = context.variant;
    const events = await eventsIn(
      context,
      formatFeedName({ kind: "series", sportId, seriesId, tzHour: 0, lang, projectTypeId }),
    );
    return matchPath(context, nearestOf(events), "series");
  },
  async "head-to-head"({ context, sportId, ids: [first = "", second = ""] }) {
    if (sportIdOf(first) !== sportId || sportIdOf(second) !== sportId) throw data(null, { status: 404 });
    const { profile } = await loadProfile(context, first);
    const asked = toEventsAsked(context, sportId, profile);
    const [coming, past] = await Promise.all([
      eventsIn(context, partFeedName("fixtures", asked, 0)),
      eventsIn(context, partFeedName("results", asked, 0)),
    ]);
    const meetings = [...coming, ...past].filter(
      ({ homeParticipantId, awayParticipantId }) => homeParticipantId === second || awayParticipantId === second,
    );
    return matchPath(context, nearestOf(meetings), "headToHead");
  },
};

type Lead = (asked: Pick<Ids, "context" | "sportId">, id: string) => Promise<string>;

const toMatch: Lead = async ({ context, sportId }, id) => {
  if (sportIdOf(id) !== sportId) throw data(null, { status: 404 });
  return matchPath(context, { id }, "summary");
};

const toParticipant: Lead = async ({ context, sportId }, id) => {
  const { profile } = await loadProfile(context, id);
  if (sportIdOf(id) !== sportId || !profile.url) throw data(null, { status: 404 });
  return profile.url;
};

/** The redirect types (C3.21): event, tournament template, participant, player, detail page. */
const redirectTypes: Readonly<Record<string, Lead>> = {
  "1": toMatch,
  async "2"({ context, sportId }, templateId) {
    const { lang } = context.variant;
    const nowSeconds = Math.floor(Date.now() / 1000);
    const found = await loadDirectory(context, { kind: "template", sportId, templateId, lang }, nowSeconds);
    const { country, competition } = found;
    return formatAddress(
      { kind: "competition", sportId, country, competition, season: null, section: "summary" },
      lang,
    );
  },
  "3": toParticipant,
  "4": toParticipant,
  "5": toMatch,
};

type AskedSection = Pick<Ids, "context" | "sportId"> & {
  readonly tournamentId: string;
  readonly stageId: string;
  readonly section: "summary" | "standings" | "draw";
};

async function competitionPath({ context, sportId, tournamentId, stageId, section }: AskedSection): Promise<string> {
  const { lang } = context.variant;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const question = { kind: "stage", sportId, tournamentId, stageId, lang } as const;
  const { country, competition, season } = await loadDirectory(context, question, nowSeconds);
  const address: Address = { kind: "competition", sportId, country, competition, season, section };
  return formatAddress(address, lang);
}

async function eventsIn(context: AppLoadContext, feedName: string): Promise<readonly EventFields[]> {
  const feed = await loadFeed(context, feedName);
  if (feed === null) throw data(null, { status: unreachableStatus });
  return decodeDayFeed(feed.body).leagues.flatMap(({ events }) => events);
}

/** The game that runs or comes next; of games that are all over the last. */
function nearestOf(events: readonly EventFields[]): EventFields | undefined {
  const byStart = events.toSorted((a, b) => (a.startSeconds ?? 0) - (b.startSeconds ?? 0));
  return byStart.find((event) => event.statusType !== statusType.finished) ?? byStart.at(-1);
}

function matchPath(
  { variant }: AppLoadContext,
  event: Pick<EventFields, "id"> | undefined,
  tab: "summary" | "series" | "headToHead",
): string {
  if (!event?.id) throw data(null, { status: 404 });
  return formatAddress({ kind: "match", eventId: event.id, tab }, variant.lang);
}
