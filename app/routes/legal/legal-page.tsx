import { PageColumns } from "../../features/layout/page-columns.tsx";
import { isNoticeDue, LegalNotice } from "../../features/legal/legal-notice.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import type { LegalText } from "../../i18n/legal-texts.server.ts";

type LegalPageProps = {
  readonly text: LegalText;
  /** Whether the place's own notice stands beside it, with whom to call. */
  readonly isGambling: boolean;
};

/** A document to read; the place's notice has its own wording, which the law gives. */
export function LegalPage({ text: { title, description, sections }, isGambling }: LegalPageProps) {
  const { betting } = usePage();
  return (
    <PageColumns
      right={
        isGambling && isNoticeDue(betting, true) ? <LegalNotice hasPrices source={null} hasInvented={false} /> : null
      }
    >
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{title}</h1>
          <p>{description}</p>
        </div>
        <div className="card">
          {sections.map((section) => (
            <section key={section.title} className="setting">
              <h2>{section.title}</h2>
              {section.texts.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageColumns>
  );
}
