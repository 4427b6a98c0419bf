import { useContext, type Context } from "react";

/** Returns the context value of the nearest provider. It throws without a provider, because only a mistake in our code can cause that. */
export function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error("no provider above");
  return value;
}
