import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { cup, hungLamp, lowShelf, picturesInRow } from './furnishings/dressing.ts';
import { upholstered } from './furnishings/upholstery.ts';
import {
  besideWall,
  CLOTHS,
  chair,
  curtains,
  type Furnished,
  type Furnishing,
  floorLamp,
  OAK,
  plant,
  WHITE,
} from './furniture.ts';
import { ASH } from './home/modern-home.ts';
import { canvas, carpet, cloth, tiles, wood } from './materials.ts';
import { ball, box, type Material, type Solid } from './solids/solid.ts';

/** A sofa by the wall, a low table on a carpet, a lamp, a plant, a picture. */
export function living(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side, taken, decor, hasFire, cover, hasBareWall } = furnishing;
  const { back } = shell;
  const { wall } = besideWall(furnishing);
  const usual = pick(random, CLOTHS);
  const fabric = cloth((decor.isForSofa && cover) || usual, noise);
  const middle = (shell.left + shell.right) / 2 - side * 0.35;
  const rug = [middle - 1.3, middle + 1.3, 2.5, back - 1] as const;
  const top = wood(OAK, noise);
  const lampX = wall - side * 0.45;
  const pictures = canvas(
    [
      shell.window[side > 0 ? 1 : 0] + (side > 0 ? 0.65 : -1.45),
      shell.window[side > 0 ? 1 : 0] + (side > 0 ? 1.45 : -0.65),
      1.35,
      2,
    ],
    noise,
  );
  const hasWall = (!decor.isWide || hasFire) && hasBareWall !== true;
  const pictureX = shell.window[side > 0 ? 1 : 0] + side * 0.65;
  const sofa = upholstered({
    rear: wall - side * 0.06,
    side,
    along: [2.4, back - 0.9],
    fabric,
    cushions: [cloth(pick(random, CLOTHS), noise), cloth([0.86, 0.78, 0.6], noise)],
  });
  const lowTable = [
    box([middle - 0.55, 0.36, 3.1], [middle + 0.55, 0.41, 3.9], top),
    ...[-0.5, 0.44].flatMap((x) =>
      [3.14, 3.8].map((z) => box([middle + x, 0, z], [middle + x + 0.06, 0.36, z + 0.06], top)),
    ),
    box([middle - 0.28, 0.41, 3.3], [middle + 0.06, 0.45, 3.55], () => [0.3, 0.36, 0.5]),
    box([middle - 0.24, 0.45, 3.33], [middle + 0.04, 0.48, 3.55], () => [0.75, 0.66, 0.5]),
    ...cup(middle + 0.25, 0.41, 3.45, WHITE),
    ...cup(middle + 0.4, 0.41, 3.65, [0.5, 0.62, 0.6]),
  ];
  return {
    isShaded: true,
    lamps: [...(hasBareWall ? [] : ([[lampX, 1.75, back - 0.6]] as const)), [middle, 2.3, 3.5]],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.6, 0.24, 0.2], [0.86, 0.76, 0.58], rug, noise),
      ),
      ...(taken?.includes('sofa') ? [] : sofa),
      ...(taken?.includes('table') ? [] : lowTable),
      ...(hasBareWall ? [] : floorLamp(lampX, back - 0.6, 1.62)),
      ...hungLamp([middle, 2.3, 3.5], shell.high, 0.27),
      ...picturesInRow(furnishing, 2.7, 1.6),
      ...(taken === undefined || taken.length === 0 ? lowShelf(furnishing, 2.7, back - 1.7) : []),
      ...plant(furnishing, side > 0 ? shell.left + 0.5 : shell.right - 0.5, 0, back - 0.9, 1.15),
      ...curtains(furnishing, pick(random, CLOTHS)),
      ...(hasWall
        ? [
            box(
              [Math.min(pictureX, pictureX + side * 0.8), 1.35, back - 0.04],
              [Math.max(pictureX, pictureX + side * 0.8), 2, back - 0.01],
              pictures,
            ),
          ]
        : []),
    ],
  };
}

const FRONTS: readonly Colour[] = [WHITE, [0.42, 0.54, 0.5], [0.66, 0.72, 0.76]];
/** The same in a kitchen of today. */
const PLAIN_FRONTS: readonly Colour[] = [
  [0.88, 0.87, 0.85],
  [0.3, 0.33, 0.35],
  [0.5, 0.56, 0.5],
];

/** Cupboards and a worktop along two walls, a table with fruit, a hanging lamp. */
export function kitchen(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side, decor, taken } = furnishing;
  const { back, left, right } = shell;
  const isPlain = decor.manner !== null;
  const fronts = pick(random, isPlain ? PLAIN_FRONTS : FRONTS);
  const doors: Material = (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.6;
    const u = along - Math.floor(along);
    const line = u < 0.03 || u > 0.97 || Math.abs(y - 0.72) < 0.008;
    const knob =
      !isPlain && Math.abs(u - 0.86) < 0.03 && ((y > 0.6 && y < 0.7) || (y > 1.6 && y < 1.72));
    return scaleColour(fronts, knob ? 0.35 : line ? 0.6 : 1);
  };
  const top = wood(isPlain ? ASH : OAK, noise);
  const { span } = besideWall(furnishing);
  const [low, high] = span(0, 0.62);
  const [upLow, upHigh] = span(0, 0.36);
  const middle = (left + right) / 2 - side * 0.7;
  // It stands where it is seen beside the table.
  const stove = middle - side * 1.35;
  const shine: Material = () => [0.72, 0.73, 0.75];
  return {
    lamps: [[middle, 1.85, 3.4]],
    isShaded: true,
    solids: [
      box([left, 0.08, back - 0.6], [right, 0.88, back], doors),
      box([left, 0.88, back - 0.64], [right, 0.92, back], top),
      box([low, 0.08, 2.2], [high, 0.88, back - 0.6], doors),
      box([low, 0.88, 2.2], [high, 0.92, back - 0.6], top),
      box([upLow, 1.5, 2.4], [upHigh, 2.3, back], doors),
      box(
        [left, 0.92, back - 0.02],
        [right, 1.12, back - 0.005],
        tiles([0.9, 0.9, 0.88], [0.82, 0.85, 0.85], 0.12),
      ),
      // A stove with a kettle on it.
      box([stove - 0.3, 0.14, back - 0.62], [stove + 0.3, 0.8, back - 0.6], () => [
        0.14, 0.14, 0.15,
      ]),
      box([stove - 0.28, 0.92, back - 0.6], [stove + 0.28, 0.935, back - 0.06], () => [
        0.12, 0.12, 0.13,
      ]),
      ...kettle(stove, 0.93, back - 0.36, side, shine),
      box(
        [shell.window[0] + 0.5, 0.92, back - 0.42],
        [shell.window[0] + 0.56, 1.2, back - 0.36],
        shine,
      ),
      ball(
        [shell.window[1] - 0.5, 0.92, back - 0.45],
        [shell.window[1] - 0.28, 1.16, back - 0.23],
        () => [0.3, 0.48, 0.56],
      ),
      ...(taken?.includes('table') ? [] : laidTable(middle, top, noise)),
      ...hungLamp(
        [middle, 2, 3.4],
        shell.high,
        0.26,
        isPlain ? [0.86, 0.84, 0.8] : [0.9, 0.62, 0.3],
      ),
      ...plant(furnishing, shell.window[1] - 0.95, 0.92, back - 0.36, 0.42),
    ],
  };
}

/** A kitchen's table with two chairs, fruit in a bowl and two cups on it. */
function laidTable(middle: number, top: Material, noise: Noise): Solid[] {
  const fruit: readonly Colour[] = [
    [0.85, 0.3, 0.15],
    [0.9, 0.68, 0.2],
    [0.55, 0.66, 0.2],
    [0.8, 0.2, 0.2],
  ];
  return [
    box([middle - 0.75, 0.72, 2.9], [middle + 0.75, 0.76, 3.9], top),
    ...[-0.7, 0.62].flatMap((x) =>
      [2.96, 3.76].map((z) => box([middle + x, 0, z], [middle + x + 0.08, 0.72, z + 0.08], top)),
    ),
    ...[-1.15, 0.85].flatMap((x) => chair(middle + x, 3.2, x < 0 ? -1 : 1, top)),
    ball([middle - 0.24, 0.74, 3.2], [middle + 0.24, 0.9, 3.66], () => [0.86, 0.86, 0.9]),
    ...cup(middle - 0.5, 0.76, 3.2, WHITE),
    ...cup(middle + 0.5, 0.76, 3.5, [0.72, 0.4, 0.3]),
    ...fruit.map((colour, n) =>
      ball(
        [middle - 0.17 + 0.1 * (n % 3), 0.85, 3.34 + 0.08 * (n >> 1)],
        [middle - 0.04 + 0.1 * (n % 3), 0.98, 3.47 + 0.08 * (n >> 1)],
        cloth(colour, noise),
      ),
    ),
  ];
}

/** A kettle at the middle of its foot, its spout toward the room: `side` is where the wall is. */
function kettle(x: number, y: number, z: number, side: number, metal: Material): Solid[] {
  const dark: Material = () => [0.1, 0.1, 0.11];
  const out = x - side * 0.17;
  return [
    ball([x - 0.15, y - 0.03, z - 0.15], [x + 0.15, y + 0.23, z + 0.15], metal),
    ball([x - 0.03, y + 0.21, z - 0.03], [x + 0.03, y + 0.27, z + 0.03], dark),
    box([Math.min(x, out), y + 0.13, z - 0.02], [Math.max(x, out), y + 0.17, z + 0.02], metal),
    ball([out - 0.03, y + 0.12, z - 0.03], [out + 0.03, y + 0.22, z + 0.03], metal),
    box([x - 0.14, y + 0.34, z - 0.015], [x + 0.14, y + 0.365, z + 0.015], dark),
    ...[-0.14, 0.12].map((at) =>
      box([x + at, y + 0.14, z - 0.012], [x + at + 0.02, y + 0.34, z + 0.012], dark),
    ),
  ];
}
