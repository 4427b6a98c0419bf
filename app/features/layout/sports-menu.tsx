import { useRef, useState, type MouseEvent, type ReactElement } from "react";
import { usePage } from "../page/page-context.tsx";

const load = () => import("./sports-popover.tsx");
const preload = () => load().catch(() => {});
type SportsPopover = Awaited<ReturnType<typeof load>>["SportsPopover"];

type SportsMenuProps = { readonly links: readonly ReactElement[] };

/**
 * The sports that have no room in the bar. Without scripts, or where the popover cannot be loaded, it is a `<details>`
 * element.
 */
export function SportsMenu({ links }: SportsMenuProps) {
  const { t } = usePage();
  const opener = useRef<HTMLElement>(null);
  /** The loaded popover while it is open; null otherwise. */
  const [Popover, setPopover] = useState<SportsPopover | null>(null);

  const toggle = (event: MouseEvent) => {
    const itself = opener.current?.closest("details");
    if (!itself || itself.open) return;
    event.preventDefault();
    load().then(
      (loaded) => setPopover((shown: SportsPopover | null) => (shown === null ? loaded.SportsPopover : null)),
      () => (itself.open = true),
    );
  };

  return (
    <details>
      <summary ref={opener} onClick={toggle} onPointerEnter={preload} onFocus={preload}>
        {t.moreSports}
      </summary>
      <div className="more-sports">{links}</div>
      {Popover === null ? null : <Popover opener={opener} links={links} onClose={() => setPopover(null)} />}
    </details>
  );
}
