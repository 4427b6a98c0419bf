import { useEffect, useRef, useState } from "react";
import { siteAccount } from "./site-account.ts";

type CaptchaProps = {
  readonly siteKey: string;
  readonly lang: string;
  /** Counts the tokens that were sent: each is good for one call, and the widget makes another one. */
  readonly used: number;
  /** A token to send; null for one that is no longer valid. */
  readonly onToken: (token: string | null) => void;
  /** The widget's script cannot be had, or its challenge cannot be shown: something blocks it. */
  readonly onFault: () => void;
};

const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type RenderOptions = {
  readonly sitekey: string;
  readonly language: string;
  readonly theme: "light" | "dark";
  readonly callback: (token: string) => void;
  readonly "expired-callback": () => void;
  readonly "error-callback": () => void;
};

/** The part of the widget's script that the page uses. */
type Turnstile = {
  /** @returns the name of the widget */
  readonly render: (place: HTMLElement, options: RenderOptions) => string;
  readonly reset: (widget: string) => void;
  readonly remove: (widget: string) => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | null = null;

/** Loads Cloudflare's widget. Rejects if the script cannot be loaded; the next call tries again. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.addEventListener("load", () => {
      if (window.turnstile === undefined) reject(new Error("the captcha's script has no widget"));
      else resolve(window.turnstile);
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the captcha's script cannot be had"));
    });
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Turnstile's widget, loaded when the service asks for a captcha. */
export function Captcha({ siteKey, lang, used, onToken, onFault }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(() => undefined);
  const listeners = useRef({ onToken, onFault });
  useEffect(() => {
    listeners.current = { onToken, onFault };
  });

  useEffect(() => {
    let isGone = false;
    let remove = () => {
      isGone = true;
    };
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || place.current === null) return;
        const widget = turnstile.render(place.current, {
          sitekey: siteKey,
          language: lang,
          theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light",
          callback: (token) => listeners.current.onToken(token),
          "expired-callback": () => listeners.current.onToken(null),
          "error-callback": () => listeners.current.onFault(),
        });
        reset.current = () => turnstile.reset(widget);
        remove = () => turnstile.remove(widget);
      },
      () => listeners.current.onFault(),
    );
    return () => remove();
  }, [siteKey, lang]);

  useEffect(() => {
    if (used > 0) reset.current();
  }, [used]);

  return <div ref={place} className="account-captcha" />;
}

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
