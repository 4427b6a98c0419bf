import { signInHash } from "../../../shared/account/mail-link.ts";
import { sessionKeys } from "../../../shared/account/session-keys.ts";
import { keysOff, keysStorageName } from "../keyboard/keys-storage.ts";
import { patientFetchScript } from "../../loading/patient-fetch.ts";
import { routesAheadScript } from "../../loading/routes-ahead.ts";
import { reloadMarkerScript } from "../../navigation/reload-marker.ts";
import { changesScript } from "../rewritten/as-written.ts";
import { ageWindow } from "../legal/age-window-names.ts";
import { toSessionLogScript } from "../../telemetry/session-log.ts";
import { documentChoiceScript } from "../theme/document-choice.ts";
import { themeScript } from "../theme/theme.ts";

/**
 * "/" opens the search as a click on its link does: its window once the page is alive, its page before. What is typed until the window
 * is there waits at the link for it. The other keys are for the live page. All of them are ignored in a field, while a window is open, and when the visitor
 * has switched them off.
 */
const keyScript =
  `addEventListener("keydown",function(e){var t=e.target,l=document.querySelector("[data-window]"),k=e.key;` +
  `if(e.ctrlKey||e.metaKey||e.altKey||!l||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||` +
  `t.isContentEditable||document.querySelector(".dialog"))return;var d=l.dataset;` +
  `if(d.typed!=null&&k.length===1){e.preventDefault();d.typed+=k;return}if("/jkf?".indexOf(k)<0)return;` +
  `try{if(localStorage.getItem("${keysStorageName}")==="${keysOff}")return}catch(x){}` +
  `if(k==="/"){e.preventDefault();d.typed="";setTimeout(function(){delete d.typed},5e3);l.click()}` +
  `else dispatchEvent(new CustomEvent("shortcut",{detail:k}))});`;

/**
 * Where the browser refuses to store anything, Remix's script that scrolls to where a page was asks for what it stored, twice, and
 * fails. It finds nothing then; any other code that asks is refused as before.
 */
const refusedStorageScript =
  `try{sessionStorage}catch(x){(function(f){Object.defineProperty(window,"sessionStorage",{value:{` +
  `getItem:function(k){if(k!=="positions")f();return null},setItem:f,removeItem:f}})})(function(){throw x})}`;

/**
 * Keeps clicks on the page's buttons from React until the page is alive, and repeats them: of each button one, because who sees nothing happen
 * taps again. A part that is taken over later (`Late`) keeps the repeated ones in its turn. Links and forms need no script.
 */
const earlyClickScript =
  `(function(){var s=new Set,f=function(e){var b=e.target.closest("#main button[type=button]");b&&(e.stopImmediatePropagation(),s.add(b))};` +
  `addEventListener("click",f,true);addEventListener("alive",function(){removeEventListener("click",f,true);` +
  `s.forEach(function(b){b.isConnected&&b.click()})},{once:true})})();`;

/**
 * Remembers what is ticked or chosen on a page that is not alive yet, and does it again once it is: React hears of no choice that was made
 * before it, and may undo it. A control is set back first, because a tap on what is chosen already says nothing.
 */
const earlyChoiceScript =
  `(function(){var m=new Map,f=function(e){var c=e.target;` +
  `c.closest("#main")&&/^(radio|checkbox|select-one)$/.test(c.type)&&(m.delete(c),m.set(c,c.checked||c.value))};` +
  `addEventListener("change",f,true);addEventListener("alive",function(){removeEventListener("change",f,true);` +
  `m.forEach(function(v,c){c.isConnected&&(c.options?(c.value=v,c.dispatchEvent(new Event("change",{bubbles:true}))):` +
  `(c.checked=v!==true,c.click()))})},{once:true})})();`;

/** A day that is picked is opened; a year that is still being typed begins with a 0. */
const dayPickScript = `addEventListener("change",function(e){var t=e.target;if(t.type==="date"&&t.value>"1"&&t.form)t.form.submit()});`;

/**
 * Registers the service worker once the page is loaded and idle, and sends it the page's build and the paths of what the page has
 * loaded. A page that is a copy loads itself again when the network is back; while another page is being opened it waits, because it would
 * end that, and the visitor's tap would be lost.
 */
const offlineScript =
  `addEventListener("alive",function(){var s=navigator.serviceWorker,c=navigator.connection;` +
  `if(s&&!(c&&c.saveData))(window.requestIdleCallback||setTimeout)(function(){s.register("/service-worker.js").catch(` +
  `function(){});s.ready.then(function(r){var m=window.__remixManifest;if(m)r.active.postMessage({version:m.version,` +
  `paths:performance.getEntriesByType("resource").map(function(e){return new URL(e.name).pathname})})})})});` +
  `if(document.documentElement.dataset.keptAt)(function(l){onbeforeunload=function(){l=1};` +
  `addEventListener("online",function f(){document.querySelector(".page[aria-busy=true]")||(l?setTimeout(function(){l=0;f()},1e4):location.reload())})})();`;

/**
 * Asks for an age (A5.06), as a shortcut does: pages hear of those once they can open a window, which is some time after they are
 * alive. Where the browser keeps no note that it was asked, the link in the footer is all there is.
 */
const askAgeScript =
  `addEventListener("alive",function(){var n="${ageWindow}",f=function(){` +
  `try{if(!document.querySelector("[data-window="+n+"]")||sessionStorage.getItem(n))return}catch(x){return}` +
  `dispatchEvent(new CustomEvent("shortcut",{detail:n}));setTimeout(f,300)};f()});`;

/**
 * A page is made for what its visitor had answered about betting, and for the hours, dates, zone and odds format that they chose: one that comes back from the browser's memory, or is looked at
 * again after an answer in another tab, loads itself again.
 */
const answersScript =
  `(function(){var r=function(){return(document.cookie.match(/(tribune_(age|odds|clock|dates|zone)|fs_of_)[^;]*/g)||[]).sort().join()},a=r(),` +
  `f=function(){if(r()!==a&&!document.hidden)location.reload()};addEventListener("pageshow",f);` +
  `document.addEventListener("visibilitychange",f)})();`;

/** Marks the document of who reads prices in another way than as decimals: the code for it is loaded before React takes over. */
const oddsFormatScript = `if(/\\bfs_of_/.test(document.cookie))document.documentElement.dataset.oddsFormat="";`;

/** Marks the document before the first paint when the visitor is signed in: the server sends all visitors the same document. */
const signedInScript =
  `try{if(localStorage.getItem("${sessionKeys.id}")&&localStorage.getItem("${sessionKeys.hash}"))` +
  `document.documentElement.classList.add("logged-in")}catch(e){}`;

/** Opens the window of the sign-in for who comes from a page of the account (`gateway/account-pages.ts`), once the page can. */
const signInScript =
  `if(location.hash==="${signInHash}")addEventListener("alive",function(){history.replaceState(history.state,"",location.origin+location.pathname+location.search);` +
  `(function f(){if(document.querySelector(".dialog"))return;dispatchEvent(new CustomEvent("shortcut",{detail:"${signInHash}"}));` +
  `setTimeout(f,300)})()});`;

/** What every document does by itself, before anything is painted. */
export const shellScript =
  themeScript +
  ";" +
  documentChoiceScript +
  ";" +
  toSessionLogScript() +
  oddsFormatScript +
  signedInScript +
  signInScript +
  patientFetchScript +
  routesAheadScript +
  reloadMarkerScript +
  keyScript +
  refusedStorageScript +
  changesScript +
  earlyClickScript +
  earlyChoiceScript +
  dayPickScript +
  askAgeScript +
  answersScript +
  (import.meta.env.PROD ? offlineScript : "");
