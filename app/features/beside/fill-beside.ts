import { besidePath } from "./beside-path.ts";

/** As long as the server keeps it. */
const everyMs = 60_000;

/** Fills the place beside a sport's list, and says at the bar's sports how many games are being played, for as long as the place is there. */
export default function fillBeside(place: HTMLElement, sportId: number, toTime: (seconds: number) => string): void {
  let shown = "";
  const ask = async () => {
    if (!place.isConnected) return clearInterval(timer);
    // What has the focus stays.
    if (document.hidden || place.contains(document.activeElement)) return;
    const answer = await fetch(besidePath(sportId)).catch(() => null);
    const text = answer?.ok ? await answer.text() : null;
    if (text !== null && text !== shown) {
      place.innerHTML = shown = text;
      // A document of a first visit has another zone than what is asked for after it.
      for (const time of place.querySelectorAll<HTMLTimeElement>(".beside-tv time"))
        time.textContent = toTime(Date.parse(time.dateTime) / 1000);
    }
    showCounts(text === null ? null : place);
  };
  const timer = setInterval(() => void ask(), everyMs);
  void ask();
}

/** @param place null where they are not known any more: nothing is live then */
function showCounts(place: HTMLElement | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".sports > div > a")) {
    const count = place?.querySelector<HTMLDataElement>(`data[value="${link.getAttribute("href")}"]`);
    link.title = count?.title ?? "";
    if (count) link.dataset["live"] = count.textContent;
    else delete link.dataset["live"];
  }
}
