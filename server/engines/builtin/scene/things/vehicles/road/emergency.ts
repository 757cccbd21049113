import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, hull, type Look } from '../../sculpt/solid.ts';
import { normalise } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { carModel } from './car.ts';
import {
  BLACK,
  BLUE,
  BLUE_LIGHT,
  cabLook,
  face,
  lightBar,
  RED,
  RED_LIGHT,
  STEEL,
  WHITE,
  wordAt,
} from './livery.ts';

/** A police car: black with white doors, or white with a blue band; red and blue lights on its roof. */
export function policeCar(wish: Wish): Sprite {
  const isBlack = pick(wish.random, [true, false]);
  const ground = wish.colour ?? (isBlack ? BLACK : WHITE);
  const isWord = wordAt('POLICE', -0.08, 0.315, 0.1);
  const livery = (x: number, y: number, z: number): Colour => {
    const isSide = Math.abs(z) > 0.33;
    const doors = x > -0.52 && x < 0.36;
    if (isBlack) return isSide && isWord(x, y, z) ? BLACK : doors ? WHITE : ground;
    const isBand = isSide && y > 0.285 && y < 0.445;
    return isBand ? (isWord(x, y, z) ? WHITE : BLUE) : ground;
  };
  const model = [
    ...carModel(ground, livery),
    ...lightBar([-0.16, 0.675, 0], 0.24, RED_LIGHT, BLUE_LIGHT),
  ];
  return drive(wish, model, 0.62);
}

/** The six-armed star of ambulances, around a place on a side. */
function isStar(across: number, up: number, radius: number): boolean {
  return [0, 1, 2].some((arm) => {
    const angle = Math.PI / 2 + (arm * Math.PI) / 3;
    const along = across * Math.cos(angle) + up * Math.sin(angle);
    const aside = -across * Math.sin(angle) + up * Math.cos(angle);
    return Math.abs(along) < radius && Math.abs(aside) < radius * 0.24;
  });
}

const AMBULANCE_WHEELS = { along: [0.86, -0.78], aside: 0.42, radius: 0.2, half: 0.075 } as const;

/** An ambulance: a white box behind a low cab, a red band and a blue star on it, blue lights above. */
export function ambulance(wish: Wish): Sprite {
  const ground = wish.colour ?? WHITE;
  const isWord = wordAt('AMBULANCE', -0.35, 1.06, 0.14);
  const band: Look['paint'] = (_x, y) =>
    y > 0.5 && y < 0.62 ? RED : y > 0.645 && y < 0.67 ? RED : ground;
  const side: Look['paint'] = (x, y, z, normal) => {
    if (Math.abs(normal[2]) < 0.6) return band(x, y, z, normal);
    if (isWord(x, y, z) || isStar(x + 0.35, y - 0.85, 0.15)) return isWord(x, y, z) ? RED : BLUE;
    const isSeam = Math.abs(Math.abs(x + 0.35) - 0.62) < 0.006 && y > 0.4;
    return isSeam ? scaleColour(ground, 0.6) : band(x, y, z, normal);
  };
  const cab = cabLook(ground, 0.7, 0.98, 0.38, [0.66, 1.06], band);
  const [slope, flank] = [normalise([0.88, 0.48, 0]), [0, 0.08, 1] as const];
  const dark = plain(BLACK, { gloss: 0.2 });
  const body = { paint: side, gloss: 0.45 };
  const planes = [
    ...slope,
    0.3,
    ...flank,
    0.42,
    0,
    0.08,
    -1,
    0.42,
    -1,
    0,
    0,
    0.4,
    0,
    1,
    0,
    0.36,
    0,
    -1,
    0,
    0.12,
  ];
  const model = [
    box({ paint: band, gloss: 0.55 }, [1.0, 0.5, 0], [0.42, 0.21, 0.44], undefined, 0.1),
    hull(cab, [0.75, 0.7, 0], planes, [0.7, 0.42, 0.46], undefined, 0.05),
    box(body, [-0.42, 0.82, 0], [0.92, 0.54, 0.5], undefined, 0.06),
    ...archesOf(AMBULANCE_WHEELS),
    ...wheelsOf(AMBULANCE_WHEELS, plain(STEEL, { gloss: 0.6 })),
    box(dark, [0, 0.25, 0], [1.3, 0.04, 0.42], undefined, 0.02),
    ...face(1.41, 0.5, 0.33),
    ...lightBar([0.78, 1.07, 0], 0.34, BLUE_LIGHT, RED_LIGHT),
    ...lightBar([0.44, 1.37, 0], 0.4, BLUE_LIGHT, BLUE_LIGHT),
    ...[-1, 1].map((aside) =>
      box(dark, [1.02, 0.8, aside * 0.52], [0.03, 0.07, 0.05], undefined, 0.02),
    ),
  ];
  return drive(wish, model, 0.6);
}
