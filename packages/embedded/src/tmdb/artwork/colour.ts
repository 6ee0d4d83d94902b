/** A colour as #rrggbb. */
export type Colour = `#${string}`;

const channels = (colour: Colour): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** Interpolates two colours by `share`, 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const channel = Math.round(value + ((target[index] ?? value) - value) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The first candidate with a contrast of 4.5:1 on the ground, else the one with the highest contrast. */
export function legible(ground: Colour, candidates: readonly [Colour, ...Colour[]]): Colour {
  const fitting = candidates.find((candidate) => contrast(candidate, ground) >= 4.5);
  if (fitting) return fitting;
  return candidates.reduce((best, next) => (contrast(next, ground) > contrast(best, ground) ? next : best));
}
