import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND } from '../frame.ts';
import type { Light } from '../light.ts';

const PAPERS: readonly Colour[] = [
  [0.95, 0.18, 0.3],
  [0.99, 0.78, 0.12],
  [0.16, 0.56, 0.94],
  [0.24, 0.76, 0.38],
  [0.98, 0.5, 0.78],
  [0.62, 0.32, 0.86],
  [0.98, 0.54, 0.14],
];

/** Pieces between two distances from the eye (world units), and how many there are in a picture of a megapixel. */
const FALLING = [
  { near: 7, far: 22, count: 1500 },
  { near: 3, far: 7, count: 420 },
  { near: 1.2, far: 3, count: 60 },
] as const;
/** How many lie on the ground of a picture of a megapixel, and how far from the eye they are seen. */
const LYING = { count: 2600, far: 26 } as const;
/** Half the length and width of a piece, world units, and how small it is seen at the least, pixels. */
const PIECE = { long: 0.04, wide: 0.024, least: 1.2 } as const;
/** What of its colour is left at night. */
const BY_NIGHT = 0.72;

/** A piece on the picture: where its middle is, half its sides in pixels, its turn (radians), and how far from the eye it is. */
interface Scrap {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
  readonly z: number;
}

/** Lets paper of many colours whirl through the air at several depths, and lie on the ground. */
export function paintConfetti(
  frame: Frame,
  camera: Camera,
  { random, light }: { readonly random: Random; readonly light: Pick<Light, 'isNight'> },
): void {
  const { width, height, depth, kind } = frame;
  const share = ((width * height) / 1_048_576) ** 0.75;
  const tone = (): Colour => {
    const paper = PAPERS[random.below(PAPERS.length)] as Colour;
    return scaleColour(paper, (light.isNight ? BY_NIGHT : 1) * (0.7 + 0.4 * random.unit()));
  };
  for (let n = 0; n < LYING.count * share; n++) {
    const [x, y, turn, colour] = [random.unit() * width, random.unit() * height, 0, tone()];
    const at = Math.floor(y) * width + Math.floor(x);
    const z = depth[at] as number;
    if (kind[at] !== LAND || z > LYING.far) continue;
    const scale = camera.focal / z;
    const long = Math.max(PIECE.least, PIECE.long * scale);
    paintScrap(frame, { x, y, long, wide: Math.max(0.6, 0.4 * long), turn, z }, colour, false);
  }
  for (const { near, far, count } of FALLING)
    for (let n = 0; n < count * share; n++) {
      const z = near + (far - near) * Math.sqrt(random.unit());
      const [x, y] = [random.unit() * width, random.unit() * height];
      const scale = camera.focal / z;
      // It tumbles: now its face is seen, now its edge.
      const wide = PIECE.wide * scale * (0.25 + 0.75 * Math.abs(Math.sin(random.unit() * Math.PI)));
      const turn = random.unit() * Math.PI;
      const long = Math.max(PIECE.least, PIECE.long * scale);
      paintScrap(
        frame,
        { x, y, long, wide: Math.max(PIECE.least * 0.7, wide), turn, z },
        tone(),
        true,
      );
    }
}

/** Paints one piece; `isInAir`: what is nearer hides it. */
function paintScrap(
  { width, height, rgb, depth }: Frame,
  { x, y, long, wide, turn, z }: Scrap,
  colour: Colour,
  isInAir: boolean,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  for (let row = Math.max(0, Math.floor(y - long)); row < Math.min(height, y + long + 1); row++)
    for (
      let column = Math.max(0, Math.floor(x - long));
      column < Math.min(width, x + long + 1);
      column++
    ) {
      const at = row * width + column;
      if (isInAir && (depth[at] as number) < z) continue;
      const [dx, dy] = [column + 0.5 - x, row + 0.5 - y];
      const edge = Math.min(
        long + 0.5 - Math.abs(dx * c + dy * s),
        wide + 0.5 - Math.abs(dy * c - dx * s),
      );
      if (edge <= 0) continue;
      const cover = Math.min(1, edge);
      for (let part = 0; part < 3; part++) {
        const was = rgb[at * 3 + part] as number;
        rgb[at * 3 + part] = was + ((colour[part] as number) - was) * cover;
      }
    }
}
