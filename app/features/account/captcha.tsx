import { useEffect, useRef } from "react";
import { loadTurnstile } from "./turnstile.ts";

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
