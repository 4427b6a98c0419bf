import { Suspense, useState, type MouseEvent } from "react";
import { sports } from "../../../shared/sports/catalogue.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { sportOfAddress } from "../../../shared/addresses/sport-of-address.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { MyLeaguesList } from "../my-leagues/my-leagues-list.tsx";
import { useDefaultLeagues } from "../my-leagues/use-default-leagues.ts";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "./window-props.ts";
import "./menu-window.css";

/** The links below the page, which only the document has. */
const readFooter = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("#menu a")].map((link) => ({
    path: link.getAttribute("href") ?? "/",
    text: link.textContent ?? "",
    window: link.dataset["window"],
  }));

/** The menu of a phone's bottom bar: all pages of the site, the visitor's leagues and all sports. */
export function MenuWindow({ opener, onClose }: WindowProps) {
  const { t, lang, href } = usePage();
  const [pages] = useState(readFooter);
  const leaguesSportId = sportOfAddress(location.pathname, addressTexts(lang)) ?? sportIds.soccer;
  const defaults = useDefaultLeagues(leaguesSportId);
  const byName = sports
    .map(({ id }) => ({ id, name: sportLabel(id, lang) }))
    .toSorted((left, right) => left.name.localeCompare(right.name, lang));
  const closeByLink = ({ target }: MouseEvent) => {
    // A link to a window replaces this one.
    const link = target instanceof Element ? target.closest("a") : null;
    if (link !== null && link.dataset["window"] === undefined) onClose();
  };
  return (
    <Dialog title={t.moreSports} closeLabel={searchTexts(lang).cancel} opener={opener} onClose={onClose} kind="sheet">
      {/* The links are what is operated; the list only hears of it. */}
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions */}
      <div className="menu-window" onClick={closeByLink}>
        <nav aria-label={t.brand}>
          {pages.map(({ path, text, window }) => (
            <a key={path} href={path} data-window={window}>
              {text}
            </a>
          ))}
        </nav>
        <Suspense>
          <MyLeaguesList sportId={leaguesSportId} level={3} defaults={defaults} />
        </Suspense>
        <h3>{t.sportsNavigation}</h3>
        <nav aria-label={t.sportsNavigation}>
          {byName.map(({ id, name }) => (
            <a key={id} href={href({ kind: "list", sportId: id, day: today, category: "all" })}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </Dialog>
  );
}
