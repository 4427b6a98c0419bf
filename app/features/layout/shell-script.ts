import { themeScript } from "../theme/theme.ts";

/** "/" opens the search as a click on its link does: its window once the page is alive, its page before. */
const searchKeyScript =
  `addEventListener("keydown",function(e){var t=e.target,l=document.querySelector("[data-window]");` +
  `if(e.key==="/"&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&l&&!/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)&&` +
  `!t.isContentEditable&&!document.querySelector(".dialog")){e.preventDefault();l.click()}});`;

/**
 * What every document does by itself, before anything is painted. Browsers get it in the document and not in their scripts,
 * which would hold it twice.
 */
export const shellScript = import.meta.env.SSR ? themeScript + ";" + searchKeyScript : "";
