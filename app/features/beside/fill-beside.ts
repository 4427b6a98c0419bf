import { besidePath } from "./beside-path.ts";

/** The server caches the answer for as long. */
const everyMs = 60_000;

/** Fills the sidebar of a sport's list, and shows the number of live games beside each sport of the bar, while the sidebar exists. */
export default function fillBeside(place: HTMLElement, sportId: number, toTime: (seconds: number) => string): void {
  let shown = "";
  const ask = async () => {
    if (!place.isConnected) return clearInterval(timer);
    // Keep the content while an element in it has the focus.
    if (document.hidden || place.contains(document.activeElement)) return;
    const answer = await fetch(besidePath(sportId)).catch(() => null);
    const text = answer?.ok ? await answer.text() : null;
    if (text !== null && text !== shown) {
      place.innerHTML = shown = text;
      // On a first visit the document has another time zone than later requests, so format the times with `toTime`.
      for (const time of place.querySelectorAll<HTMLTimeElement>(".beside-tv time"))
        time.textContent = toTime(Date.parse(time.dateTime) / 1000);
    }
    showCounts(text === null ? null : place);
  };
  const timer = setInterval(() => void ask(), everyMs);
  void ask();
}

/** @param place null if the counts are no longer known: then nothing counts as live */
function showCounts(place: HTMLElement | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".sports > div > a")) {
    const count = place?.querySelector<HTMLDataElement>(`data[value="${link.getAttribute("href")}"]`);
    link.title = count?.title ?? "";
    if (count) link.dataset["live"] = count.textContent;
    else delete link.dataset["live"];
  }
}
