import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useMemo } from "react";
import { readHighlights } from "../../../../shared/wire/sections/highlights-section.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { viewOf } from "../../match-row/result.ts";
import { loadTab } from "../section/load-tab.server.ts";
import { defineTab } from "../section/define-tab.tsx";
import { matchWords } from "../match-words.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { useMatch } from "../match-context.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const loader = (args: LoaderFunctionArgs) => loadTab("highlights", args);

const tab = defineTab("highlights", Highlights);

export const clientLoader = tab.clientLoader;
/** The videos of a match. */
export default tab.Tab;

/** Lists the providers that show the highlights in the visitor's country. */
export function Highlights({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const providers = useMemo(() => readHighlights(body), [body]);
  const texts = matchWords(sportId, lang).highlights;
  if (providers.length === 0) {
    const isOver = event !== null && viewOf(event) === "finished";
    return <EmptyTab title={texts.empty} hint={isOver ? texts.emptyFinishedHint : texts.emptyHint} />;
  }
  return (
    <section className="card highlights" aria-labelledby="highlights-title">
      <h2 id="highlights-title">{texts.title}</h2>
      <ul>
        {providers.map(({ id, name, address }) => (
          <li key={id}>
            <Icon name="tv" />
            {address === null ? (
              <span>{name}</span>
            ) : (
              <a href={address} rel="noopener noreferrer" target="_blank">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p>{texts.note}</p>
    </section>
  );
}
