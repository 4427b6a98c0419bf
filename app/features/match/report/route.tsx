import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useMemo } from "react";
import { readReport } from "../../../../shared/wire/sections/report-section.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { matchWords } from "../match-words.ts";
import { EmptyTab } from "../empty-tab.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("report", args);

const tab = defineTab("report", Report);

export const clientLoader = tab.clientLoader;
/** The preview or the report of a match. */
export default tab.Tab;

/** The match in words: a headline, then what happened. */
export function Report({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const { headline, paragraphs } = useMemo(() => readReport(body), [body]);
  const texts = matchWords(sportId, lang).report;
  if (headline === "") return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  return (
    <article className="card report">
      <h2>{headline}</h2>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      <p className="how">{texts.how}</p>
    </article>
  );
}
