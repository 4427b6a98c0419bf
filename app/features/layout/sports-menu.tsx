import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";

const loadPopover = () => import("../../ui/popover.tsx");
const preload = () => void loadPopover().catch(() => {});
type Popover = Awaited<ReturnType<typeof loadPopover>>["Popover"];

/** The sports that have no room in the bar. Without scripts, or where the popover cannot be loaded, it opens by itself. */
export function SportsMenu({ links }: { readonly links: ReactNode }) {
  const { t } = usePage();
  const opener = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [Popover, setPopover] = useState<Popover | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const openItself = () => {
    if (details.current !== null) details.current.open = true;
  };
  const toggle = (event: MouseEvent) => {
    if (details.current?.open === true) return;
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else {
      loadPopover().then((loaded) => {
        setPopover(() => loaded.Popover);
        setIsOpen(true);
      }, openItself);
    }
  };
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) setIsOpen(false);
  };

  return (
    <details ref={details}>
      <summary ref={opener} onClick={toggle} onPointerEnter={preload} onFocus={preload}>
        {t.moreSports}
      </summary>
      <div className="more-sports">{links}</div>
      {Popover === null || !isOpen ? null : (
        <Popover label={t.moreSports} opener={opener} onClose={() => setIsOpen(false)}>
          {/* The links are what is operated; the list only hears of it. */}
          {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions */}
          <div className="more-sports" onClick={closeByLink}>
            {links}
          </div>
        </Popover>
      )}
    </details>
  );
}
