import type { Page } from "@playwright/test";

/** A line of text as the page shows it. Texts of a fixed bar or a window lie over the page on purpose, and are compared among themselves. */
type Line = { readonly element: Element; readonly layer: Element | null; readonly rect: DOMRect };

/**
 * What is wrong with the texts that a page shows: words that are divided, texts that their box cuts off or that lie over others, a page that
 * is wider than its window, and rows whose names have less than half of the width.
 */
export const findTextFaults = (page: Page): Promise<readonly string[]> => page.evaluate(script);

/** What runs in the page: these functions know nothing outside of it. */
const functions = [
  textsOf,
  nameOf,
  isShown,
  rectsOf,
  isDivided,
  isCut,
  layerOf,
  isBeside,
  toSeen,
  findOverlaps,
  findNarrow,
  findFaults,
].join("\n");
const script = `(() => { ${functions}\nreturn findFaults(); })()`;

function textsOf(element: Element): readonly Node[] {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

function nameOf(element: Element): string {
  return `${element.parentElement?.className} > ${element.className}: ${element.textContent}`;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isSeen = element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const isForReaders = element.closest(".sr-only, .skip, svg, select, textarea") !== null;
  return isSeen && !isForReaders && width > 1 && height > 1 && getComputedStyle(element).clipPath === "none";
}

function rectsOf(node: Node, start: number, end: number): readonly DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function isDivided(node: Node): boolean {
  return [...(node.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)].some(({ index, 0: word }) => {
    const tops = rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top));
    return new Set(tops).size > 1;
  });
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(getComputedStyle(element).overflowX);
}

function layerOf(element: Element): Element | null {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (each.localName === "dialog" || /fixed|sticky/.test(getComputedStyle(each).position)) return each;
  return null;
}

/** Whether a text reaches over the window's end, where no scroll brings it into view. A clipped one is for screen readers alone. */
function isBeside(element: Element): boolean {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowX) || clipPath !== "none") return false;
  }
  return textsOf(element).some((node) =>
    rectsOf(node, 0, node.nodeValue?.length ?? 0).some(({ right }) => right > innerWidth + 1),
  );
}

/** The part of a line that no scrolled box around it hides. Lines that stand close share some of the room above and below their letters. */
function toSeen(element: Element, line: DOMRect): DOMRect {
  const slack = line.height / 5;
  let [left, right, top, bottom] = [line.left, line.right, line.top + slack, line.bottom - slack];
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === "visible") continue;
    const box = each.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

function findOverlaps(lines: readonly Line[]): readonly string[] {
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const isFault = one.element !== other.element && one.layer === other.layer && width > 2 && height > 2;
      return isFault ? [`over one another: ${nameOf(one.element)} / ${nameOf(other.element)}`] : [];
    }),
  );
}

function findNarrow(): readonly string[] {
  return [...document.querySelectorAll(".row")].filter(isShown).flatMap((row) => {
    const widths = [...row.querySelectorAll(":scope > :is(.n, .who)")].map((name) => {
      const { paddingLeft, paddingRight } = getComputedStyle(name);
      return name.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    return widths.every((width) => width >= row.clientWidth / 2) ? [] : [`little room for names: ${row.textContent}`];
  });
}

function findFaults(): readonly string[] {
  const shown = [...document.body.querySelectorAll("*")].filter(
    (element) => textsOf(element).length > 0 && isShown(element),
  );
  const lines = shown.flatMap((element) =>
    textsOf(element)
      .flatMap((node) => rectsOf(node, 0, node.nodeValue?.length ?? 0))
      .map((rect): Line => ({ element, layer: layerOf(element), rect: toSeen(element, rect) }))
      .filter(({ rect: { width, height } }) => width > 2 && height > 2),
  );
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [`as wide as ${scrollWidth} px`] : []),
    ...shown.filter((element) => textsOf(element).some(isDivided)).map((element) => `divided: ${nameOf(element)}`),
    ...shown.filter(isCut).map((element) => `cut off: ${nameOf(element)}`),
    ...shown.filter(isBeside).map((element) => `beside the window: ${nameOf(element)}`),
    ...findOverlaps(lines),
    ...findNarrow(),
  ];
}
