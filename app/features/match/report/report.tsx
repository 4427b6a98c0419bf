import { useMemo } from "react";
import { readReport } from "../../../../shared/wire/sections/read-report.ts";
import { matchWords } from "../match-words.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";

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
