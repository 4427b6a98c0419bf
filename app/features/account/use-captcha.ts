import { useRef, useState } from "react";
import { siteAccount } from "./site-account.ts";

/** The captcha of a form: nothing of it is there before the service asks for one. */
export function useCaptcha() {
  const [siteKey, setSiteKey] = useState<string | null>(null);
  const [used, setUsed] = useState(0);
  const token = useRef<string | null>(null);
  const isAwaited = useRef(false);

  return {
    siteKey,
    used,

    /** The token for one call; none where there is none. */
    take(): string | undefined {
      const taken = token.current;
      if (taken === null) return undefined;
      token.current = null;
      setUsed((before) => before + 1);
      return taken;
    },

    /** Shows the widget; false where the site has no key for it, or it was shown before. */
    async show(): Promise<boolean> {
      if (siteKey !== null) return false;
      const key = (await siteAccount().askOwn("signInOptions"))?.["captchaSiteKey"];
      if (typeof key !== "string") return false;
      isAwaited.current = true;
      setSiteKey(key);
      return true;
    },

    /** Keeps what the widget gave; true for the first token, for which a form waits. */
    keep(given: string | null): boolean {
      token.current = given;
      const wasAwaited = isAwaited.current && given !== null;
      if (wasAwaited) isAwaited.current = false;
      return wasAwaited;
    },
  };
}
