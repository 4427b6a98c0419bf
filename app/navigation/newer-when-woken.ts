import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { watchPage } from "../live/watch-page.ts";

/** Loads the data of a page anew once it is woken: what no socket brings, such as a table, may be hours old. */
export function useNewerWhenWoken(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      watchPage((event) => {
        if (event === "woken" && navigator.onLine) revalidate();
      }),
    [revalidate],
  );
}
