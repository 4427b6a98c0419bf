import { useEffect, useRef } from "react";

/** The `meta` of a page's head that has the address of its stats ping; only variants with statistics have it. */
export const pingName = "stats-ping";

/** Sends the ping of each page that is opened (C7.11), without a cookie or an answer. The router changes the head with the page. */
export function useStatsPing(): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const address = document.querySelector<HTMLMetaElement>(`meta[name=${pingName}]`)?.content;
    if (address !== undefined && address !== "" && address !== last.current)
      fetch(address, { mode: "no-cors", credentials: "omit", referrerPolicy: "no-referrer", keepalive: true }).catch(
        () => {},
      );
    last.current = address;
  });
}
