import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { readStandings } from "../../../shared/wire/sections/read-standings.ts";
import { tableTab } from "../../../shared/competitions/table-tabs.ts";
import { standingsFeedName } from "../competition/competition-feeds.ts";
import { findEvent } from "../../feeds/find-event.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { loadProfile } from "../participant/load-participant.server.ts";
import { unreachableStatus } from "../layout/unreachable-status.ts";
import { eventFeedName } from "../match/section/section-feeds.ts";
import { awayOf, homeOf } from "../match-row/event-words.ts";
import { isPerson, nameOf, nationalFlagOf } from "../participant/participant-view.ts";
import { penOf, quiet, toCard, type Emblem, type Pen } from "./card-parts.ts";
import { type CardOf, cardSize } from "./card-path.ts";
import { loadDrawable } from "./load-card-fonts.server.ts";
import { loadFlag } from "./load-flag.server.ts";
import { withLocalMarks } from "../../../shared/texts/numbers.ts";

/** Places of a table that a picture has room for. */
const shownPlaces = 3;

type Of<K extends CardOf["kind"]> = Extract<CardOf, { readonly kind: K }>;

const draw = async (context: AppLoadContext, subject: CardSubject): Promise<string> =>
  toSubjectCard(penOf(context.variant.lang), (await loadDrawable(context))(subject));

/** Draws the picture of a team or a person (SVG). Throws a response: 404 for an unknown id, 503 where it cannot be loaded. */
export async function loadParticipantCard(context: AppLoadContext, { id }: Of<"participant">): Promise<string> {
  const { sportId, profile, team } = await loadProfile(context, id);
  const sport = sportLabel(sportId, context.variant.lang);
  const isTeam = !isPerson(profile) && profile.shortName != null;
  const about = [profile.roleLabel, team === null ? null : nameOf(team)].filter(Boolean).join(" · ");
  return draw(context, {
    name: nameOf(profile),
    crest: isTeam
      ? { id, code: profile.shortName ?? "", flag: await loadFlag(context, nationalFlagOf(profile)) }
      : null,
    topic: [sport, profile.countryName].filter(Boolean).join(" · "),
    lines: about === "" ? [] : [{ text: about, figure: "" }],
  });
}

/** Draws the picture of a competition with the top of its table (SVG). Throws a response like `loadParticipantCard`. */
export async function loadCompetitionCard(
  context: AppLoadContext,
  { sportId, country, competition }: Of<"competition">,
): Promise<string> {
  const { lang } = context.variant;
  const question = { kind: "competition", sportId, country, competition, lang } as const;
  const found = await loadDirectory(context, question, Math.floor(Date.now() / 1000));
  const { tournamentId, current } = found;
  const table = await loadFeed(
    context,
    standingsFeedName({ tournamentId, stageId: current.stageId }, tableTab.overall),
  );
  const { tables } = readStandings(table?.body ?? "");
  const [first, ...groups] = tables;
  // Several groups have no common leader.
  const rows = first === undefined || groups.length > 0 ? [] : first.rows.slice(0, shownPlaces);
  return draw(context, {
    name: found.name,
    crest: null,
    topic: [sportLabel(sportId, lang), found.country.name, current.season].join(" · "),
    lines: rows.map(({ rank, team, cells }) => ({
      text: `${rank}. ${team}`,
      figure: withLocalMarks(cells.at(-1) ?? "", lang),
    })),
  });
}

/** Loads the subject's name for the title of a link to it. Throws a response like `loadParticipantCard`. */
export async function loadCardTitle(context: AppLoadContext, of: CardOf): Promise<string> {
  const { lang } = context.variant;
  switch (of.kind) {
    case "match": {
      const feed = await loadFeed(context, eventFeedName(of.eventId, lang));
      if (feed === null) throw data(null, { status: unreachableStatus });
      const found = findEvent(feed.body, of.eventId);
      if (found === null) throw data(null, { status: 404 });
      return [homeOf(found.event), awayOf(found.event)].filter((name) => name !== "").join(" – ");
    }
    case "participant":
      return nameOf((await loadProfile(context, of.id)).profile);
    case "competition":
      return (await loadDirectory(context, { ...of, lang }, Math.floor(Date.now() / 1000))).name;
  }
}

type CardSubject = {
  readonly name: string;
  /** A team's; null for a person and a competition. */
  readonly crest: Emblem | null;
  /** "Football · France". */
  readonly topic: string;
  /** Up to three lines below the name: places of a table, or what the subject is. */
  readonly lines: readonly { readonly text: string; readonly figure: string }[];
};

/** A team, a person or a competition as a picture of 1200 by 630 (SVG). No price is ever in it. */
export function toSubjectCard(pen: Pen, { name, crest, topic, lines }: CardSubject): string {
  const left = crest === null ? 64 : 320;
  const room = cardSize.width - left - 64;
  return toCard(pen, topic, [
    crest === null ? "" : pen.emblem(crest, 170),
    pen.text({
      x: left,
      y: lines.length === 0 ? 340 : 260,
      size: 76,
      weight: 700,
      anchor: "start",
      value: name,
      most: room,
    }),
    ...lines.map((line, index) => {
      const y = 390 + index * 64;
      return (
        pen.text({ x: left, y, size: 38, anchor: "start", fill: quiet, value: line.text, most: room - 160 }) +
        pen.text({ x: cardSize.width - 64, y, size: 38, weight: 700, anchor: "end", value: line.figure, most: 140 })
      );
    }),
  ]);
}
