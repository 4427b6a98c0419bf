import { firstInventedId, type Bookmaker, type Market } from "./bookmaker.ts";

/** Invented, and named so that everybody sees it: no firm is called like that. Two have betting slips, of different sizes. */
const invented = [
  { name: "Bet Simulé", betslip: { widthPx: 420, heightPx: 640 } },
  { name: "Cotes Fictives", betslip: { widthPx: 560, heightPx: 760 } },
  { name: "Bookmaker Imaginaire" },
];
/** They have no licence, so none can end. */
const everLicensed = "9999-12-31";

/** The bookmakers under which the built-in world quotes in a market: its own, never those of a regulator's register. */
export const inventedBookmakers = ({ id, number }: Market): readonly Bookmaker[] =>
  invented.map((own, index) => ({
    ...own,
    id: firstInventedId + number * 10 + index,
    market: id,
    site: null,
    domains: [],
    licenceUntil: everLicensed,
  }));
