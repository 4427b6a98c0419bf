import { useEffect, useRef } from "react";

const plain = "/favicon.svg";
const badged = "/favicon-goal.svg";

function setIcon(address: string): void {
  document.querySelector(`link[rel="icon"]`)?.setAttribute("href", address);
}

/** Marks the tab's icon when the score changes while the page is hidden, until the page is shown again. */
export function useIconBadge(score: string): void {
  const seen = useRef(score);
  useEffect(() => {
    if (!document.hidden) seen.current = score;
    else if (score !== seen.current) setIcon(badged);
  }, [score]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setIcon(plain);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      setIcon(plain);
    };
  }, []);
}
