import { Suspense, useEffect, useState } from "react";
import { directionOf } from "../../../shared/texts/direction.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { SearchPanel } from "./search-panel.tsx";
import { usePopular, type Popular } from "./use-popular.ts";
import "./search.css";

/** The search dialog over the page. It is loaded when it opens, and requests its first names before it waits for its texts. */
export function SearchWindow(props: WindowProps) {
  const { lang } = usePage();
  const popular = usePopular(null, lang);
  return (
    <Suspense>
      <SearchDialog {...props} popular={popular} />
    </Suspense>
  );
}

function SearchDialog({ opener, onClose, popular }: WindowProps & { readonly popular: Popular }) {
  const { lang } = usePage();
  const t = searchTexts(lang);
  // The text that was typed after "/" while the dialog was loading (`app/inline/keys.ts`).
  const [typed] = useState(() => opener.current?.dataset["typed"] ?? "");
  useEffect(() => void delete opener.current?.dataset["typed"]);
  return (
    <Dialog title={t.title} closeLabel={t.cancel} opener={opener} onClose={onClose} kind="search" screen="search">
      <SearchPanel
        first={{ kind: "empty" }}
        typed={typed}
        firstGames={null}
        popular={popular}
        isLive
        hasFocus
        onFollow={onClose}
        end={
          <button type="button" className="search-cancel" onClick={onClose}>
            {t.cancel}
          </button>
        }
      />
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t.keys.choose}
        <kbd>↵</kbd> {t.keys.open}
        <kbd>{directionOf(lang) === "rtl" ? "←" : "→"}</kbd> {t.keys.follow}
        <kbd>Esc</kbd> {t.keys.close}
      </p>
    </Dialog>
  );
}
