import { useId, type ReactNode } from "react";
import { Redrawn } from "../rewritten/redrawn.tsx";
import type { BlockName } from "../page/block-names.ts";

type BlockProps = {
  readonly name: BlockName;
  readonly title: string;
  /** The content beside the title. */
  readonly state?: ReactNode;
  readonly more?: { readonly href: string; readonly text: string } | null;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Block({ name, title, state, more = null, className = "card", children }: BlockProps) {
  const id = useId();
  return (
    <Redrawn>
      <section className={`${className} block`} data-block={name} aria-labelledby={id}>
        <div className="block-head">
          <h2 id={id}>{title}</h2>
          {state}
          {more === null ? null : <a href={more.href}>{more.text}</a>}
        </div>
        {children}
      </section>
    </Redrawn>
  );
}
