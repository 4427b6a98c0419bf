import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parsePlainPage, plainWords } from "../../../shared/addresses/plain-pages.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { isNoticeDue, LegalNotice } from "../../features/legal/legal-notice.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import type { LegalText } from "../../i18n/server-texts.server.ts";
import styles from "./page.css?url";
import { toLegalText } from "./legal-text.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined
    ? toFailedMeta(shown)
    : toRoomMeta({ title: page.text.title, description: page.text.description, links: page.links });

export function loader({ params, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const found = parsePlainPage([plainWords[lang].rooms.legal, params["document"] ?? ""], lang);
  // A place without prices needs no page about gambling.
  const isShown = found?.kind === "legal" && (found.document !== "gambling" || context.visitor.policy.odds);
  if (!isShown) throw data(null, { status: 404 });
  const page = {
    text: toLegalText(found.document, context.variant),
    isGambling: found.document === "gambling",
    links: toPlainLinks(context, found),
  };
  return data(page, storedFor({ freshSeconds: 300, staleSeconds: 86_400 }));
}

/** A legal document: terms, privacy, cookies or responsible gambling. */
export default function LegalRoute() {
  const { text, isGambling } = useLoaderData<typeof loader>();
  return <LegalPage text={text} isGambling={isGambling} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

type LegalPageProps = {
  readonly text: LegalText;
  /** Whether the place's own notice stands beside it, with whom to call. */
  readonly isGambling: boolean;
};

/** A document to read; the place's notice has its own wording, which the law gives. */
function LegalPage({ text: { title, description, sections }, isGambling }: LegalPageProps) {
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
