import { peopleTexts } from "../../i18n/people-texts.ts";
import { SectionNav } from "../layout/section-nav.tsx";
import { usePage } from "../page/page-context.tsx";
import type { ParticipantPage, Section } from "./participant-view.ts";
import { sectionNames } from "./section-names.ts";
import { toSectionAddress } from "./section-address.ts";

type ParticipantSectionsProps = {
  readonly page: Pick<ParticipantPage, "kind" | "slug" | "profile" | "sections" | "sportId">;
  readonly current: Section;
};

/** The sections of a team's or a player's page, where there is more than one. */
export function ParticipantSections({ page, current }: ParticipantSectionsProps) {
  const { href, lang } = usePage();
  const texts = peopleTexts(lang);
  const names = sectionNames(page.kind, page.sportId, texts);
  if (page.sections.length < 2) return null;
  const links = page.sections.map((section) => ({
    key: section,
    name: names[section] ?? "",
    address: href(toSectionAddress(page, section)),
  }));
  return <SectionNav label={texts.tabsLabel} sections={links} current={current} />;
}
