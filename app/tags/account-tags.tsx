import { purposesOf } from "../../variants/tags.ts";
import type { Variant } from "../../variants/variant.ts";
import { toOwnConfig } from "./to-tags-config.ts";
import { ConfigOfTags, ScriptOfTags } from "./script-of-tags.tsx";

type AccountTagsProps = {
  readonly variant: Pick<Variant, "id" | "lang" | "tags">;
  readonly nonce: string;
};

/**
 * On pages of accounts, where passwords are typed: nobody is asked, nothing of others is loaded and no click is told. Who has agreed to
 * measurement before has their screens in the data layer of the page.
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
