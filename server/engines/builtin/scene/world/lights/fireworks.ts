import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { type Frame, SKY } from '../frame.ts';

/** How many bursts there are, sparks in one, and how far they fly, as a share of the width. */
const BURSTS = 6;
const SPARKS = 74;
const REACH = 0.15;
/** How far sparks sink while they burn, in reaches, and how many dots a trail is. */
const SINK = 0.22;
const TRAIL = 26;
const COLOURS: readonly Colour[] = [
  [1, 0.42, 0.3],
  [1, 0.82, 0.36],
  [0.45, 0.9, 0.5],
  [0.45, 0.66, 1],
  [0.95, 0.5, 0.95],
  [1, 0.94, 0.8],
];

/** Bursts of fireworks over what is sky, as light that adds to it: trails that spread evenly and sink. */
export function paintFireworks(frame: Frame, horizon: number, random: Random): void {
  for (let n = 0; n < BURSTS; n++) {
    // Spread along the sky, no two at one height.
    const x = frame.width * (0.12 + 0.76 * ((n * 0.618 + 0.2) % 1));
    const y = horizon * (0.2 + 0.42 * ((n * 0.382 + 0.1 * random.unit()) % 1));
    const reach = frame.width * REACH * (0.6 + 0.5 * random.unit());
    burst(frame, random, { x, y, reach, colour: COLOURS[n % COLOURS.length] ?? [1, 1, 1] });
  }
}

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly colour: Colour;
}

function burst(frame: Frame, random: Random, { x, y, reach, colour }: Burst): void {
  const size = Math.max(0.7, frame.width / 900);
  for (let spark = 0; spark < SPARKS; spark++) {
    // Directions spread evenly over a ball (golden spiral), seen from the side.
    const up = 1 - (2 * (spark + 0.5)) / SPARKS;
    const around = spark * 2.399963;
    const flat = Math.sqrt(1 - up * up) * Math.cos(around);
    const far = reach * (0.86 + 0.2 * random.unit());
    for (let n = 1; n <= TRAIL; n++) {
      const share = n / TRAIL;
      const px = x + flat * far * share;
      const py = y - up * far * share + SINK * reach * share * share;
      const power = (0.1 + 0.9 * share ** 3) * (0.5 + 0.5 * random.unit());
      glow(frame, px, py, size * (n === TRAIL ? 2 : 1), colour, power);
    }
  }
}

/** Adds a soft dot of light where there is sky. */
function glow(
  { width, height, rgb, kind }: Frame,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  power: number,
): void {
  const reach = Math.ceil(size * 2);
  for (let row = Math.round(y) - reach; row <= Math.round(y) + reach; row++) {
    for (let column = Math.round(x) - reach; column <= Math.round(x) + reach; column++) {
      if (row < 0 || row >= height || column < 0 || column >= width) continue;
      const at = row * width + column;
      if (kind[at] !== SKY) continue;
      const away = ((column - x) ** 2 + (row - y) ** 2) / (size * size);
      const share = power * Math.exp(-away);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + (colour[c] as number) * share;
    }
  }
}
