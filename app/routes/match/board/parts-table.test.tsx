import { expect, it } from "vitest";
import { drawMatch } from "../../../features/match/drawn-match.fixture.tsx";
import { loadAllTexts } from "../../../i18n/texts.ts";
import type { BoardPart } from "./board-parts.ts";
import { PartsTable } from "./parts-table.tsx";

await loadAllTexts();

it("numbers innings on after the last, and calls an overtime what it is", () => {
  const headsOf = (count: number, extra = 1) => {
    const part = { away: "0", home: "0", homeTieBreak: "", awayTieBreak: "", isRunning: false, winner: 0 } as const;
    const parts: BoardPart[] = [
      ...Array.from({ length: count }, (_, index) => ({ ...part, kind: "period" as const, number: index + 1 })),
      ...Array.from({ length: extra }, (_, index) => ({ ...part, kind: "extra" as const, number: count + index + 1 })),
    ];
    const markup = drawMatch(<PartsTable event={{}} parts={parts} hasTotal={false} />, {});
    return [...markup.matchAll(/<th scope="col">([^<]+)<\/th>/g)].map(([, head]) => head);
  };
  expect(headsOf(9).at(-1)).toBe("10+");
  expect(headsOf(4).at(-1)).toBe("Prol.");
  expect(headsOf(9, 2).slice(-2)).toEqual(["10", "11"]);
  expect(headsOf(4, 4).slice(-4)).toEqual(["Prol. 1", "Prol. 2", "Prol. 3", "Prol. 4"]);
});

it("can be scrolled by keys, where a phone has no room for every part", () => {
  expect(drawMatch(<PartsTable event={{}} parts={[]} hasTotal={false} />, {})).toContain(
    '<section class="parts-box" aria-label="Score par période" tabindex="0">',
  );
});
