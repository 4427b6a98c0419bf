import { askedForMark } from "../../gateway/asked-for-mark.ts";
import type { ServerTexts } from "../../i18n/server-texts.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";

type NotFoundPageProps = { readonly texts: Pick<ServerTexts, "lostHint" | "seeToday" | "seeLive"> };

/** The page for every unknown address; the gateway writes the requested address into it. It never runs scripts of its own. */
export function NotFoundPage({ texts }: NotFoundPageProps) {
  const { t } = usePage();
  return (
    <PageColumns>
      <div className="notice">
        <Icon name="empty" />
        <h1>{t.notFound}</h1>
        <p>{texts.lostHint}</p>
        <a href="/">{texts.seeToday}</a>
        <a className="second" href="/?cat=1">
          {texts.seeLive}
        </a>
        <div className="asked" dangerouslySetInnerHTML={{ __html: askedForMark }} />
      </div>
    </PageColumns>
  );
}
