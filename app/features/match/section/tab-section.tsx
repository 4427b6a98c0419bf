import type { ReactNode } from "react";
import { hasData } from "../../../../shared/wire/codec.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { currentVeil } from "../../../live/veil.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Awaited } from "../../layout/awaited.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Redrawn } from "../../rewritten/redrawn.tsx";
import { MaskedPart } from "../../veil/masked-part.tsx";
import { useMatch } from "../match-context.tsx";
import type { ShownTab } from "../match-tabs.ts";
import { useFollowedSection } from "./use-followed-section.ts";

type TabSectionProps = {
  readonly tab: ShownTab;
  /** The loader's value for the tab. */
  readonly section: string | null | Promise<string | null>;
  /** Renders the section's body, "0" if the match has nothing of the kind. */
  readonly children: (body: string) => ReactNode;
};

/** The part of the page below the tabs. It renders when its feed has loaded, and again whenever the feed changes. */
export function TabSection({ tab, section, children }: TabSectionProps) {
  return (
    <Awaited resolve={section}>
      {(loaded) => (
        <FollowedSection tab={tab} loaded={loaded}>
          {children}
        </FollowedSection>
      )}
    </Awaited>
  );
}

type FollowedSectionProps = {
  readonly tab: ShownTab;
  readonly loaded: string | null;
  readonly children: (body: string) => ReactNode;
};

/** The same for a section that has already loaded. */
export function FollowedSection({ tab, loaded, children }: FollowedSectionProps) {
  const { lang } = usePage();
  const { eventId } = useMatch();
  const body = useFollowedSection(tab, loaded);
  const t = matchTexts(lang);
  return (
    // The key resets a tab's state for each match.
    <div key={eventId} className="cards">
      {body === null ? (
        <div className="card">
          <Notice icon="offline" title={t.sectionUnreachable} hint={t.sectionUnreachableHint} />
        </div>
      ) : (
        <Redrawn>{draw(tab, body, eventId, children)}</Redrawn>
      )}
    </div>
  );
}

/** The first tab has more than its section, and itself says that something is hidden. */
function draw(tab: ShownTab, body: string, eventId: string, children: (body: string) => ReactNode): ReactNode {
  const isHidden = isMasked(body);
  if (!isHidden || tab === "summary") return children(isHidden || !hasData(body) ? "" : body);
  return (
    <div className="card">
      <MaskedPart onShow={() => currentVeil()?.revealPart(eventId)} />
    </div>
  );
}
