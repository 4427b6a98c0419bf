import { firstInventedId, type Bookmaker, type Market } from "./bookmaker.ts";

/** Invented, and named so that everybody sees it: no firm is called like that. */
const names = ["Bet Simulé", "Cotes Fictives", "Bookmaker Imaginaire"];
/** They have no licence, so none can end. */
const everLicensed = "9999-12-31";

/** The bookmakers under which the built-in world quotes in a market: its own, never those of a regulator's register. */
export const inventedBookmakers = ({ id, number }: Market): readonly Bookmaker[] =>
  names.map((name, index) => ({
    id: firstInventedId + number * 10 + index,
    name,
    market: id,
    site: null,
    domains: [],
    licenceUntil: everLicensed,
  }));
