import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/settings/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = settingsTexts(page.lang);
  return toRoomMeta({
    title: t.mobile,
    description: t.mobileDescription,
    links: page.links,
  });
};

/** The page is the same for all visitors. */
export function loader({ context }: LoaderFunctionArgs) {
  const page = { lang: context.variant.lang, links: toPageLinks(context, () => ({ kind: "mobile" })) };
  return data(page, storedFor({ freshSeconds: 300, staleSeconds: 86_400 }));
}

/** What Chromium hands over when the site can be installed; no standard type exists. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };
const isInstallEvent = (event: Event): event is InstallEvent => "prompt" in event;

/** How the site comes to the home screen; a button where the browser lets a page offer it. */
function MobilePage() {
  const t = settingsTexts(usePage().lang);
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => {
    const onOffer = (event: Event) => {
      if (!isInstallEvent(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const onInstalled = () => setInstalled(true);
    addEventListener("beforeinstallprompt", onOffer);
    addEventListener("appinstalled", onInstalled);
    return () => {
      removeEventListener("beforeinstallprompt", onOffer);
      removeEventListener("appinstalled", onInstalled);
    };
  }, []);
  return (
    <PageColumns>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{t.mobile}</h1>
          <p>{isInstalled ? t.installed : t.mobileHint}</p>
          {offer === null || isInstalled ? null : (
            <button type="button" className="install-button" onClick={() => void offer.prompt()}>
              {t.install}
            </button>
          )}
        </div>
        <div className="card">
          {t.steps.map(({ title, text }) => (
            <section key={title} className="setting">
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </PageColumns>
  );
}

/** How to put the site on the home screen of a phone. */
export default function MobileRoute() {
  useLoaderData<typeof loader>();
  return <MobilePage />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
