import { readAnswers } from "../../app/gateway/answers.ts";
import { toVisitorsOfPlace } from "../../app/gateway/visitors-of-place.ts";
import { rulesFor } from "../../shared/betting/policy-for.ts";
import { policyRows } from "../../shared/betting/policy-table.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import type { Figure } from "../figures.ts";
import { measureInterleaved } from "../interleaved.ts";
import { variantOf } from "../../variants/variant-of.ts";

const atSeconds = 1_795_000_000;
const perRound = 1_000;

/** Microseconds to decide what a place may see, over all places that have a rule and some that have none. */
export async function measurePolicy(): Promise<readonly Figure[]> {
  const keys = [...policyRows.flatMap(({ places }) => places), "FR:IDF", "US:NY", "CA:ON", "ZA", "unknown"];
  const variant = variantOf("fr");
  const answers = readAnswers(null);
  const places = keys.map(parsePlaceKey);
  let decided = 0;
  const times = measureInterleaved(
    {
      decide: () => {
        for (let count = 0; count < perRound; count += 1) {
          const place = places[count % places.length] ?? parsePlaceKey("");
          const rules = rulesFor(place, atSeconds, variant.lang);
          if (toVisitorsOfPlace({ place, rules }, variant).toVisitor(answers).policy.odds) decided += 1;
        }
      },
    },
    { rounds: 100, warmUp: 20 },
  );
  return [
    {
      name: "policy decision",
      value: (times.decide * 1000) / perRound,
      unit: "µs",
      target: { atMost: 10 },
      detail: `median of 100 rounds of ${perRound} decisions over ${places.length} places, ${decided > 0 ? "some with odds" : "none with odds"}`,
    },
  ];
}
