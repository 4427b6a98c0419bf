import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";
import "./tooltip.css";

type TooltipProps = {
  readonly text: string;
  /** The element that it explains; it must be focusable. */
  readonly children: ReactNode;
};

/**
 * A short explanation on hover and focus. Put no information in it alone: touch screens have neither. Load this module
 * when it is needed.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={4} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
