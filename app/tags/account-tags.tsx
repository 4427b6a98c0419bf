import { purposesOf } from "../../variants/tags.ts";
import type { Variant } from "../../variants/variant.ts";
import { toOwnConfig } from "./to-tags-config.ts";
import { ConfigOfTags, ScriptOfTags } from "./script-of-tags.tsx";

type AccountTagsProps = {
  readonly variant: Pick<Variant, "id" | "lang" | "tags">;
  readonly nonce: string;
};

/**
 * Tags of account pages, where visitors type passwords: no consent question, no third-party script and no report of clicks. For visitors
 * who agreed to measurement before, the page's data layer records the screens.
 */
export function AccountTags({ variant: { id, lang, tags }, nonce }: AccountTagsProps) {
  if (tags?.dataLayer !== true) return null;
  const own = { ...tags, scripts: [], affiliates: [] };
  return (
    <>
      <ConfigOfTags config={{ ...toOwnConfig({ id, lang }, own), purposes: purposesOf(tags) }} />
      <ScriptOfTags nonce={nonce} />
    </>
  );
}
