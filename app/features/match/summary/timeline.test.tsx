import { useState } from "react";
import { describe, expect, it } from "vitest";
import { readSummary } from "../../../../shared/wire/sections/read-summary.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, liveHalf } from "../drawn-match.fixture.tsx";
import { Timeline } from "./timeline.tsx";

await loadAllTexts();

const untold = "AC÷1er quart-temps¬IG÷0¬IH÷0¬~";
const scored = "AC÷1er quart-temps¬IG÷2¬IH÷0¬~";
/** A quarter more, which its source takes back: the first incident then makes the list no longer, and is not held. */
const announced = "AC÷2e quart-temps¬IG÷0¬IH÷0¬~";
const told = `${scored}III÷a¬IA÷1¬IB÷1'¬IE÷999¬IF÷Durand L.¬IK÷Panier¬~`;

/** Under a name without a capital, it can be called as a function whose hooks belong to the caller. */
const drawTimeline = Timeline;

/** A timeline that has rendered each of the bodies in turn. It is called inside this component, so that it keeps its state between them. */
function Seen({ bodies }: { readonly bodies: readonly string[] }) {
  const [seen, setSeen] = useState(0);
  const drawn = drawTimeline({ periods: readSummary(bodies[seen] ?? "").periods, isLive: true, isRunning: true });
  if (seen < bodies.length - 1) setSeen(seen + 1);
  return drawn;
}

/** The line below the periods: its text, "" for an empty line, or null for no line. */
const lineBelow = (...bodies: string[]): string | null => {
  const markup = drawMatch(<Seen bodies={bodies} />, { event: liveHalf, sportId: sportIds.basketball });
  return /<p class="uneventful">([^<]*)<\/p>/.exec(markup)?.[1] ?? null;
};

describe("the line below a match of which nothing is told", () => {
  it("keeps its place, empty, when a score comes without an incident, so that nothing moves", () => {
    expect(lineBelow(untold)).toMatch(/^Rien à signaler/);
    expect(lineBelow(untold, scored)).toBe("\u00a0");
  });

  it("leaves it to the first incident", () => {
    expect(lineBelow(untold + announced, scored + announced)).toBe("\u00a0");
    expect(lineBelow(untold + announced, scored + announced, told)).toBeNull();
  });

  it("takes no place in what had a score from the start", () => {
    expect(lineBelow(scored)).toBeNull();
    expect(lineBelow(scored, scored)).toBeNull();
  });
});
