import type { Messages } from "../../i18n/site/fr.ts";
import { Notice } from "../../ui/notice.tsx";

/** What any page shows for an unexpected error. */
export function UnexpectedNotice({ t }: { readonly t: Messages }) {
  const action = { href: "/", text: t.backToList };
  return <Notice icon="offline" title={t.unexpected} hint={t.unexpectedHint} action={action} level={1} />;
}
