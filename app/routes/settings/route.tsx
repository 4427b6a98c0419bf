import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/settings/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { SettingsForm } from "../../features/settings/settings-form.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = settingsTexts(page.lang);
  return toRoomMeta({
    title: t.settings,
    description: t.settingsDescription,
    links: page.links,
  });
};

/** The page holds no choice of the visitor: these are kept in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const page = { lang: context.variant.lang, links: toPageLinks(context, () => ({ kind: "settings" })) };
  return data(page, storedFor({ freshSeconds: 300, staleSeconds: 86_400 }));
}

/** The visitor’s settings. */
export default function SettingsRoute() {
  useLoaderData<typeof loader>();
  return <SettingsPage />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

/** The visitor's settings on this device. */
function SettingsPage() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  return (
    <PageColumns>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{t.settings}</h1>
          <p>{t.settingsHint}</p>
          <noscript>
            <p>{t.needsScripts}</p>
          </noscript>
        </div>
        <div className="card">
          <SettingsForm />
        </div>
      </div>
    </PageColumns>
  );
}
