import { z } from "zod";

/**
 * The parts of OpenLigaDB's answers that are used (its OpenAPI file is `/swagger/v1/swagger.json`). Unknown keys pass; what
 * recorded answers leave out may be absent or null.
 */
const whole = z.int();
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);
const text = maybe(z.string());

const teamSchema = z.object({ teamId: whole, teamName: z.string().min(1), shortName: text, teamGroupName: text });

const resultSchema = z.object({
  resultName: text,
  pointsTeam1: maybe(whole),
  pointsTeam2: maybe(whole),
  resultOrderID: maybe(whole),
  resultTypeID: maybe(whole),
  resultTypeKind: text,
});
export type MatchResult = z.output<typeof resultSchema>;

const goalSchema = z.object({
  goalID: whole,
  scoreTeam1: maybe(whole),
  scoreTeam2: maybe(whole),
  matchMinute: maybe(whole),
  goalGetterID: maybe(whole),
  goalGetterName: text,
  isPenalty: maybe(z.boolean()),
  isOwnGoal: maybe(z.boolean()),
  isOvertime: maybe(z.boolean()),
  comment: text,
});
export type MatchGoal = z.output<typeof goalSchema>;

export const matchSchema = z.object({
  matchID: whole,
  matchDateTime: text,
  matchDateTimeUTC: text,
  leagueId: whole,
  leagueShortcut: text,
  leagueSeason: whole,
  leagueName: text,
  group: z.object({ groupName: text, groupOrderID: whole }),
  team1: teamSchema,
  team2: teamSchema,
  matchIsFinished: z.boolean(),
  location: maybe(z.object({ locationCity: text, locationStadium: text })),
  numberOfViewers: maybe(whole),
  matchResults: maybe(z.array(resultSchema)).transform((results) => results ?? []),
  goals: maybe(z.array(goalSchema)).transform((goals) => goals ?? []),
});
export type Match = z.output<typeof matchSchema>;
