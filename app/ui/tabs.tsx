import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import "./tabs.css";

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly text: string; readonly panel: ReactNode }[];
};

/**
 * Tabs within a page that need no addresses; tabs with addresses are links. Load this module when it is
 * needed.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id ?? ""}>
      <Radix.List className="tab-list" aria-label={label}>
        {tabs.map(({ id, text }) => (
          <Radix.Trigger key={id} value={id}>
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel }) => (
        <Radix.Content key={id} value={id} className="tab-panel">
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
