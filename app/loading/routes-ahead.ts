/**
 * Where a page's data are asked for, asks for all modules of its routes as well. The router itself asks for the route's own
 * module, and the browser learns of those that it imports when it has come: a journey more for each first visit of a kind of page.
 *
 * A script of the document, as `patientFetchScript` is.
 */
export const routesAheadScript =
  `(function(){var F=fetch,S={};fetch=function(u,o){var a=new URL(u.url||u,location.href),m=window.__remixManifest;` +
  `if(m&&/\\.data$/.test(a.pathname))(a.searchParams.get("_routes")||"").split(",").forEach(function(i){var r=m.routes[i];` +
  `if(r)[r.module].concat(r.imports||[]).forEach(function(h){if(S[h])return;S[h]=1;var l=document.createElement("link");` +
  `l.rel="modulepreload";l.href=h;document.head.appendChild(l)})});return F(u,o)}})();`;
