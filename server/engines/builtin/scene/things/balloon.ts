import { pick, type Random } from '../../kernels/random.ts';
import { scaleColour } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import { plain, planks } from './sculpt/looks.ts';
import { sculpt } from './sculpt/sculpt.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from './sculpt/solid.ts';
import type { Sprite } from './sprite.ts';
import type { Wish } from './wish.ts';

/** Colours of the cloth of balloons, beside white. */
export const BALLOON_CLOTHS: readonly Colour[] = [
  [0.82, 0.22, 0.16],
  [0.93, 0.7, 0.2],
  [0.22, 0.42, 0.7],
  [0.3, 0.6, 0.42],
  [0.92, 0.45, 0.14],
  [0.5, 0.3, 0.62],
  [0.16, 0.58, 0.66],
];
const WHITE: Colour = [0.93, 0.9, 0.83];
const WICKER: Colour = [0.45, 0.3, 0.17];
const ROPE: Colour = [0.3, 0.25, 0.2];
/** Strips of cloth around the balloon. */
const GORES = 16;

/** What a basket is woven of. */
export const wicker = (): Look => planks(WICKER, 0.014, 'lying');

/** How a balloon's cloth is sewn: strips from top to bottom, rings, steps round it, or strips of every colour. */
type Sewn = 'strips' | 'rings' | 'steps' | 'motley';
const SEWN: readonly Sewn[] = ['strips', 'rings', 'steps', 'motley'];

/** Which piece of a sewn cloth is at `at` strips round a balloon and a height of its own: 0 or 1, of motley any colour's place. */
function pieceAt(sewn: Sewn, at: number, y: number): number {
  const strip = Math.floor(at);
  if (sewn === 'motley') return strip;
  if (sewn === 'rings') return Math.floor(y * 9) % 2;
  if (sewn === 'steps') return (strip + Math.floor(y * 7)) % 4 < 2 ? 0 : 1;
  return Math.abs(y - 0.62) < 0.035 ? 0 : strip % 2;
}

/** The cloth of a balloon 1 high, in that colour and another. */
export function envelope(cloth: Colour, other = WHITE, sewn: Sewn = 'strips'): Solid[] {
  const strip = (x: number, z: number) => (Math.atan2(z, x) / Math.PI / 2 + 0.5) * GORES;
  const cloths = sewn === 'motley' ? BALLOON_CLOTHS : [cloth, other];
  const silk: Look = {
    paint: (x, y, z) => {
      const at = strip(x, z);
      const base = cloths[pieceAt(sewn, at, y) % cloths.length] as Colour;
      return scaleColour(base, 0.92 + 0.08 * Math.sin((at % 1) * Math.PI));
    },
    bump: (x, _y, z) => 0.012 * Math.abs(Math.sin(strip(x, z) * Math.PI)),
    glow: (_x, y) => Math.max(0, 0.45 - y) * 0.8,
  };
  return [ball(silk, [0, 0.68, 0], 0.32), limb(silk, [0, 0.62, 0], [0, 0.3, 0], 0.3, 0.09, 0.1)];
}

/** The flame of such a balloon's burner. */
export const burner = (): Solid[] => [
  box(plain([0.9, 0.6, 0.2], { glow: () => 1 }), [0, 0.17, 0], [0.012, 0.02, 0.012]),
];

/** The cloth of any balloon: no two beside each other should be alike. */
function anyEnvelope(random: Random): Solid[] {
  const cloth = pick(random, BALLOON_CLOTHS);
  const others = [WHITE, ...BALLOON_CLOTHS.filter((one) => one !== cloth)];
  return envelope(cloth, pick(random, others), pick(random, SEWN));
}

/** A hot-air balloon: in a colour that was asked for and white, or in any two or more. */
export function balloon({ random, rays, colour, tall }: Wish): Sprite {
  const model = [
    ...(colour === null ? anyEnvelope(random) : envelope(colour)),
    frustum(wicker(), [0, 0, 0], 0.1, 0.06, 0.068),
    ring(plain(WICKER), [0, 0.1, 0], 0.068, 0.008),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(plain(ROPE), [x * 0.045, 0.1, z * 0.045], [x * 0.06, 0.27, z * 0.06], 0.003, 0.003),
      ),
    ),
    ...burner(),
  ];
  return sculpt(model, { yaw: random.unit(), pitch: -0.06, away: 4 }, rays, tall, random);
}
