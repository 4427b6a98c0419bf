import type { MouseEvent, ReactNode, RefObject } from "react";
import { Popover } from "../../ui/popover.tsx";
import { usePage } from "../page/page-context.tsx";

type SportsPopoverProps = {
  readonly opener: RefObject<HTMLElement>;
  readonly links: ReactNode;
  readonly onClose: () => void;
};

/** The open list of sports; following one closes it. */
export function SportsPopover({ opener, links, onClose }: SportsPopoverProps) {
  const { t } = usePage();
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) onClose();
  };
  return (
    <Popover label={t.moreSports} opener={opener} onClose={onClose}>
      {/* The links are what is operated; the list only hears of it. */}
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions */}
      <div className="more-sports" onClick={closeByLink}>
        {links}
      </div>
    </Popover>
  );
}
