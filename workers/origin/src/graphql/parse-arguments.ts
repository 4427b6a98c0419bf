import { GraphQLError } from "graphql";
import { sportById, type Sport } from "../../../../shared/sports/catalogue.ts";
import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import { farthestDay, largestPage, mostIds } from "./limits.ts";
import type { PageOf } from "./questions.ts";

/** Checks of a query's arguments; each throws an error whose text the client reads. */

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

export function parsePage({ first, offset }: PageOf): PageOf {
  if (first < 1 || first > largestPage) throw badInput(`first is from 1 to ${largestPage}`);
  if (offset < 0) throw badInput("offset is 0 or more");
  return { first, offset };
}

export function parseSport(sportId: number): Sport {
  const sport = sportById(sportId);
  if (sport === null) throw badInput(`there is no sport ${sportId}`);
  return sport;
}

export function parseDay({ day, tzHour }: { readonly day: number; readonly tzHour: number }) {
  if (Math.abs(day) > farthestDay) throw badInput(`day is from -${farthestDay} to ${farthestDay}`);
  if (Math.abs(tzHour) > 14) throw badInput("tzHour is from -14 to 14");
  return { day, tzHour };
}

export function parseIds(ids: readonly string[]): readonly string[] {
  if (ids.length > mostIds) throw badInput(`at most ${mostIds} ids at once`);
  return [...new Set(ids)];
}

/** The sport that an id names; null for a text that is not an id of ours. */
export function sportOfId(id: string): number | null {
  const sportId = sportIdOf(id);
  return sportId !== null && sportById(sportId) !== null ? sportId : null;
}
