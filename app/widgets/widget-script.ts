/**
 * The only script of a widget. While the widget is visible, it requests its own document again and takes the part that changes; when
 * that fails, it shows how old the figures are. It stores nothing and sends nothing.
 */
const askLimitMs = 8_000;
const retrySeconds = 10;
const goalMs = 6_000;
/** A widget whose figures were read longer ago says so, until it has read them again. */
const oldMs = 90_000;

const age = document.querySelector<HTMLElement>(".age");
const said = document.querySelector<HTMLElement>("#said");
let isInView = true;
let askedAtMs = Date.now();
let freshAtMs = askedAtMs;
let timer = 0;
let isAsking = false;

const current = () => document.querySelector("main");
const scoresOf = (part: Element) =>
  new Map([...part.querySelectorAll<HTMLElement>("[data-id]")].map((row) => [row.dataset["id"], row]));

const total = (score: string) => (score.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);

/** Parses only `<main>`, as nothing else of a widget changes. */
const readMain = (html: string): HTMLElement | null =>
  new DOMParser()
    .parseFromString(html.slice(html.indexOf("<main"), html.indexOf("</main>")), "text/html")
    .querySelector("main");

function show(next: HTMLElement): void {
  const before = current();
  if (before === null) return;
  age?.setAttribute("hidden", "");
  if (before.innerHTML === next.innerHTML) {
    before.classList.remove("stale");
    before.dataset["age"] = next.dataset["age"] ?? "";
    return;
  }
  const known = scoresOf(before);
  before.replaceWith(document.adoptNode(next));
  for (const [id, row] of scoresOf(next)) {
    const last = known.get(id)?.dataset["score"];
    // A score that is taken back is no goal.
    if (!last || total(row.dataset["score"] ?? "") <= total(last)) continue;
    row.classList.add("goal");
    if (said !== null) said.textContent = row.dataset["said"] ?? "";
    setTimeout(() => row.classList.remove("goal"), goalMs);
  }
}

function showAge(): void {
  const main = current();
  if (main === null || age === null) return;
  main.classList.add("stale");
  age.textContent = main.dataset["age"] ?? "";
  age.hidden = false;
}

async function ask(): Promise<void> {
  isAsking = true;
  askedAtMs = Date.now();
  let isFresh = false;
  try {
    const response = await fetch(location.href, {
      credentials: "omit",
      cache: "no-cache",
      signal: AbortSignal.timeout(askLimitMs),
    });
    const next = response.ok ? readMain(await response.text()) : null;
    isFresh = next !== null;
    if (next !== null) show(next);
  } catch {
    // The network failed, or no answer came in time: the widget then shows its age.
  }
  isAsking = false;
  if (isFresh) freshAtMs = Date.now();
  else showAge();
  plan(isFresh ? null : retrySeconds);
}

/** @param afterSeconds null for the widget's own interval (`data-refresh`) */
function plan(afterSeconds: number | null): void {
  clearTimeout(timer);
  const seconds = afterSeconds ?? Number(current()?.dataset["refresh"] ?? 0);
  if (seconds === 0 || isAsking || document.hidden || !isInView) return;
  const waitMs = Math.max(0, askedAtMs + seconds * 1000 - Date.now());
  timer = window.setTimeout(() => void ask(), waitMs);
}

/** Back on the screen, or awake again after hours: what is shown may be old. */
function comeBack(): void {
  if (current()?.dataset["refresh"] !== undefined && Math.abs(Date.now() - freshAtMs) > oldMs) {
    showAge();
    askedAtMs = 0;
  }
  plan(null);
}

document.addEventListener("visibilitychange", comeBack);
document.addEventListener("resume", comeBack);
window.addEventListener("pageshow", comeBack);
window.addEventListener("online", () => plan(1));
new IntersectionObserver(([seen]) => {
  isInView = seen?.isIntersecting ?? true;
  comeBack();
}).observe(document.body);
plan(null);
