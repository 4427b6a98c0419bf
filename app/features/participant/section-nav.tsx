import { useEffect, useRef } from "react";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { usePage } from "../page/page-context.tsx";
import type { ParticipantPage, Section } from "./participant-view.ts";
import { toSectionAddress } from "./section-address.ts";

type SectionNavProps = {
  readonly page: Pick<ParticipantPage, "kind" | "slug" | "profile" | "sections">;
  readonly current: Section;
};

/** Sections are links, each to a page of its own. */
export function SectionNav({ page, current }: SectionNavProps) {
  const { href, lang } = usePage();
  const texts = peopleTexts(lang);
  const list = useRef<HTMLElement>(null);
  const names: Readonly<Partial<Record<Section, string>>> = page.kind === "team" ? texts.teamTabs : texts.playerTabs;

  // On a narrow screen the current one may stand beyond its edge.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`#section-${current}`);
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 3;
  }, [current]);

  if (page.sections.length < 2) return null;
  return (
    <nav className="sections" aria-label={texts.tabsLabel} ref={list}>
      {page.sections.map((section) => (
        <a
          key={section}
          id={`section-${section}`}
          href={href(toSectionAddress(page, section))}
          aria-current={section === current ? "page" : undefined}
          data-stay={`section-${section}`}
          data-discover="true"
        >
          {names[section]}
        </a>
      ))}
    </nav>
  );
}
