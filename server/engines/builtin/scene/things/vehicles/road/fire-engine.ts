import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { BLACK, BLUE_LIGHT, cabLook, face, lightBar, RED, STEEL, WHITE, wordAt } from './livery.ts';
import { type Cab, openCab } from './open-cab.ts';

const YELLOW: Colour = [0.95, 0.78, 0.1];
const ENGINE_WHEELS = { along: [1.22, -0.86], aside: 0.44, radius: 0.24, half: 0.09 } as const;

/** Where who drives is seen in its cab. */
const CAB: Cab = {
  at: [1.46, 1.03, 0],
  half: [0.42, 0.25, 0.62],
  seat: { hips: [1.3, 0.66, -0.16], wheel: [1.64, 0.86, -0.16], man: 0.94 },
};

/** A fire engine: red, shutters of steel along its sides, a ladder on its roof, blue lights above the cab; who drives it is seen at its wheel. */
export function fireEngine(wish: Wish): Sprite {
  const ground = wish.colour ?? RED;
  const isWord = wordAt('FIRE', 1.3, 0.52, 0.13);
  const band: Look['paint'] = (x, y, z, normal) => {
    if (Math.abs(normal[2]) > 0.6 && isWord(x, y, z)) return WHITE;
    return y > 0.4 && y < 0.47 ? YELLOW : y > 0.69 && y < 0.73 ? WHITE : ground;
  };
  const cab = cabLook(ground, 0.8, 1.2, 0.42, [0.72, 1.76], band);
  const body: Look = {
    paint: (x, y, z, normal) => {
      const inBay = (((x + 1.9) / 0.62) % 1) * 0.62;
      const isShutter =
        Math.abs(normal[2]) > 0.6 && y > 0.52 && y < 1.14 && inBay > 0.04 && inBay < 0.58;
      if (!isShutter) return band(x, y, z, normal);
      return scaleColour(STEEL, Math.abs(y / 0.05 - Math.round(y / 0.05)) < 0.14 ? 0.62 : 1);
    },
    gloss: 0.45,
  };
  const steel = plain(STEEL, { gloss: 0.6 });
  const dark = plain(BLACK, { gloss: 0.2 });
  const inside = wish.traits?.includes('crewed')
    ? openCab(wish, CAB, plain(ground, { gloss: 0.45 }))
    : [];
  const model = [
    box(cab, [1.24, 0.84, 0], [0.58, 0.54, 0.5], undefined, 0.08),
    ...inside,
    box(body, [-0.64, 0.8, 0], [1.3, 0.48, 0.5], undefined, 0.03),
    ...archesOf(ENGINE_WHEELS),
    ...wheelsOf(ENGINE_WHEELS, plain(STEEL, { gloss: 0.6 })),
    box(dark, [-0.1, 0.28, 0], [1.8, 0.05, 0.44], undefined, 0.02),
    ...face(1.82, 0.5, 0.36),
    ...lightBar([1.3, 1.4, 0], 0.42, BLUE_LIGHT, BLUE_LIGHT),
    ...ladder(steel),
    ...[-1, 1].map((aside) =>
      box(dark, [1.78, 1.0, aside * 0.56], [0.03, 0.12, 0.05], undefined, 0.02),
    ),
  ];
  return drive(wish, model, 0.6);
}

/** Foot and head of the ladder's rails, and how many rungs are between. */
const LADDER = { foot: [-1.86, 1.36], head: [1.5, 1.66], aside: 0.2, rungs: 19 } as const;

/** A ladder that lies along the roof, on two posts. */
function ladder(steel: Look): Solid[] {
  const { foot, head, aside, rungs } = LADDER;
  const at = (share: number, z: number): Vector => [
    foot[0] + (head[0] - foot[0]) * share,
    foot[1] + (head[1] - foot[1]) * share,
    z,
  ];
  const rungAt = (n: number): Solid => {
    const share = (n + 0.5) / rungs;
    return limb(steel, at(share, -aside), at(share, aside), 0.014, 0.014);
  };
  return [
    ...[-aside, aside].flatMap((z) => [
      limb(steel, at(0, z), at(1, z), 0.03, 0.03),
      limb(steel, [-0.9, 1.25, z], at(0.29, z), 0.03, 0.03),
      limb(steel, [0.5, 1.25, z], at(0.7, z), 0.03, 0.03),
    ]),
    ...Array.from({ length: rungs }, (_, n) => rungAt(n)),
  ];
}
