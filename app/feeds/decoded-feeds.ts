import { decodeDayFeed, type DayFeed } from "../../shared/wire/day-feed.ts";
import { decodeOddsRows, type OddsRow } from "../../shared/wire/odds-feed.ts";
import { keepDecoded } from "./keep-decoded.ts";

export const readDay: (body: string) => DayFeed = keepDecoded(decodeDayFeed);
export const readOdds: (body: string) => readonly OddsRow[] = keepDecoded(decodeOddsRows);
