import { useEffect, useState } from "react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { settingsTexts } from "../../i18n/settings-texts.ts";

/** What Chromium hands over when the site can be installed; no standard type exists. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };
const isInstallEvent = (event: Event): event is InstallEvent => "prompt" in event;

/** How the site comes to the home screen; a button where the browser lets a page offer it. */
export function MobilePage() {
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
