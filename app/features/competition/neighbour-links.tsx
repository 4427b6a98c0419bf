import type { NeighbourEntry } from "../../../shared/addresses/directory.ts";
import { usePage } from "../page/page-context.tsx";
import type { BlockName } from "../page/block-names.ts";
import { useCompetition } from "./competition-context.tsx";
import { EventLinks } from "./event-links.tsx";

type NeighbourLinksProps = {
  readonly name: BlockName;
  readonly title: string;
  readonly neighbours: readonly NeighbourEntry[];
};

/** Links to other events of the season, one per line; renders nothing where there are none. */
export function NeighbourLinks({ neighbours, ...block }: NeighbourLinksProps) {
  const { href } = usePage();
  const { sportId, country, todayEpochDay } = useCompetition();
  const events = neighbours.map(({ slug, name, startSeconds }) => ({
    path: href({
      kind: "competition",
      sportId,
      country: country.slug,
      competition: slug,
      season: null,
      section: "summary",
    }),
    name,
    startSeconds,
  }));
  return <EventLinks {...block} events={events} todayEpochDay={todayEpochDay} />;
}
