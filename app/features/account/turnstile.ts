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
export type Turnstile = {
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
export function loadTurnstile(): Promise<Turnstile> {
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
