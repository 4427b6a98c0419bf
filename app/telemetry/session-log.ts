import { failureLimits, logPath } from "../../shared/telemetry/browser-failure.ts";

/** Of so many sessions the browser of one reports its failures (C9.06). */
const sessionsPerReporter = 100;
/** Holds the number in [0, 1) that was drawn for the tab's session. */
export const drawName = "tribune_log";
/** A page that fails at each step would report for ever. */
const mostReports = 10;

/**
 * Reports what is thrown in a page and caught by nothing, for one session in a hundred: what it was doing and where, and the beginning
 * of the answer that could not be handled (C8.02, `BrowserFailure`). Addresses lose their queries, which hold what visitors search for.
 *
 * A script of the document, before any other, so that it hears of those that fail to start. A function, which the bundles of browsers
 * leave out.
 */
export const toSessionLogScript = (): string =>
  `(function(){try{if((sessionStorage.${drawName}=sessionStorage.${drawName}||Math.random())*${sessionsPerReporter}>=1)return}catch(x){return}` +
  `var n=0,L=${JSON.stringify(failureLimits)};function log(e){if(++n>${mostReports})return;var o=Object(e),m=window.__remixManifest,` +
  `r={action:o.action||"script",url:(o.url||location.href).replace(/[?#].*/,""),status:o.status,message:o.message||e,` +
  `stack:o.stack,body:o.body,build:m?m.version:""};for(var k in L)if(r[k]!=null)r[k]=String(r[k]).slice(0,L[k]);` +
  `fetch("${logPath}",{method:"POST",body:JSON.stringify(r),keepalive:true}).catch(function(){})}` +
  `addEventListener("error",function(e){log(e.error||e.message)});` +
  `addEventListener("unhandledrejection",function(e){log(e.reason)})})();`;
