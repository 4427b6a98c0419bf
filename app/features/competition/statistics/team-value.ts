import type { Language } from "../../../../shared/texts/languages.ts";
import { formatNumber, formatPercent } from "../../../../shared/texts/numbers.ts";
import type { TeamRanking } from "../../../../shared/wire/sections/read-season-statistics.ts";

/** Expected goals of a match differ by less than other statistics. */
const decimalsOf = ({ code }: Pick<TeamRanking, "code">): number => (code === "expectedGoals" ? 2 : 1);

/** A team's value as it is read: "5,4", or "54,1 %" for a share. */
export const toTeamValue = (value: number, ranking: Pick<TeamRanking, "code" | "isShare">, lang: Language): string =>
  ranking.isShare ? formatPercent(value, lang, 1) : formatNumber(value, lang, decimalsOf(ranking));
