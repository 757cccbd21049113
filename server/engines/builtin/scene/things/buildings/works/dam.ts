import { scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { woodedRock } from '../wooded-rock.ts';

const CONCRETE: Colour = [0.76, 0.74, 0.69];
const FOAM: Colour = [0.93, 0.95, 0.97];
const POND: Colour = [0.22, 0.42, 0.45];

/** Stains and foam; no part of what a seed decides. */
const noise = createNoise(9_173);

/** How high the wall is, how far before the crest's middle its arch is centred, and its radius there and at its foot. */
const WALL = { high: 0.96, centre: -0.92, crest: 1.04, foot: 1.16, thick: 0.07 } as const;

/** A dam: a curved wall of concrete between two shoulders of rock, water that falls through its gates into foam, a road on its crest. */
export function dam(wish: Wish): Sprite {
  const wall = stained(wish.colour ?? CONCRETE);
  const { high, centre, crest, foot, thick } = WALL;
  const model = [
    frustum(wall, [0, 0, centre], high, foot, crest),
    cut(
      frustum(
        stained(CONCRETE),
        [0, -0.02, centre],
        high + 0.1,
        crest - thick - 0.02,
        crest - thick,
      ),
    ),
    // Only what is behind the eye's side of the ring stands.
    cut(box(wall, [0, 0.5, centre - 0.5], [1.6, 0.9, 0.8])),
    ...shoulders(),
    ...spill(),
    ...crown(),
    ellipsoid(plain(POND, { gloss: 0.5 }), [0, -0.02, -0.3], [0.66, 0.05, 0.4]),
  ];
  return portray(underOpenSky(wish), model, 0.12, 0.1, 2.6);
}

/** Concrete in lifts, streaked by what has run down it. */
function stained(colour: Colour): Look {
  const bare = worn(colour, 0.1);
  return {
    ...bare,
    paint: (x, y, z, normal) => {
      const streak = noise.fbm(x * 22, y * 1.4, 3);
      const joint = Math.abs(((y * 14 + 40) % 1) - 0.5) > 0.46 ? 0.9 : 1;
      const block = Math.abs(((x * 9 + 40) % 1) - 0.5) > 0.47 ? 0.92 : 1;
      return scaleColour(bare.paint(x, y, z, normal), joint * block * (0.94 + 0.24 * streak));
    },
  };
}

/** Steep hills on both sides, woods on them, and others behind the water. */
const shoulders = (): Solid[] => {
  const look = woodedRock(0.5);
  return (
    [
      [-0.98, 0.1, 0.46, 1.34, 0.5],
      [1, 0.12, 0.46, 1.46, 0.52],
      [-1.3, 0.2, 0.42, 0.9, 0.5],
      [1.34, 0.2, 0.44, 0.98, 0.5],
      [-1.12, -0.34, 0.4, 0.6, 0.36],
      [1.16, -0.36, 0.42, 0.5, 0.36],
      [-1.9, 0.2, 0.6, 1.2, 0.5],
      [1.96, 0.2, 0.6, 1.3, 0.5],
      [-0.5, 1, 0.7, 1.12, 0.4],
      [0.5, 1.1, 0.7, 1.26, 0.4],
    ] as const
  ).map(([x, z, wide, high, deep]) => ellipsoid(look, [x, 0, z], [wide, high, deep], 0.1));
};

/** Water out of three gates in the middle, white to its foot, and the foam where it lands. */
function spill(): Solid[] {
  const { high, centre, crest } = WALL;
  const white: Look = {
    paint: (x, y) => scaleColour(FOAM, 0.82 + 0.26 * noise.fbm(x * 34, y * 4, 3)),
    bump: (x, y, z) => 0.01 * noise.fbm(x * 30, y * 6 + z * 8, 2),
  };
  return [
    ...[-0.17, 0, 0.17].flatMap((x) => {
      const top = centre + Math.sqrt(crest ** 2 - x ** 2);
      return [
        ...Array.from({ length: 9 }, (_, n): Solid => {
          const share = n / 8;
          const y = (high - 0.12) * (1 - share ** 1.4);
          const z = top - 0.02 - 0.12 - 0.2 * share;
          return ellipsoid(white, [x, y, z + 0.08], [0.056 + 0.012 * share, 0.1, 0.05], 0.05);
        }),
        box(plain([0.2, 0.22, 0.25]), [x, high - 0.06, top - 0.13], [0.05, 0.04, 0.03]),
      ];
    }),
    ...[-0.3, -0.14, 0, 0.15, 0.3].map((x, n) =>
      ellipsoid(white, [x, 0.02, -0.18 - 0.04 * (n % 2)], [0.14, 0.07, 0.12], 0.06),
    ),
  ];
}

/** The road along the crest: a parapet, lamps, two round towers of the gates. */
function crown(): Solid[] {
  const { high, centre, crest } = WALL;
  const at = (angle: number) =>
    [Math.sin(angle) * (crest - 0.03), centre + Math.cos(angle) * (crest - 0.03)] as const;
  return [
    ...[-0.26, 0.26].flatMap((angle) => {
      const [x, z] = at(angle);
      return [
        frustum(worn(CONCRETE, 0.08), [x, high - 0.24, z - 0.1], 0.36, 0.05, 0.05),
        frustum(worn([0.4, 0.46, 0.42], 0.08), [x, high + 0.12, z - 0.1], 0.04, 0.06, 0.02),
      ];
    }),
    ...Array.from({ length: 15 }, (_, n): Solid[] => {
      const [x, z] = at((n - 7) * 0.1);
      return [
        box(plain(CONCRETE), [x, high + 0.012, z], [0.045, 0.014, 0.045]),
        ...(n % 2 === 0
          ? [frustum(plain([0.3, 0.32, 0.34]), [x, high + 0.02, z], 0.09, 0.005, 0.004)]
          : []),
      ];
    }).flat(),
  ];
}
