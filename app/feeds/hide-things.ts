import { emptyBody, hasData } from "../../shared/wire/codec.ts";
import { parseFeedName, type FeedName } from "../../shared/wire/feed-names.ts";
import { playerFeed } from "../../shared/wire/player-feed.ts";
import { sportIdOf } from "../../shared/sports/stable-id.ts";
import { maskedBody, withMissing } from "./masked-body.ts";
import type { VeiledThing } from "../features/veil/veil-cookie.ts";
import { gameKinds, isFigures, newsKinds, oddsKinds, untouchedKinds } from "./veiled-kinds.ts";
import { inNoOrder, veilRow, veilTie } from "./veiled-events.ts";

/** Whether the result of a game is hidden, by its id. */
export type IsHidden = (eventId: string) => boolean;

/**
 * A feed without what gives a hidden result away: rows of hidden games without how they go, no prices, parts and articles of them, and
 * no table or draw that counts them. All else stays. A part of a page that is left out whole is masked, so that the page can say so.
 */
export function hideThings(name: string, body: string, things: readonly VeiledThing[], isHidden: IsHidden): string {
  const parsed = parseFeedName(name);
  if (parsed === null) return emptyBody;
  const { kind } = parsed;
  if (parsed.kind === "match") return veilTie(body, ({ id }) => isHidden(id));
  if (gameKinds.has(kind)) return hideRows(body, things, isHidden);
  if (untouchedKinds.has(kind)) return body;
  if ("eventId" in parsed && isHidden(parsed.eventId)) return kind === "match-section" ? maskedBody : emptyBody;
  if (oddsKinds.has(kind)) return withoutRows(body, (row) => isHidden(idOf(row)));
  if (isOfNews(parsed)) return withoutArticles(body, things);
  if (parsed.kind === "match-section") return hideSection(parsed.section, body, things, isHidden);
  if (parsed.kind === "game") return body;
  if (parsed.kind === "player" && parsed.type === playerFeed.profile) return body;
  if (isTable(parsed)) return hideTable(parsed, body, things);
  if (parsed.kind === "strength-ranking") return things.some(isOf(parsed.sportId)) ? masked(body) : body;
  if (parsed.kind === "player" && parsed.type === playerFeed.strength)
    return hideStrength(parsed.playerId, body, things);
  if (!tellsSome(`${name} ${body}`, things)) return body;
  return kind === "match-standings" || kind === "article" || isFigures(parsed) ? masked(body) : emptyBody;
}

/** A section of a game that is not hidden itself; some tell of other games. */
function hideSection(section: string, body: string, things: readonly VeiledThing[], isHidden: IsHidden): string {
  if (section === "hh") return withoutMeetings(body, things);
  return section === "se" ? hideRows(body, things, isHidden) : body;
}

const masked = (body: string): string => (hasData(body) ? maskedBody : body);

/** The ids of the games of a body whose result is hidden. */
export function hiddenIn(body: string, things: readonly VeiledThing[]): readonly string[] {
  const ids: string[] = [];
  eachRow(body, things, (row, hides) => {
    if (hides) ids.push(idOf(row));
  });
  return ids;
}

const rowMark = "AA÷";
const leagueMark = "ZA÷";
const idOf = (row: string): string => (row.startsWith(rowMark) ? row.slice(rowMark.length, row.indexOf("¬")) : "");
const holds = (row: string, key: string, value: string) => row.includes(`¬${key}÷${value}¬`);

/** The stage's template, as feeds have it (`ZH`): a league's key without its sport. */
const templateKeyOf = ({ id }: VeiledThing): string => id.slice(id.indexOf("_") + 1);

function eachRow(body: string, things: readonly VeiledThing[], toRow: (row: string, hides: boolean) => void): void {
  const leagues = things.filter(({ kind }) => kind === "league").map(templateKeyOf);
  const teams = things.filter(({ kind }) => kind === "team").map(({ id }) => id);
  const races = things.filter(({ kind }) => kind === "race").map(({ id }) => id);
  const games = new Set(things.filter(({ kind }) => kind === "game").map(({ id }) => id));
  let isHiddenLeague = false;
  for (const row of body.split("~")) {
    if (row.startsWith(leagueMark))
      isHiddenLeague = leagues.some((key) => holds(row, "ZH", key)) || races.some((id) => holds(row, "ZC", id));
    const isOfTeam = () => teams.some((id) => holds(row, "PX", id) || holds(row, "PY", id));
    toRow(row, row.startsWith(rowMark) && (isHiddenLeague || isOfTeam() || games.has(idOf(row))));
  }
}

function hideRows(body: string, things: readonly VeiledThing[], isHidden: IsHidden): string {
  const rows: Parameters<typeof inNoOrder>[0][number][] = [];
  eachRow(body, things, (row, hides) => {
    const isVeiled = hides || (row.startsWith(rowMark) && isHidden(idOf(row)));
    rows.push({ row: isVeiled ? veilRow(row) : row, isVeiled });
  });
  return inNoOrder(rows);
}

const withoutRows = (body: string, isGone: (row: string) => boolean): string =>
  body
    .split("~")
    .filter((row) => !isGone(row))
    .join("~");

const tellsSome = (text: string, things: readonly VeiledThing[]): boolean =>
  things.some(({ id, tells }) => [id, ...tells].some((each) => text.includes(each)));

/** Earlier games of both sides (`hh`): a league is known there by its country alone. */
const withoutMeetings = (body: string, things: readonly VeiledThing[]): string =>
  withoutRows(
    body,
    (row) =>
      row.startsWith("KC÷") &&
      things.some((thing) =>
        thing.kind === "league"
          ? holds(row, "KG", templateKeyOf(thing).split("_")[0] ?? "")
          : ["KP", "UO", "UQ"].some((key) => holds(row, key, thing.id)),
      ),
  );

function withoutArticles(body: string, things: readonly VeiledThing[]): string {
  const shown = withoutRows(body, (row) => tellsSome(row, things));
  return shown === body ? body : withMissing(shown);
}

const isOfNews = (parsed: FeedName): boolean =>
  newsKinds.has(parsed.kind) || (parsed.kind === "match-section" && parsed.section === "nf");

type Table = Extract<FeedName, { readonly kind: "standings" | "scorers" }>;
const isTable = (parsed: FeedName): parsed is Table => parsed.kind === "standings" || parsed.kind === "scorers";

/** Ids of our own providers are as long; those of others may be longer. */
const idLength = 8;

/** Whether a thing is of a sport. Ids begin with their sport's sign, and a league's key with its id. */
const isOf =
  (sportId: number | null) =>
  ({ kind, id }: VeiledThing): boolean =>
    kind === "league" ? id.startsWith(`${sportId}_`) : sportIdOf(id.slice(0, idLength)) === sportId;

/** A strength gives away the games of its side, and its rank those of its league. Any hidden league may be one that the side plays in. */
function hideStrength(participantId: string, body: string, things: readonly VeiledThing[]): string {
  const leagues = things.filter(({ kind }) => kind === "league").filter(isOf(sportIdOf(participantId)));
  return leagues.length > 0 || tellsSome(`${participantId} ${body}`, things) ? masked(body) : body;
}

/** A season's table gives away the games of its own stage, and any game whose stage is not known. */
function hideTable({ stageId, tournamentId }: Table, body: string, things: readonly VeiledThing[]): string {
  const counts = things.some(({ kind, id, tells }) => {
    if (kind === "team") return body.includes(id);
    // A championship counts all its races.
    if (kind === "league" || kind === "race") return tells.includes(tournamentId) || tells.includes(stageId);
    return tells.length === 0 || tells.includes(stageId);
  });
  return counts ? masked(body) : body;
}
