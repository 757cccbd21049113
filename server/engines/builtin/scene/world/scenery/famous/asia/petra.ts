import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { panel } from '../../far/pieces.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE } from '../grand-square.ts';
import { box } from '../kit.ts';

/** The front in the rock: how far off, half as wide, how high the lower and both storeys are. World units. */
const FRONT = { z: 35, half: 10.4, lower: 11.6, high: 23 } as const;
const ROSE: Colour = [0.82, 0.52, 0.38];
const DEEP: Colour = [0.2, 0.1, 0.08];
const SAND: Colour = [0.82, 0.6, 0.44];

/** The Treasury of Petra: a temple front of two storeys cut from a rose cliff, seen over sand from where the gorge opens. */
export const PETRA: SceneryPlan = {
  ...GRAND_SQUARE,
  land: 'desert',
  standsOn: LEVEL,
  ground:
    (_, { side, noise }) =>
    (x, z) => {
      const rough = noise.fbm(x / 7, z / 7, 3);
      const across = side * x;
      // The cliffs: behind the front, and closing in on both sides.
      const behind = z - FRONT.z - 3.4 - 1.4 * rough;
      const beside = Math.max(across - 15.5, -across - 17) - 2.2 * rough;
      const lane = z < 4 ? 6 : 0;
      const cut = Math.max(smoothstep(0, 2.4, behind), smoothstep(0, 3.4, beside - lane));
      const top = 33 + 9 * noise.at(x / 17, z / 17) + 4 * noise.fbm(x / 5, z / 5, 2);
      return LEVEL + 0.2 * rough * (1 - cut) + top * cut;
    },
  soil:
    (_wild, { noise }) =>
    (x, z, height, steepness) => {
      const wave = height * 1.3 + 2.4 * noise.fbm(x / 12, z / 12, 3);
      const layer = 0.6 * Math.sin(wave) + 0.4 * Math.sin(wave * 2.7);
      const rock = mixColour(
        scaleColour(ROSE, 0.86 + 0.12 * layer),
        [0.6, 0.28, 0.2],
        0.4 * smoothstep(0, 1, layer) + 0.25 * noise.fbm(x / 3, height / 2, 2),
      );
      const sand = scaleColour(SAND, 1 + 0.1 * noise.fbm(x / 2, z / 2, 3));
      return mixColour(sand, rock, smoothstep(0.4, 0.9, steepness));
    },
  has: new Set(['rocktemple', 'temple', 'ruin']),
  solids: (site) => front(site),
};

/** Rose stone in faint layers. */
const layered =
  (lamps: number, tone = 1): Paint =>
  (_, { along, up }) => ({
    ...plainFront(
      scaleColour(
        ROSE,
        tone *
          (0.98 +
            0.05 * Math.sin(up * 2.1 + 0.6 * Math.sin(along * 0.4)) +
            0.03 * Math.sin(up * 5.7)),
      ),
    ),
    glow: scaleColour(LAMP, Math.min(0.4, lamps)),
  });

function front({ lamps }: Site): Solid[] {
  const { z, half, lower, high } = FRONT;
  const stone = layered(lamps);
  const pale = layered(lamps, 1.1);
  const wall: Paint = (face, place) => {
    const own = layered(lamps, 0.84)(face, place);
    if (face.role !== 'front') return own;
    const off = Math.abs(place.along - face.long / 2);
    const door = inside(off, -1, 1.5, place.pixel) * inside(place.up, -1, 7.4, place.pixel);
    const frame = inside(off, -1, 1.9, place.pixel) * inside(place.up, -1, 7.9, place.pixel) - door;
    const niche =
      inside(Math.abs(off - 7.9), -1, 0.9, place.pixel) * inside(place.up, 2.4, 6.4, place.pixel);
    return {
      ...own,
      colour: mixColour(
        mixColour(own.colour, scaleColour(ROSE, 1.12), frame),
        DEEP,
        Math.max(0.95 * door, 0.35 * niche),
      ),
    };
  };
  const column = (x: number, low: number, tall: number, thick: number, at: number): Solid[] => [
    box(
      [x - thick * 1.4, LEVEL + low, at - thick * 1.4],
      [x + thick * 1.4, LEVEL + low + 0.4, at + thick * 1.4],
      pale,
    ),
    frustumAt([x, LEVEL + low + 0.4, at], tall - 1.3, thick, thick * 0.88, stone, 14),
    frustumAt([x, LEVEL + low + tall - 1, at], 0.8, thick * 0.9, thick * 1.5, pale, 10),
    box(
      [x - thick * 1.5, LEVEL + low + tall - 0.3, at - thick * 1.5],
      [x + thick * 1.5, LEVEL + low + tall, at + thick * 1.5],
      pale,
    ),
  ];
  const gable = (left: number, right: number, low: number, up: number, at: number): Solid =>
    panel(
      [
        [left, LEVEL + low, at],
        [right, LEVEL + low, at],
        [(left + right) / 2, LEVEL + low + up, at],
      ],
      2.4,
      pale,
    );
  const half2 = (side: number): Solid =>
    panel(
      [
        [side * 4.4, LEVEL + high - 1.4, z - 0.6],
        [side * half, LEVEL + high - 1.4, z - 0.6],
        [side * 4.4, LEVEL + high + 1.3, z - 0.6],
      ],
      2.2,
      pale,
    );
  return [
    box([-half - 1, LEVEL, z], [half + 1, LEVEL + lower + 2, z + 5], wall),
    ...[-9.4, -6.2, -2.9, 2.9, 6.2, 9.4].flatMap((x) => column(x, 0, 9.2, 0.74, z - 1)),
    box([-half - 0.6, LEVEL + 9.2, z - 2], [half + 0.6, LEVEL + 10.7, z + 1], pale),
    gable(-7, 7, 10.7, 2.5, z - 1),
    box([-half - 0.2, LEVEL + lower, z - 0.6], [half + 0.2, LEVEL + lower + 1.8, z + 3], stone),
    // The upper storey: a round temple between two halves of a broken gable.
    box(
      [-half + 0.4, LEVEL + lower + 1.8, z + 1.4],
      [half - 0.4, LEVEL + high, z + 4.4],
      layered(lamps, 0.66),
    ),
    frustumAt([0, LEVEL + lower + 1.8, z + 0.8], 8, 1.9, 1.9, layered(lamps, 0.82), 14),
    ...[-0.95, -0.35, 0.35, 0.95].flatMap((turn) =>
      column(2.5 * Math.sin(turn), lower + 1.8, 7.6, 0.4, z + 0.6 - 2.4 * Math.cos(turn)),
    ),
    frustumAt([0, LEVEL + lower + 9.4, z + 0.6], 1.3, 3.1, 3.1, pale, 16),
    frustumAt([0, LEVEL + lower + 10.7, z + 0.6], 3, 3, 0.5, stone, 16),
    ellipsoidAt([0, LEVEL + lower + 14.6, z + 0.6], 0.9, 1.3, pale, FINE),
    ...[-1, 1].flatMap((side) => [
      ...[5.2, 9.2].flatMap((x) => column(side * x, lower + 1.8, 7.2, 0.52, z - 0.4)),
      box(
        [Math.min(side * 4.4, side * half), LEVEL + lower + 9, z - 1.4],
        [Math.max(side * 4.4, side * half), LEVEL + high - 1.4, z + 2],
        pale,
      ),
      half2(side),
      // Worn figures between the columns.
      frustumAt([side * 7.2, LEVEL + lower + 2, z + 0.5], 4.2, 0.7, 0.44, layered(lamps, 0.92), 8),
      ellipsoidAt([side * 7.2, LEVEL + lower + 6.5, z + 0.5], 0.42, 0.52, layered(lamps, 0.92)),
    ]),
  ];
}
