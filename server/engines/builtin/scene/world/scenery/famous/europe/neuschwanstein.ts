import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { facade, gabled, grove } from '../kit.ts';

const WHITE: Colour = [0.93, 0.91, 0.86];
const FOREST: Colour = [0.16, 0.27, 0.12];
const SLATE: Colour = [0.34, 0.42, 0.5];
/** The crag: to the right on the picture's side, ahead, how high its top is. World units. */
const CRAG = { aside: 6, z: 112, high: 44 } as const;

/** Neuschwanstein: white walls and slender towers under roofs of slate on a crag before the Alps. */
export const NEUSCHWANSTEIN: SceneryPlan = {
  land: 'mountain',
  trees: 0.95,
  relief: 1.1,
  time: 'day',
  views: [
    { horizon: 0.62, lens: 1.02, eye: 3.4 },
    { horizon: 0.58, lens: 0.96, eye: 6.2 },
    { horizon: 0.67, lens: 0.92, eye: 2.8 },
    { horizon: 0.6, lens: 1.2, eye: 3.6 },
  ],
  ground:
    (wild, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x - CRAG.aside;
      const rough = noise.fbm(x / 24, z / 24, 4);
      const away = Math.hypot(across / 46, (z - CRAG.z) / 30) + 0.12 * rough;
      const crag = CRAG.high * smoothstep(2.5, 0.74, away);
      const shoulder = 34 * Math.exp(-(((across - 70) / 60) ** 2) - ((z - 170) / 50) ** 2);
      const rise = Math.max(0, wild(x, z) - 14) * smoothstep(170, 400, z) * 1.1;
      return 14 + 4 * noise.at(x / 60, z / 60) + Math.max(crag, shoulder) + rise;
    },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      const rough = noise.fbm(x / 5, z / 5, 3);
      const own = mixColour(
        wild(x, z, height, steepness),
        scaleColour(FOREST, 1 + 0.7 * rough),
        smoothstep(17, 24, height) * (z < 230 ? 0.85 : 0),
      );
      const bare =
        smoothstep(1.1, 1.7, steepness + 0.6 * rough) *
        smoothstep(30, 46, height) *
        (z < 210 ? 1 : 0);
      return mixColour(
        own,
        scaleColour([0.58, 0.56, 0.52], 1 + 0.3 * noise.fbm(x / 5, height / 5, 3)),
        bare,
      );
    },
  lampAt:
    ({ side }) =>
    (x, y, z) =>
      Math.abs(z - CRAG.z) < 40 && Math.abs(side * x - CRAG.aside) < 50 && y > 60 ? 0.8 : 0,
  solids: (site) => [
    ...castle(site),
    ...grove(slopePlaces(site.setting.side), site.groundAt, 'fir', [0.12, 0.25, 0.1]),
  ],
  isTended: (x, z, { side }) => Math.hypot((side * x - CRAG.aside) / 44, (z - CRAG.z) / 24) < 1,
  has: new Set(['castle']),
};

/** Where firs stand on the slopes under the walls. World units. */
const slopePlaces = (side: number): (readonly [number, number])[] =>
  Array.from({ length: 190 }, (_, n): readonly [number, number] => [
    side * (CRAG.aside - 88 + 176 * chance(n, 1, 9)),
    46 + (CRAG.z - 60) * chance(n, 2, 9) ** 0.7,
  ]).filter(
    ([x, z]) =>
      Math.hypot((side * x - CRAG.aside) / 40, (z - CRAG.z) / 21) > 1 &&
      (z > 50 || Math.abs(x) > 22),
  );

const slate: Paint = (_, { up }) => plainFront(scaleColour(SLATE, 0.95 + 0.1 * Math.sin(up * 4)));

function castle({ setting: { side }, lamps }: Site): Solid[] {
  const low = 14 + CRAG.high - 10;
  const top = 14 + CRAG.high;
  const look = (number: number) => ({
    wall: WHITE,
    trim: [0.97, 0.96, 0.93] as const,
    ...{ bay: 2.5, storey: 4, foot: 12, number, lamps: lamps * 1.6 },
    window: [0.48, 1.1, 2.7] as const,
    arch: 0.4,
  });
  const wing = (
    from: number,
    to: number,
    near: number,
    far: number,
    high: number,
    number: number,
    falls: 'front' | 'sides' = 'front',
    wall: Colour = WHITE,
  ) => {
    const [left, right] =
      side > 0 ? [CRAG.aside + from, CRAG.aside + to] : [-CRAG.aside - to, -CRAG.aside - from];
    return gabled(
      plotOf(left, CRAG.z + near, right, CRAG.z + far),
      low,
      top + high,
      [1.5, falls],
      facade({ ...look(number), wall }),
      slate,
    );
  };
  const tower = (
    aside: number,
    back: number,
    high: number,
    radius: number,
    number: number,
    cone = 3.4,
  ): Solid[] => {
    const [x, z] = [side * (CRAG.aside + aside), CRAG.z + back];
    const slits: Paint = ({ role }, { along, up }) =>
      plainFront(
        role === 'side' && Math.abs(along - radius * 0.3) < 0.25 && up % 5 > 2.6 && up % 5 < 4
          ? [0.2, 0.2, 0.24]
          : scaleColour(WHITE, 0.98 + 0.02 * (number % 2)),
      );
    return [
      frustumAt([x, low, z], top + high - low, radius, radius * 0.97, slits, 12),
      // A gallery on corbels under the roof.
      frustumAt([x, top + high - 2.6, z], 0.9, radius, radius * 1.28, plainPaint(WHITE), 12),
      frustumAt(
        [x, top + high - 1.7, z],
        2,
        radius * 1.28,
        radius * 1.28,
        ({ role }, { up, along }) =>
          plainFront(
            role === 'side' &&
              up > 0.6 &&
              up < 1.5 &&
              Math.abs(along - radius * 0.34) < radius * 0.2
              ? [0.26, 0.26, 0.3]
              : WHITE,
          ),
        12,
      ),
      frustumAt([x, top + high + 0.3, z], radius * cone, radius * 1.36, 0.05, slate, 12),
      frustumAt(
        [x, top + high + radius * cone, z],
        1.8,
        0.12,
        0.03,
        plainPaint([0.8, 0.66, 0.3]),
        5,
      ),
    ];
  };
  return [
    // The palace with its gable, the halls behind it, the court, the gatehouse of red brick.
    ...wing(-30, -6, -3, 11, 24, 1, 'front'),
    ...wing(-32, -22, -6, 2, 20, 2, 'sides'),
    ...wing(-8, 12, 4, 13, 14, 3),
    ...wing(-6, 14, -8, -2, 6, 4),
    ...wing(12, 22, -8, 12, 11, 5, 'sides'),
    ...wing(26, 36, -7, 8, 8, 6, 'sides', [0.74, 0.44, 0.34]),
    boxOn(
      side > 0
        ? plotOf(CRAG.aside + 12, CRAG.z - 7, CRAG.aside + 30, CRAG.z - 4)
        : plotOf(-CRAG.aside - 30, CRAG.z - 7, -CRAG.aside - 12, CRAG.z - 4),
      low,
      top + 3,
      facade(look(8)),
    ),
    ...tower(-5, 9, 47, 2.7, 1, 3.2),
    ...tower(-31, 10, 33, 2.4, 2),
    ...tower(-20, -5, 27, 2.1, 3),
    ...tower(-33.5, -5, 23, 1.7, 4),
    ...tower(13, 10, 30, 3.1, 5, 2.4),
    ...tower(24, -7, 14, 2.1, 6),
    ...tower(37, -7, 13, 2.2, 7),
    ...tower(26, 8, 12, 1.9, 8),
  ];
}
