import { Redrawn } from "../rewritten/redrawn.tsx";
import { useCurrentInView } from "../../ui/current-in-view.ts";

export type SectionLink = {
  /** Names the section among those of its page, whatever the language. */
  readonly key: string;
  readonly name: string;
  readonly address: string;
};

type SectionNavProps<Link extends SectionLink> = {
  readonly label: string;
  readonly sections: readonly Link[];
  readonly current: string;
  /** A reader is about to follow a link to another section. */
  readonly onIntent?: (section: Link) => void;
};

/**
 * The sections of a page: links, each to a page of its own. A change of section keeps the place that the reader scrolled to
 * and the focus (`data-stay`), and replaces the entry of the history, so that one step back leaves the page (`data-replace`). The router
 * learns of their routes as soon as the page is alive (`data-discover`).
 */
export function SectionNav<Link extends SectionLink>({ label, sections, current, onIntent }: SectionNavProps<Link>) {
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <Redrawn>
      <nav ref={row} className="section-nav" aria-label={label}>
        {sections.map((section) => {
          const { key, name, address } = section;
          const isCurrent = key === current;
          const announce = isCurrent ? undefined : () => onIntent?.(section);
          return (
            <a
              key={key}
              id={`tab-${key}`}
              href={address}
              aria-current={isCurrent ? "page" : undefined}
              data-stay={`tab-${key}`}
              data-replace=""
              data-discover="true"
              onPointerEnter={announce}
              onTouchStart={announce}
              onFocus={announce}
            >
              {name}
            </a>
          );
        })}
      </nav>
    </Redrawn>
  );
}
