import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';

/** How high those who sit at one are with it, of the height of somebody upright. */
export const KOTATSU = 0.66;

/** A low table in a man's heights: how high its top is, half its width, and half that of the quilt on the floor. */
const TABLE = { top: 0.215, half: 0.26, skirt: 0.42 } as const;
/** How far from its middle one sits. */
const AWAY = 0.42;
const MOST = 4;

const OAK: Colour = [0.5, 0.32, 0.18];
const MANDARIN: Colour = [0.95, 0.52, 0.08];
const CLOTHS: readonly Colour[] = [
  [0.62, 0.2, 0.2],
  [0.24, 0.34, 0.52],
  [0.56, 0.44, 0.3],
];

/** Where around the table each of so many sits, radians: nobody is before the eye. */
const PLACES: readonly (readonly number[])[] = [
  [0.5],
  [0.1, Math.PI - 0.1],
  [0, Math.PI / 2, Math.PI],
  [-0.25, Math.PI * 0.36, Math.PI * 0.68, Math.PI + 0.25],
];

/** Up to four who sit on the floor around a low table, their legs under its quilt, mandarins on it. */
export function atKotatsu(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const some = all.slice(0, MOST);
  const sizes = sizesOf(some);
  const places = PLACES[some.length - 1] ?? [];
  const people = some.flatMap((traits, n) => {
    const place = places[n] ?? 0;
    const size = sizes[n] ?? 1;
    const at = [AWAY * Math.cos(place), 0.03, AWAY * Math.sin(place)] as const;
    // Both hands are on the table, before who sits there.
    const hand = (side: number) => {
      const far = TABLE.half - 0.02;
      const aside = 0.07 * side;
      return [
        far * Math.cos(place) - aside * Math.sin(place),
        TABLE.top + 0.03,
        far * Math.sin(place) + aside * Math.cos(place),
      ] as const;
    };
    return member(
      random,
      'inbed',
      n === 0 ? colour : null,
      [...traits, 'pullover'],
      { at, turned: Math.PI - place, size },
      { near: hand(1), far: hand(-1) },
    );
  });
  const cloth = pick(random, CLOTHS);
  return { model: [...table(cloth), ...mandarins(), ...people], turn: 0.25 * vary, above: 0.3 };
}

/** A table with a quilt between its top and its frame, which lies about it on the floor. */
function table(cloth: Colour): Solid[] {
  const quilt: Look = {
    paint: (x, y, z) => {
      const [u, v] = [Math.sin(x * 60), Math.sin(z * 60 + y * 40)];
      return scaleColour(cloth, u * v > 0.55 ? 1.5 : u > 0.9 || v > 0.9 ? 0.7 : 1);
    },
    fur: 0.004,
  };
  const { top, half, skirt } = TABLE;
  return [
    box(quilt, [0, 0.03, 0], [skirt, 0.03, skirt], undefined, 0.028),
    box(quilt, [0, 0.08, 0], [half + 0.09, 0.06, half + 0.09], undefined, 0.05),
    box(quilt, [0, 0.14, 0], [half + 0.04, 0.06, half + 0.04], undefined, 0.04),
    box(planks(OAK, 0.06, 'lying'), [0, top - 0.012, 0], [half, 0.014, half], undefined, 0.01),
  ];
}

/** A basket of mandarins on the table, one peeled beside it, and a pot of tea. */
function mandarins(): Solid[] {
  const { top } = TABLE;
  const look = plain(MANDARIN, { gloss: 0.2 });
  const r = 0.028;
  const heap = [
    [0, 0, 0],
    [0.05, 0, 0.01],
    [-0.045, 0, 0.025],
    [0.01, 0, 0.055],
    [0.01, 0, -0.05],
    [0.005, 0.04, 0.005],
  ] as const;
  return [
    frustum(plain([0.62, 0.44, 0.24]), [0, top, 0], 0.035, 0.075, 0.1),
    ...heap.map(([x, y, z]) => ball(look, [x, top + 0.045 + y, z], r)),
    ball(look, [-0.12, top + 0.025, -0.12], r),
    ball(look, [0.15, top + 0.025, -0.1], r),
    ellipsoid(plain([0.96, 0.66, 0.3]), [0.06, top + 0.008, -0.16], [0.035, 0.008, 0.03]),
    frustum(plain([0.3, 0.42, 0.4]), [-0.15, top, 0.1], 0.05, 0.022, 0.03),
    frustum(plain([0.86, 0.84, 0.78]), [0.16, top, 0.12], 0.05, 0.022, 0.03),
  ];
}
