/** The `meta` of a page's head that has the address of its stats ping. */
export const pingName = "stats-ping";

/**
 * Sends the ping of each page that is opened (C7.11), without a cookie or an answer: the address stands in the head, which the router
 * changes with the page. Only documents of variants with statistics have it, so that no other loads a byte of it.
 */
export const pingScript =
  `(function(){var last;function ping(){var m=document.querySelector("meta[name=${pingName}]"),u=m&&m.content;` +
  `if(u&&u!==last)fetch(u,{mode:"no-cors",credentials:"omit",referrerPolicy:"no-referrer",keepalive:true}).catch(function(){});` +
  `last=u}new MutationObserver(ping).observe(document.head,{childList:true,subtree:true,attributes:true});ping()})();`;
