import type { ShouldRevalidateFunction } from "@remix-run/react";

type Address = { readonly pathname: string; readonly search: string };

/** The `handle` of a route whose tabs show the data that the page already has. */
export type SameDataHandle = {
  /** Whether both addresses show the same data, so that going from one to the other needs no network. */
  readonly isSameData: (current: Address, next: Address) => boolean;
};

export const hasSameData = (handle: unknown): handle is SameDataHandle =>
  typeof handle === "object" && handle !== null && "isSameData" in handle;

const withoutTab = ({ pathname, search }: Address): string => {
  const params = new URLSearchParams(search);
  params.delete("cat");
  return `${pathname}?${params.toString()}`;
};

/** For pages whose tabs are `cat`: each tab shows some of the same games. */
export const tabsHandle: SameDataHandle = { isSameData: (current, next) => withoutTab(current) === withoutTab(next) };

/** Loads nothing for a tab. */
export const keepDataOfTabs: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || withoutTab(currentUrl) !== withoutTab(nextUrl));
