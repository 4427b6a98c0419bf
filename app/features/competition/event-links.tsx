import { momentAttribute } from "../day/times.tsx";
import { dateNear, localDay } from "../day/day-words.ts";
import { toLocalTime } from "../day/local-time.ts";
import { usePage } from "../page/page-context.tsx";
import type { BlockName } from "../page/block-names.ts";
import { Block } from "./block.tsx";

export type EventLink = { readonly path: string; readonly name: string; readonly startSeconds: number };

type EventLinksProps = {
  readonly name: BlockName;
  readonly title: string;
  readonly events: readonly EventLink[];
  readonly todayEpochDay: number;
};

/** Links to events that have their own pages, one per line; renders nothing where there are none. */
export function EventLinks({ name, title, events, todayEpochDay }: EventLinksProps) {
  const { t, timeZone } = usePage();
  if (events.length === 0) return null;
  return (
    <Block name={name} title={title}>
      <ul className="events">
        {events.map(({ path, name: event, startSeconds }) => (
          <li key={`${path} ${startSeconds}`}>
            <a href={path}>
              <time dateTime={momentAttribute(startSeconds)}>
                {dateNear(localDay(startSeconds, timeZone), todayEpochDay, t)}{" "}
                <small>{toLocalTime(startSeconds, timeZone, t.clock)}</small>
              </time>
              <bdi translate="no">{event}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
