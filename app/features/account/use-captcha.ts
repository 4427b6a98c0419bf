import { useRef, useState } from "react";
import { siteAccount } from "./site-account.ts";

/** The captcha of a form. Nothing of it is loaded or drawn until the service demands one. */
export function useCaptcha() {
  const [siteKey, setSiteKey] = useState<string | null>(null);
  const [used, setUsed] = useState(0);
  const token = useRef<string | null>(null);
  const isAwaited = useRef(false);

  return {
    siteKey,
    used,

    /** Returns the token and forgets it, because each token is valid for one call; undefined if the form has none. */
    take(): string | undefined {
      const taken = token.current;
      if (taken === null) return undefined;
      token.current = null;
      setUsed((before) => before + 1);
      return taken;
    },

    /** Shows the widget. Returns false if the site has no key for it, or if it was shown before. */
    async show(): Promise<boolean> {
      if (siteKey !== null) return false;
      const key = (await siteAccount().askOwn("signInOptions"))?.["captchaSiteKey"];
      if (typeof key !== "string") return false;
      isAwaited.current = true;
      setSiteKey(key);
      return true;
    },

    /** Stores the widget's token. Returns true for the first one, because a form waits for it. */
    keep(given: string | null): boolean {
      token.current = given;
      const wasAwaited = isAwaited.current && given !== null;
      if (wasAwaited) isAwaited.current = false;
      return wasAwaited;
    },
  };
}
