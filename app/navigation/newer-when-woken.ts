import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { watchPage } from "../live/watch-page.ts";

/** Whether the site answers now. A device that wakes finds its network later, and data that fail to load would leave an error for a page. */
const isReached = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Loads the data of a page anew once it is woken and the site answers: what no socket brings, such as a table, may be hours old. */
export function useNewerWhenWoken(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isOld = false;
    return watchPage((event) => {
      if (event === "woken") isOld = true;
      if (!isOld || (event !== "woken" && event !== "online")) return;
      void isReached().then((reached) => {
        if (!reached || !isOld) return;
        isOld = false;
        revalidate();
      });
    });
  }, [revalidate]);
}
