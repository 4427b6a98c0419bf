type Channels = readonly [red: number, green: number, blue: number];

/** The least contrast of small text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;
const steps = 20;

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

function luminanceOf(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG 2.2). Colours are six hexadecimal digits. */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(channelsOf(first)), luminanceOf(channelsOf(second))].toSorted(
    (left, right) => left - right,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, mixed with as little black or white as text on the ground needs. Six hexadecimal digits in, "#" and six out. */
export function readableOn(colour: string, ground: string): string {
  const end = luminanceOf(channelsOf(ground)) > 0.18 ? 0 : 255;
  const [red, green, blue] = channelsOf(colour);
  for (let step = 0; step < steps; step += 1) {
    const mixed = [red, green, blue].map((channel) => Math.round(channel + ((end - channel) * step) / steps));
    const hex = mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("");
    if (contrastOf(hex, ground) >= leastContrast) return `#${hex}`;
  }
  return end === 0 ? "#000000" : "#ffffff";
}
