import * as Radix from "@radix-ui/react-dropdown-menu";
import "./menu.css";

type MenuProps<T extends string> = {
  /** The button's text. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string; readonly isDisabled?: boolean }[];
  /** The current value, null where there is none. */
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
};

/**
 * A button with a menu of values to choose from. The page stays as it is behind it, so that nothing writes a style
 * element. Load this module when it is needed.
 */
export function Menu<T extends string>({ label, options, chosen, onChoose }: MenuProps<T>) {
  const choose = (value: string) => {
    const option = options.find((each) => each.value === value);
    if (option !== undefined) onChoose(option.value);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className="button">{label}</Radix.Trigger>
      <Radix.Content className="menu-list" sideOffset={4} collisionPadding={8}>
        <Radix.RadioGroup value={chosen ?? ""} onValueChange={choose}>
          {options.map(({ value, text, isDisabled = false }) => (
            <Radix.RadioItem key={value} value={value} disabled={isDisabled}>
              {text}
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      </Radix.Content>
    </Radix.Root>
  );
}
