import type { z } from "zod";

/**
 * JSON has no undefined: an optional part that was not sent is absent. zod's own types say "or undefined", which
 * `exactOptionalPropertyTypes` distinguishes; the values are the same, so only the type is narrowed.
 */
export const exact = <S extends z.ZodType>(schema: S) =>
  schema as unknown as z.ZodType<Exact<z.output<S>>, Exact<z.input<S>>>;

/** Each member of a union separately; nested parts come from schemas that are exact already. */
type Exact<T> = T extends object
  ? Simplify<
      { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
        readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
      }
    >
  : T;
type Simplify<T> = { [K in keyof T]: T[K] };
