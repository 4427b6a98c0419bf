import { z } from "@hono/zod-openapi";
import { isKnownStatistic } from "../sports/statistic-types.ts";
import { plays, type PlayName } from "../timeline/plays.ts";
import { shotActions, shotBodies, shotSituations } from "../timeline/shot.ts";
import {
  countryKey,
  id,
  isBetting,
  label,
  minute,
  named,
  seconds,
  side,
  stageId,
  text,
  withoutBookmaker,
  words,
} from "./schema-basics.ts";
import { exact } from "./exact-schema.ts";
import { factsSchema } from "./facts-schema.ts";
import { lineUpSchema, playerSchema } from "./player-schema.ts";
import { pair, resultSchema } from "./result-schema.ts";
import { bookmakerDomainIn, isSiteOf } from "../betting/bookmaker-hosts.ts";
import { isInvented } from "../betting/bookmaker.ts";
import { bookmakerById } from "../betting/bookmakers.ts";
import type { Channel } from "../timeline/incident.ts";

type ChannelFault = { readonly path: "id" | "name" | "url" | "isHighlights"; readonly message: string };

/**
 * The faults of a channel's link. A bookmaker's stream must name a bookmaker exactly as the bookmaker table does and link
 * to that bookmaker's own site; no other channel may link to any bookmaker.
 */
function channelFaults({
  type,
  id,
  name,
  url,
  isHighlights,
}: Pick<Channel, "type" | "id" | "name"> & {
  readonly url?: string | undefined;
  readonly isHighlights?: true | undefined;
}): readonly ChannelFault[] {
  if (isHighlights === true && type !== webChannel) {
    return [{ path: "isHighlights", message: "is for channels of type 3" }];
  }
  if (type !== bookmakerStream) {
    const leadsThere = url !== undefined && bookmakerDomainIn(url) !== null;
    return leadsThere ? [{ path: "url", message: "leads to a bookmaker, which only a channel of type 2 may" }] : [];
  }
  const bookmaker = bookmakerById(id);
  if (bookmaker === null || isInvented(id)) return [{ path: "id", message: "names no bookmaker of the table" }];
  return [
    ...(name === bookmaker.name
      ? []
      : [{ path: "name" as const, message: `is not the bookmaker's name: ${bookmaker.name}` }]),
    ...(url !== undefined && isSiteOf(bookmaker, url)
      ? []
      : [{ path: "url" as const, message: `is no secure address of ${bookmaker.domains.join(" or ")}` }]),
  ];
}

const bookmakerStream = 2;
const webChannel = 3;

const incidentId = z
  .string()
  .regex(/^[\w.:-]{1,64}$/)
  .openapi({ description: "the provider's own name for it, unique in its event", example: "goal-1" });
// The keys of `plays` are its names.
const playName = z.enum(Object.keys(plays) as [PlayName, ...PlayName[]]).openapi("PlayName");
const goalKind = z.enum(["open-play", "header", "penalty", "free-kick", "own-goal"]);
/** The highest number of spectators or seats, and the highest channel id. */
const mostNumber = 1_000_000_000;
const player = playerSchema.optional();
/** Longer than any stop of play between an action and a shot. */
const mostSecondsBefore = 600;
const ofHundred = z.number().min(0).max(100);
const place = {
  x: ofHundred.openapi({ description: "from the shooting side's own goal line (0) to the other one (100)" }),
  y: ofHundred.openapi({ description: "from the left touch line (0) to the right one (100), as that side looks" }),
};
const previousAction = exact(
  z.strictObject({
    action: z.enum(shotActions).optional(),
    from: z
      .strictObject(place)
      .readonly()
      .optional()
      .openapi({ description: "where the action began, as the shooting side looks" }),
    seconds: z
      .number()
      .min(0)
      .max(mostSecondsBefore)
      .optional()
      .openapi({ description: "from the action to the shot" }),
  }),
);
const shot = exact(
  z
    .strictObject({
      ...place,
      body: z.enum(shotBodies).optional().openapi({ description: "head: any part of the body but a foot" }),
      situation: z
        .enum(shotSituations)
        .optional()
        .openapi({ description: "a penalty must say so, because its place does not" }),
      previous: previousAction
        .optional()
        .openapi({ description: "the last action with the ball before the shot, by either side" }),
    })
    .superRefine(({ situation, previous }, context) => {
      if (previous === undefined || (situation !== "free-kick" && situation !== "penalty")) return;
      context.addIssue({ code: "custom", path: ["previous"], message: `does not exist before a ${situation}` });
    }),
).optional();

const figure = z
  .strictObject({
    type: z.int().refine(isKnownStatistic, "names no statistic"),
    home: text(40),
    away: text(40),
  })
  .readonly();
const playerFigures = z.strictObject({ player: playerSchema, values: named(20, 40, 60) }).readonly();
const channelShape = z
  .strictObject({
    type: z.union([z.literal(1), z.literal(2), z.literal(3)]).openapi({ description: "1 TV, 2 bookmaker, 3 web" }),
    id: z.int().min(0).max(mostNumber),
    name: label,
    url: text(300)
      .pipe(z.url({ protocol: /^https?$/ }))
      .optional(),
    countryKeys: z
      .array(countryKey)
      .max(300)
      .readonly()
      .openapi({ description: "where it can be seen; everywhere when empty" }),
    isHighlights: z
      .literal(true)
      .optional()
      .openapi({ description: "shows the best scenes and not the match itself; of a channel of type 3" }),
  })
  .superRefine((value, context) => {
    for (const { path, message } of channelFaults(value)) context.addIssue({ code: "custom", path: [path], message });
  });
const channel = exact(channelShape);
const referee = exact(z.strictObject({ name: label, countryKey: countryKey.optional(), role: text(40).optional() }));
const information = exact(
  z.strictObject({
    venue: label.optional(),
    town: label.optional(),
    capacity: z.int().min(0).max(mostNumber).optional(),
    attendance: z.int().min(0).max(mostNumber).optional(),
    referees: z.array(referee).max(20).readonly().optional(),
    facts: named(40, 120, 60).optional(),
  }),
);
const amendment = exact(
  z.strictObject({
    side: side.optional(),
    minute: minute.optional(),
    player,
    assist: player,
    how: goalKind.optional(),
  }),
);

/**
 * Every kind that a provider may report, each with the stamp of the place where it is reported (`Incident` of
 * `shared/timeline`).
 */
function toUnion<Stamp extends z.ZodRawShape>(place: string, stamp: Stamp) {
  const report = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
    z.strictObject({ kind: z.literal(kind), ...stamp, ...shape }).openapi(`${place}.${kind}`);
  return z.discriminatedUnion("kind", [
    report("status", { status: stageId }),
    report("goal", { side, minute, player, assist: player, how: goalKind.optional(), shot }),
    report("card", {
      side,
      colour: z.enum(["yellow", "second-yellow", "red"]),
      minute,
      player,
      reason: label.optional(),
    }),
    report("added-time", { minutes: z.int().min(0).max(60) }),
    report("shoot-out", { side, scored: z.boolean(), player }),
    report("result", { result: resultSchema }),
    report("points", {
      side,
      value: z.int().min(1).max(100),
      minute: minute.optional(),
      player,
      assist: player,
      how: playName.optional(),
    }),
    report("period-won", { side }),
    report("review", { side, minute, outcome: z.enum(["running", "stands", "taken-back"]) }),
    report("substitution", { side, minute, off: playerSchema, on: playerSchema }),
    report("missed-penalty", { side, minute, player, shot }),
    report("play", { side, play: playName, minute, player, isImportant: z.literal(true).optional(), shot }),
    report("line-up", { side, lineUp: lineUpSchema }),
    report("statistics", {
      period: z.int().min(0).max(20).openapi({ description: "0 for the whole event" }),
      figures: z.array(figure).min(1).max(100).readonly(),
    }),
    report("player-statistics", { side, rows: z.array(playerFigures).max(100).readonly() }),
    report("comment", {
      minute,
      lang: z.string().regex(/^[a-z]{2}$/),
      text: words(1000).refine(...withoutBookmaker),
      isImportant: z.literal(true).optional(),
      isBetting,
    }),
    report("broadcast", { channels: z.array(channel).max(300).readonly() }),
    report("information", { information }),
    report("notice", { text: text(300).refine(...withoutBookmaker), isBetting }),
    report("facts", { facts: factsSchema }),
    report("moved", { startSeconds: seconds, timeKnown: z.boolean() }),
    report("correction", { score: pair, periods: z.array(pair).max(40).readonly() }),
    report("retracted", {
      incidentId,
      reason: z.enum(["offside", "foul", "handball", "video-review", "coach-challenge", "error"]).optional(),
    }),
    report("amended", { incidentId, changes: amendment }),
  ]);
}

/** An incident in an event's `timeline`. It always has an id and an instant, so that sending it again changes nothing. */
export const reportedSchema = exact(toUnion("told", { id: incidentId, atSeconds: seconds }));

/** An incident posted alone, for an event that exists. Without an instant of its own it gets the time of its arrival. */
export const postedSchema = exact(
  toUnion("posted", { eventId: id, id: incidentId.optional(), atSeconds: seconds.optional() }),
);

export type ReportedIncident = z.output<typeof reportedSchema>;
export type PostedIncident = z.output<typeof postedSchema>;
