import { useContext, useRef, useState, type MouseEvent, type ReactElement } from "react";
import { sports, type Sport } from "../../../shared/sports/catalogue.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCurrentInView } from "../../ui/current-in-view.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { ThemeButton } from "../theme/theme-button.tsx";
import { today } from "../../../shared/addresses/list-query.ts";
import { ConnectionLine } from "../connection/connection-line.tsx";
import { usePage } from "../page/page-context.tsx";
import { ToolsContext } from "./footer-context.ts";
import { StaticPageContext } from "./static-page-context.ts";

/** The sports that most visitors come for are in the bar, the others in the menu behind it. */
const shownNames = ["soccer", "tennis", "basketball", "hockey", "rugby-union", "handball", "volleyball", "cycling"];
const shown = shownNames.flatMap((name) => sports.filter((sport) => sport.name === name));
const others = sports.filter((sport) => !shown.includes(sport));

/** From A to Z, an accent after its letter: what `Intl` loads to compare names better would hold up the first paint. */
function byName(lang: Language): readonly Sport[] {
  const known = inOrder.get(lang);
  if (known !== undefined) return known;
  const nameOf = ({ id }: Sport) => sportLabel(id, lang).normalize("NFD");
  const sorted = others.toSorted((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));
  inOrder.set(lang, sorted);
  return sorted;
}
/** Every page has the menu. */
const inOrder = new Map<Language, readonly Sport[]>();

const load = () => import("./sports-popover.tsx");
const preload = () => load().catch(() => {});
type SportsPopover = Awaited<ReturnType<typeof load>>["SportsPopover"];

type SportsMenuProps = { readonly links: readonly ReactElement[] };

/**
 * The sports that have no room in the bar. Without scripts, or where the popover cannot be loaded, it is a `<details>`
 * element.
 */
function SportsMenu({ links }: SportsMenuProps) {
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

export function SiteHeader({ sportId }: { readonly sportId: number | null }) {
  const { t, lang, href } = usePage();
  const isStatic = useContext(StaticPageContext);
  const tools = useContext(ToolsContext);
  const current = others.find((sport) => sport.id === sportId);
  const row = useCurrentInView<HTMLDivElement>(sportId);
  const link = (sport: Sport) => (
    <a
      key={sport.id}
      href={href({ kind: "list", sportId: sport.id, day: today, category: "all" })}
      aria-current={sport.id === sportId ? "page" : undefined}
    >
      {sportLabel(sport.id, lang)}
    </a>
  );
  return (
    <header className="top">
      <div className="bar">
        <a className="brand" href="/">
          {t.brand}
        </a>
        <span className="tagline">{t.tagline}</span>
        <a href={href({ kind: "search", query: "" })} data-window="search" aria-label={t.search}>
          <Icon name="search" />
        </a>
        {isStatic ? null : (
          <>
            <ConnectionLine />
            <ThemeButton />
          </>
        )}
        <div className="tools" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tools }} />
      </div>
      <nav className="sports" aria-label={t.sportsNavigation}>
        <div ref={row}>
          {shown.map(link)}
          {current === undefined ? null : link(current)}
        </div>
        <SportsMenu links={byName(lang).map(link)} />
      </nav>
    </header>
  );
}
