import { useContext, type Context } from "react";

/** What a provider above gives. Without one a part of the page stands in the wrong place, which is a mistake in our code. */
export function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error("no provider above");
  return value;
}
