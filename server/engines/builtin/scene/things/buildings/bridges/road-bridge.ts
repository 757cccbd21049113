import type { Colour } from '../../../words/idea.ts';
import { masonry, worn } from '../../sculpt/looks.ts';
import { box, cut, frustum, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';

const STONE: Colour = [0.6, 0.55, 0.48];
const ASPHALT: Colour = [0.3, 0.3, 0.31];

/** Half its length, which reaches beyond both sides of a picture, the height of its road and half the width of that. */
export const ROAD = { half: 2.7, deck: 0.56, way: 0.3 } as const;
/** How far apart its arches are, how wide half of one is, and where they spring from their piers. */
const APART = 0.98;
const ARCH = { half: 0.38, spring: 0.06 } as const;
/** How high its parapets are over the road. */
const PARAPET = 0.075;

/** A bridge of stone for a road, from one side of the picture to the other. */
export function roadBridge(colour: Colour | null): Solid[] {
  const { half, deck, way } = ROAD;
  const look = masonry(colour ?? STONE, 0.04);
  const openings = Math.ceil((2 * half) / APART) + 1;
  const arches = Array.from({ length: openings }, (_, n) => {
    const x = (n - (openings - 1) / 2) * APART;
    const round = frustum(look, [x, ARCH.spring, 1], 2, ARCH.half, ARCH.half, pitch(Math.PI / 2));
    return [cut(round), cut(box(look, [x, ARCH.spring - 0.35, 0], [ARCH.half, 0.35, 1]))];
  });
  const piers = Array.from({ length: openings - 1 }, (_, n) =>
    box(
      look,
      [(n - (openings - 2) / 2) * APART, 0.12, -way - 0.02],
      [0.07, 0.22, 0.07],
      undefined,
      0.02,
    ),
  );
  return [
    box(look, [0, deck / 2 - 0.15, 0], [half, deck / 2 + 0.15, way]),
    ...arches.flat(),
    ...piers,
    box(worn(ASPHALT, 0.1), [0, deck, 0], [half, 0.008, way]),
    ...roadParapet(colour, 1),
    ...roadParapet(colour, -1),
  ];
}

/** The parapet of one side of it, −1 the near one. */
export function roadParapet(colour: Colour | null, side: number): Solid[] {
  const { half, deck, way } = ROAD;
  const stone = colour ?? STONE;
  const coping = worn([stone[0] * 1.12, stone[1] * 1.12, stone[2] * 1.12], 0.12);
  const z = side * (way + 0.012);
  return [
    box(masonry(stone, 0.04), [0, deck + PARAPET / 2 - 0.01, z], [half, PARAPET / 2 + 0.02, 0.014]),
    box(coping, [0, deck + PARAPET + 0.014, z], [half, 0.012, 0.024]),
    box(coping, [0, deck - 0.04, side * (way + 0.02)], [half, 0.014, 0.014]),
  ];
}
