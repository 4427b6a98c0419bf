/**
 * Starts the module that the server has set aside (`app/gateway/late-scripts.ts`) once the browser reports that the page is painted.
 * A hidden page is not painted, so its module starts at once.
 */
export function startLateScripts(): void {
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) return start();
    const paints = new PerformanceObserver(() => {
      paints.disconnect();
      start();
    });
    paints.observe({ type: "paint", buffered: true });
  });
}

function start(): void {
  // Each in a task of its own: to begin twenty requests at once holds a phone up.
  for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=dns-prefetch]"))
    setTimeout(() => (link.rel = "modulepreload"));
  const { text } = document.querySelector<HTMLScriptElement>('[type="text/late"]') ?? {};
  // A browser does not look again at a script whose kind it did not know.
  if (!text) return;
  document.body.appendChild(Object.assign(document.createElement("script"), { type: "module", text }));
  // Until then the browser may load the document of a touched link ahead (`gateway/speculation-rules.ts`).
  document.documentElement.dataset["hydrating"] = "";
}
