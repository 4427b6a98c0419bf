import type { MouseEventHandler } from "react";
import { listTexts } from "../../i18n/list-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import type { PinnableLeague } from "./pinnable-league.ts";

export type PinMarkupProps = {
  readonly league: Pick<PinnableLeague, "name" | "country">;
  readonly isPinned: boolean;
  readonly isWaiting?: boolean;
  /** Whether the button has a text beside its icon. */
  readonly hasWords?: boolean;
  readonly onClick: MouseEventHandler;
};

/** The button that pins a league, as it looks. */
export function PinMarkup({ league, isPinned, isWaiting = false, hasWords = false, onClick }: PinMarkupProps) {
  const texts = listTexts(usePage().lang).leagues;
  return (
    <button
      type="button"
      className={hasWords ? "pin words" : "pin"}
      aria-pressed={isPinned}
      aria-busy={isWaiting}
      aria-label={hasWords ? undefined : texts.pin({ league: league.name, country: league.country })}
      onClick={onClick}
    >
      <Icon name="pin" />
      {hasWords ? texts.pinned : null}
    </button>
  );
}
