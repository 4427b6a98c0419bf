import { buildHeader } from "../offline/build-header.ts";

/** In the footer: what is said while the network is waited for. */
export const waitingTextId = "waiting";
/** Where the browser hears nothing of a network that is back, it is tried anew. */
const retryMs = 5_000;
/** By then the page says that it is busy, if it waits for what was asked for. What is read ahead of a tap is not waited for. */
const settleMs = 150;

/**
 * A `fetch` that waits for the network where a page's data or routes are asked for: the page that is shown stays, and the next one
 * comes by itself; a copy of it is opened at once. A page that is a copy, one of another build than the answer and one of another time zone, takes no data:
 * the page is loaded as a whole. So is one that is refused, or that is none: the page that says so helps better. Anything else fails as ever, and so does what was given up.
 *
 * A script of the document, before any other: the scripts of the first load have no room, and their own `fetch` is this one.
 */
export const patientFetchScript =
  `(function(){var F=fetch,M="/__manifest";function zone(){return(document.cookie.match(/tribune_(device_)?zone[^;]*/g)||[]).join()}` +
  `var Z=zone();function say(t){var e=document.querySelector(".toast");if(e)e.textContent=t}` +
  `fetch=function(u,o){var a=new URL(u.url||u,location.href),q=a.searchParams,p=a.pathname,s=o&&o.signal,g=null;` +
  `if(p===M)g=q.get("p");else if(/\\.data$/.test(p)){q.delete("_routes");` +
  `g=(p==="/_root.data"?"/":p.slice(0,-5))+(q.toString()&&"?"+q)}` +
  `if(g===null)return F(u,o);` +
  `function gone(){return s&&s.aborted}function busy(){return document.querySelector(".page[aria-busy=true]")}` +
  // The origin stands before the path, because a path of two slashes alone would be another site.
  `function whole(){location.assign(location.origin+g);return new Promise(function(){})}` +
  `function attempt(first){return F(u,o).then(function(r){if(!first)say("");` +
  `var b=r.headers.get("${buildHeader}"),m=window.__remixManifest;return(r.status>399||b&&m&&b!==m.version||zone()!==Z)&&busy()?whole():r},` +
  `function(e){if(gone()){if(!first)say("");throw e}` +
  `return new Promise(function(d){setTimeout(d,${settleMs})}).then(function(){` +
  `if(g===location.pathname+location.search||!busy())throw e;` +
  `return(first&&window.caches?caches.match(g):Promise.resolve()).then(function(c){if(c)return whole();` +
  `var t=document.getElementById("${waitingTextId}");if(first&&t)say(t.innerHTML);` +
  `return new Promise(function(d){addEventListener("online",d,{once:true});if(s)s.addEventListener("abort",d);` +
  `setTimeout(d,${retryMs})}).then(function(){` +
  `return document.documentElement.dataset.keptAt&&!gone()?whole():attempt(false)})})})})}` +
  `return attempt(true)}})();`;
