import type { StatusLabels, StatusTexts } from "../status-texts.ts";

const fullTime: Partial<StatusLabels> = { finished: ["Finished", "FT"] };

/** North American sports say overtime. */
const overtime: Partial<StatusLabels> = {
  extraTime: ["Overtime", "OT"],
  afterExtraTime: ["After overtime", "AOT"],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1st run", "Run 1"],
  round2: ["2nd run", "Run 2"],
  afterRound1: ["After run 1", "After run 1"],
};

export const statusesBySport: StatusTexts["bySport"] = {
  soccer: fullTime,
  "rugby-union": fullTime,
  "rugby-league": fullTime,
  basketball: overtime,
  hockey: { ...overtime, penalties: ["Shootout", "SO"], afterPenalties: ["After shootout", "ASO"] },
  "american-football": overtime,
  cricket: {
    inning1: ["1st innings", "1st inn."],
    inning2: ["2nd innings", "2nd inn."],
    inning3: ["3rd innings", "3rd inn."],
    inning4: ["4th innings", "4th inn."],
    afterDay1: ["Stumps, day 1", "Stumps"],
    afterDay2: ["Stumps, day 2", "Stumps"],
    afterDay3: ["Stumps, day 3", "Stumps"],
    afterDay4: ["Stumps, day 4", "Stumps"],
    afterDay5: ["Stumps, day 5", "Stumps"],
  },
  "winter-sports": runs,
  alpine: runs,
};
