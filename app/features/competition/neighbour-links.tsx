import type { NeighbourEntry } from "../../../shared/addresses/directory.ts";
import { localDay, shortDate } from "../day/day-words.ts";
import { toLocalTime } from "../day/local-time.ts";
import { usePage } from "../page/page-context.tsx";
import type { BlockName } from "../page/block-names.ts";
import { Block } from "./block.tsx";
import { useCompetition } from "./competition-context.tsx";

type NeighbourLinksProps = {
  readonly name: BlockName;
  readonly title: string;
  readonly neighbours: readonly NeighbourEntry[];
};

/** Other events of the season, a line each; nothing where there are none. */
export function NeighbourLinks({ name, title, neighbours }: NeighbourLinksProps) {
  const { href, t, timeZone } = usePage();
  const { sportId, country } = useCompetition();
  if (neighbours.length === 0) return null;
  return (
    <Block name={name} title={title}>
      <ul className="events">
        {neighbours.map(({ slug, name: event, startSeconds }) => (
          <li key={`${slug} ${startSeconds}`}>
            <a
              href={href({
                kind: "competition",
                sportId,
                country: country.slug,
                competition: slug,
                season: null,
                section: "summary",
              })}
            >
              <span>
                {shortDate(localDay(startSeconds, timeZone), t)}{" "}
                <small>{toLocalTime(startSeconds, timeZone, t.clock)}</small>
              </span>
              <bdi>{event}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
