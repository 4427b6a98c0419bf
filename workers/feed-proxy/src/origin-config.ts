import { z } from "zod";
import { parseJson } from "../../../shared/json/parse-json.ts";
import type { OriginConfig } from "../../../shared/origins/origin-choice.ts";

/** The deployment's `ORIGINS` is not JSON, or has the wrong shape (C8.07). */
export class OriginConfigError extends Error {
  override readonly name = "OriginConfigError";
}

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));
const entry = z.strictObject({
  url,
  weight: z.number(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
});
const schema = z.strictObject({ local: z.array(entry), global: z.array(entry), default_url: url });

/** @throws OriginConfigError, which names the first wrong field */
export function parseOriginConfig(text: string): OriginConfig {
  const json = parseJson(text);
  if (json === undefined) throw new OriginConfigError("ORIGINS is not JSON");
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new OriginConfigError(`ORIGINS: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}
