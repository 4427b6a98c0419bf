import type { ReactNode } from "react";
import type { IconName } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

type NoticeProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: { readonly href: string; readonly text: string };
  /** Heading level: 1 where the notice is all that the page says. */
  readonly level?: 1 | 2 | 3;
};

/** A list or a page shows this notice when it has nothing else to show. */
export function Notice({ icon, title, hint, action, level = 2 }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="notice">
      <Icon name={icon} />
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {hint === undefined ? null : <p>{hint}</p>}
      {action === undefined ? null : <a href={action.href}>{action.text}</a>}
    </div>
  );
}
