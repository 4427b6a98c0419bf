import type { Fixture } from "../../../shared/timeline/provider.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { drawFixtures, firstDayOfRound } from "./draw-fixtures.ts";
import { tournamentOn } from "./tournament.ts";

/** The games of the rounds that begin today: their sides were not known the day before. */
export const newDrawFixtures = (seed: string, sportId: number, today: number): readonly Fixture[] =>
  competitionsOf(sportId).flatMap((competition) => {
    const tournament = tournamentOn(competition, today);
    if (tournament === null) return [];
    const { roundDays } = tournament.draw;
    const round = roundDays.findIndex((_, index) => index > 0 && firstDayOfRound(tournament, index) === today);
    if (round < 0) return [];
    const days = Array.from({ length: roundDays[round] ?? 1 }, (_, index) => today + index);
    return days.flatMap((day) => drawFixtures(seed, competition, day, today));
  });
