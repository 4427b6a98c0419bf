import { matchWords } from "./match-words.ts";
import { useEvent } from "../../live/hooks.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useEventContext } from "../match-row/event-context.tsx";
import { useMatch } from "./match-context.tsx";
import { whyMissing } from "./status-reason.ts";

type EmptyTabProps = { readonly title: string; readonly hint: string };

/**
 * The message of a tab without content: what is missing, and when to expect it; for a match that is not played, why.
 */
export function EmptyTab({ title, hint }: EmptyTabProps) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const why = event === null ? "" : whyMissing(event, matchWords(sportId, lang).statusReasons);
  return (
    <div className="card">
      <Notice icon="empty" title={title} hint={why || hint} />
    </div>
  );
}
