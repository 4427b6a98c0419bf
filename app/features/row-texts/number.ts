/** A number as text: groups of three, a point before decimals. Anything but a finite number is "" (C5.10). */
export function formatNumber(value: unknown, options: NumberOptions = {}): string {
  if (typeof value !== "number" || !Number.isFinite(value)) return "";
  const unsignedZero = value + 0;
  const [whole = "", decimals] = unsignedZero
    .toLocaleString("en-US", {
      useGrouping: true,
      minimumFractionDigits: options.decimals ?? 0,
      maximumFractionDigits: options.decimals ?? 3,
    })
    .split(".");
  const grouped = whole.replaceAll(",", options.thousandsSeparator ?? defaultThousandsSeparator);
  return decimals === undefined ? grouped : `${grouped}${options.decimalSeparator ?? "."}${decimals}`;
}

export type NumberOptions = {
  /** Fixed number of decimals; without it up to three are kept. */
  readonly decimals?: number;
  readonly thousandsSeparator?: string;
  readonly decimalSeparator?: string;
};

/** C9.06. A plain space: the style sheet prevents line breaks where they are not allowed. */
const defaultThousandsSeparator = " ";

/** Reads the number in a value; 0 if it holds no number (C5.10). Spaces may group thousands, a comma may mark decimals. */
export function parseNumber(value: unknown): number {
  if (typeof value === "number") return Number.isFinite(value) ? value : 0;
  if (typeof value !== "string") return 0;
  const plain = value
    .trim()
    .replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, "")
    .replace(",", ".");
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : 0;
}
