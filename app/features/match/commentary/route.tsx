import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useMemo, useRef } from "react";
import { isolatedIn } from "../../../../shared/texts/direction.ts";
import { readCommentary, type CommentaryLine } from "../../../../shared/wire/sections/commentary-section.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LegalNotice } from "../../legal/legal-notice.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { matchWords } from "../match-words.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { GoalSign } from "../goal-sign.tsx";
import { Newest } from "../held/newest.tsx";
import { useHeldLines } from "../held/use-held-lines.ts";
import { useSteadyScroll } from "../held/use-steady-scroll.ts";
import { Filter } from "../segments/segments.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("commentary", args);

/** The comments on the match, the latest first; the important ones are marked. */
export function Commentary({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const all = useMemo(() => readCommentary(body), [body]);
  const list = useRef<HTMLOListElement>(null);
  const { shown: lines, isHeld, show } = useHeldLines(list, all, linesIn);
  useSteadyScroll(list);
  const texts = matchWords(sportId, lang).commentary;
  if (lines.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  const isMixed = lines.some(({ isImportant }) => isImportant !== lines[0]?.isImportant);
  return (
    <section aria-label={texts.title} className="has-newest">
      {isHeld ? <Newest count={all.length - lines.length} onShow={show} /> : null}
      <Filter label={texts.filter} texts={isMixed ? [texts.all, texts.important] : []}>
        <ol ref={list} className="card commentary">
          {lines.map((line, index) => (
            // Lines are added before the others: counted from the first one, each keeps its number.
            <Line key={lines.length - index} line={line} />
          ))}
        </ol>
      </Filter>
    </section>
  );
}

const linesIn = (lines: readonly CommentaryLine[]): number => lines.length;

function Line({ line: { minute, type, text, isImportant, isBetting } }: { readonly line: CommentaryLine }) {
  const { lang } = useEventContext();
  return (
    <li className={isImportant ? "important" : "not-in-2"}>
      <span className="minute">{isolatedIn(minute, lang)}</span>
      <span className="sign">
        <LineSign type={type} />
        {isImportant ? <span className="sr-only">{matchTexts(lang).commentary.importantLine}</span> : null}
      </span>
      <p>{text}</p>
      {isBetting ? <LegalNotice hasPrices /> : null}
    </li>
  );
}

/** The sign of a line's event, which the line's text names too. */
function LineSign({ type }: { readonly type: string }) {
  switch (type) {
    case "goal":
      return <GoalSign />;
    case "points":
    case "penalty":
      return <Icon name="point" />;
    case "substitution":
      return <Icon name="swap" />;
    case "video-review":
      return <Icon name="review" />;
    case "yellow-card":
      return <i className="card-sign" />;
    case "red-card":
      return <i className="card-sign redCard" />;
    default:
      return null;
  }
}

const tab = defineTab("commentary", Commentary);

export const clientLoader = tab.clientLoader;
/** The commentary on a match, line by line. */
export default tab.Tab;
