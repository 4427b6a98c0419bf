/**
 * Runs at a document's end, with the ids of its routes: asks for its scripts all at once when a browser says that it has painted
 * something of the page (its background may be painted before), and the frame after that has been made, because parts of a document may have come after the first of them was painted. A page
 * that nobody sees is not painted and does not wait; nor does one long whose browser tells nothing of its paints.
 */
export const startAfterPaint =
  `(function(ids){var m=window.__remixManifest,r=ids.map(function(id){return m.routes[id]}),begun,` +
  `go=function(){if(begun)return;begun=1;` +
  `new Set([m.entry].concat(r).flatMap(function(x){return[x.module].concat(x.imports||[])})).forEach(function(href){` +
  `var l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)});` +
  `r.reduce(function(p,x){return p.then(function(all){return import(x.module).then(function(m){return all.concat(m)})})},Promise.resolve([])).then(function(all){` +
  `window.__remixRouteModules=Object.fromEntries(ids.map(function(id,i){return[id,all[i]]}));return import(m.entry.module)})},` +
  `frame=function(ms){return function(){requestAnimationFrame(function(){setTimeout(go,ms)})}};` +
  `if(document.hidden)go();else{new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint")[0])frame(0)()}).observe({type:"paint",buffered:true});frame(1500)()}})`;
