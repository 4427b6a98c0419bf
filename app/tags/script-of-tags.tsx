import { toJsonText } from "../ui/script-text.ts";
import { configId, type TagsConfig } from "./tags-config.ts";

export const ScriptOfTags = ({ nonce }: { readonly nonce: string }) => (
  <script type="module" src="/tags.js" nonce={nonce} />
);

export const ConfigOfTags = ({ config }: { readonly config: TagsConfig }) => (
  <script type="application/json" id={configId} dangerouslySetInnerHTML={{ __html: toJsonText(config) }} />
);
