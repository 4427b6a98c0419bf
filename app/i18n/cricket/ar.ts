import { createPlural } from "../../../shared/texts/plural.ts";
import type { CricketTexts } from "./fr.ts";

const plural = createPlural("ar");
const runs = (count: number) =>
  plural(count, {
    zero: `${count} شوط`,
    one: "شوط واحد",
    two: "شوطين",
    few: `${count} أشواط`,
    many: `${count} شوطًا`,
    other: `${count} شوط`,
  });
const wickets = (count: number) =>
  plural(count, {
    zero: `${count} ويكت`,
    one: "ويكت واحد",
    two: "ويكتين",
    few: `${count} ويكتات`,
    many: `${count} ويكت`,
    other: `${count} ويكت`,
  });

export const ar: CricketTexts = {
  won: (name) => `الفائز: ${name}`,
  byWickets: (name, count) => `الفائز: ${name} بفارق ${wickets(count)}`,
  byRuns: (name, count) => `الفائز: ${name} بفارق ${runs(count)}`,
  byInnings: (name, count) => `الفائز: ${name} بفارق جولة و${runs(count)}`,
  superOver: (name) => `الفائز: ${name} في السوبر أوفر`,
  over: (number) => `الأوفر ${number}`,
  tied: "تعادل في الأشواط",
  drawn: "تعادل",
  noResult: "دون نتيجة",
};
