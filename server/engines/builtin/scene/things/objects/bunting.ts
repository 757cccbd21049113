import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { frustum, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const CORD: Colour = [0.9, 0.88, 0.82];
const PAPERS: readonly Colour[] = [
  [0.9, 0.16, 0.2],
  [0.98, 0.78, 0.14],
  [0.16, 0.5, 0.86],
  [0.2, 0.68, 0.34],
  [0.94, 0.4, 0.66],
  [0.96, 0.5, 0.14],
];

/** Half the width of the cords, how many there are, how many bows each has, and flags a bow. */
const SWAG = { half: 3.3, cords: 3, bows: 2, flags: 15 } as const;
/** How deep bows hang, and how far each cord hangs below the one before. */
const SAG = 0.36;
const LOWER = 0.34;
/** Half the width and the length of a flag. */
const FLAG = { wide: 0.078, long: 0.2 } as const;

/** Pointed flags of paper in many colours on cords that hang in bows from one side of the picture to the other. */
export function bunting(wish: Wish): Sprite {
  const model = Array.from({ length: SWAG.cords }, (_, n) => cord(n)).flat();
  return sculpt(model, { yaw: 0, pitch: -0.08, away: 3 }, wish.rays, wish.tall, wish.random);
}

function cord(n: number): Solid[] {
  const { half, bows, flags } = SWAG;
  const count = bows * flags;
  // The bows of every other cord hang where those of the first are fastened.
  const shift = n % 2 === 0 ? 0 : 0.5;
  const at = (k: number): Vector => {
    const share = (k * bows) / count;
    const hang = 2 - n * LOWER - SAG * Math.abs(Math.sin(Math.PI * (share + shift)));
    return [half * ((2 * k) / count - 1), hang, 0.3 * n];
  };
  return Array.from({ length: count }, (_, k) => {
    const [x, y, z] = at(k);
    const paper = PAPERS[(k + 2 * n) % PAPERS.length] ?? CORD;
    return [
      limb(plain(CORD), [x, y, z], at(k + 1), 0.008, 0.008),
      frustum(
        plain(paper, { glow: () => 0.12 }),
        [x, y - FLAG.long, z],
        FLAG.long,
        0.006,
        FLAG.wide,
      ),
    ];
  }).flat();
}
