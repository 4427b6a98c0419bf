import type { BetType } from "../../../shared/betting/bet-types.ts";
import { mainBetOf } from "../../../shared/betting/main-bet.ts";
import { opensBeforeSeconds, type BetPeriod, type Quote } from "../../../shared/betting/quote.ts";
import type { PricedEvent } from "../../../shared/timeline/provider.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { initialState } from "../../../shared/timeline/fold.ts";
import { bets, type OutcomeChance } from "./bets.ts";
import { bookmakersAt, type PricingBookmaker } from "./bookmakers-at.ts";
import { inTie } from "./forecast.ts";
import { forecastDuel } from "./forecast-event.ts";
import { forecastStarter } from "./forecast-field.ts";
import { offersOf } from "./offers.ts";
import { toPrice } from "./to-price.ts";

/** Outcomes that are almost certain or almost impossible are not offered. */
const certainChance = 0.985;
const leastChance = 0.002;
/** Numbers of places to bet on; each needs a field with twice as many starters. */
const placeLines = [1, 3, 5, 10];

/** Returns every market of an event at an instant, for each bookmaker: a pure function of its arguments. */
export function quoteEvent(seed: string, situation: PricedEvent, atSeconds: number): readonly Quote[] {
  const opening = toOpening(situation);
  const openedSeconds = Math.min(atSeconds, situation.state.schedule.startSeconds - opensBeforeSeconds);
  const mainBet = mainBetOf(situation.state.schedule.sportId);
  const isMain = (betType: BetType, period: BetPeriod) => betType === mainBet && period === "full-time";
  const openingBookmakers = bookmakersAt(seed, opening.state, openedSeconds);
  return bookmakersAt(seed, situation.state, atSeconds).flatMap((bookmaker, index) => {
    const marketsNow = marketsOf(situation, atSeconds, bookmaker);
    const opener = openingBookmakers[index] ?? bookmaker;
    const marketsThen = marketsOf(opening, openedSeconds, opener);
    return offersOf(situation.state).flatMap(([betType, period]) =>
      marketsNow
        .lines(betType, period)
        .map((line) => ({ line, chances: marketsNow.outcomes(betType, period, line) }))
        .filter(({ chances }) => chances.length > 0 && (isMain(betType, period) || isOpen(chances)))
        .map(({ line, chances }): Quote => {
          const before = marketsThen.outcomes(betType, period, line);
          const outcomes = chances.map(({ code, chance }) => ({
            code,
            price: isMain(betType, period) ? toPrice(chance, bookmaker.payout) : priceOf(chance, bookmaker),
            opening: priceOf(before.find((outcome) => outcome.code === code)?.chance ?? 0, opener),
          }));
          const eachWay = eachWayOf(situation, betType, line);
          return { bookmakerId: bookmaker.id, betType, period, line, outcomes, ...(eachWay !== null && { eachWay }) };
        }),
    );
  });
}

/** The each-way terms of the world's bookmakers, by the number of starters. */
const eachWayTerms: readonly (readonly [starters: number, terms: string])[] = [
  [16, "1/4 1-4"],
  [8, "1/5 1-3"],
  [5, "1/4 1-2"],
];

function eachWayOf({ state, field }: PricedEvent, betType: BetType, line: string): string | null {
  const isWin = betType === "TOP_POSITION_MERGED" && line === "1";
  if (!isWin || state.schedule.sportId !== sportIds["horse-racing"]) return null;
  return eachWayTerms.find(([starters]) => field.length >= starters)?.[1] ?? null;
}

const isOpen = (chances: readonly OutcomeChance[]) => chances.every(({ chance }) => chance < certainChance);

function priceOf(chance: number, { payout }: PricingBookmaker): number | null {
  return chance < leastChance ? null : toPrice(chance, payout);
}

const toOpening = ({ state, field, aheadInTie }: PricedEvent): PricedEvent => ({
  state: initialState(state.schedule),
  field: field.map(({ schedule }) => initialState(schedule)),
  aheadInTie,
});

/** One bookmaker's forecast. */
type Markets = {
  readonly lines: (betType: BetType, period: BetPeriod) => readonly string[];
  readonly outcomes: (betType: BetType, period: BetPeriod, line: string) => readonly OutcomeChance[];
};

const marketsOf = (situation: PricedEvent, atSeconds: number, bookmaker: PricingBookmaker): Markets =>
  situation.state.schedule.away === null
    ? fieldMarkets(situation, bookmaker)
    : duelMarkets(situation, atSeconds, bookmaker);

function duelMarkets({ state, aheadInTie }: PricedEvent, atSeconds: number, { tilt }: PricingBookmaker): Markets {
  const forecasts = {
    "full-time": forecastDuel(state, atSeconds, tilt, "full-time"),
    "first-half": forecastDuel(state, atSeconds, tilt, "first-half"),
  };
  const seenBy = (betType: BetType, period: BetPeriod) => {
    const forecast = forecasts[period];
    if (forecast === null || betType !== "TO_QUALIFY") return forecast;
    return aheadInTie === null ? null : inTie(forecast, aheadInTie);
  };
  return {
    lines(betType, period) {
      const forecast = seenBy(betType, period);
      return forecast === null || betType === "TOP_POSITION_MERGED" ? [] : bets[betType].lines(forecast);
    },
    outcomes(betType, period, line) {
      const forecast = seenBy(betType, period);
      return forecast === null || betType === "TOP_POSITION_MERGED" ? [] : bets[betType].outcomes(forecast, line);
    },
  };
}

function fieldMarkets({ state, field }: PricedEvent, { tilt }: PricingBookmaker): Markets {
  const forecast = forecastStarter(state, field, tilt);
  if (forecast === null) return { lines: () => [], outcomes: () => [] };
  const { amongFirst, rival } = forecast;
  return {
    lines(betType) {
      if (betType === "HOME_AWAY") return rival === null ? [] : [rival.name];
      return placeLines.filter((places) => places * 2 <= amongFirst.length).map(String);
    },
    outcomes(betType, _, line) {
      if (betType !== "HOME_AWAY") return [{ code: "yes", chance: amongFirst[Number(line) - 1] ?? 0 }];
      if (rival?.name !== line) return [];
      return [
        { code: "1", chance: rival.chance },
        { code: "2", chance: 1 - rival.chance },
      ];
    },
  };
}
