import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { flat } from '../../furniture.ts';
import { chance } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../../solids/solid.ts';
import { movedTo } from '../moved.ts';
import { BLACK, BRASS, block, DARK_WOOD, orb, STEEL } from './shapes.ts';

/** What is woven of rods: dark and light by turns around a middle. */
const wicker =
  (x: number, z: number): Material =>
  (px, py, pz) => {
    const turn = Math.floor(Math.atan2(pz - z, px - x) * 12);
    return scaleColour([0.66, 0.46, 0.25], (turn + Math.floor(py * 60)) % 2 === 0 ? 1.1 : 0.74);
  };

/** Folded towels in a pile, one of them rolled on top. */
export function towels(colour: Colour | null): Solid[] {
  const looks: readonly Colour[] = colour
    ? [colour, scaleColour(colour, 0.85)]
    : [
        [0.93, 0.91, 0.86],
        [0.5, 0.66, 0.68],
        [0.9, 0.72, 0.62],
      ];
  const pile = [0, 1, 2, 3].map((n) => {
    const own = looks[n % looks.length] as Colour;
    const w = 0.34 - 0.012 * (n % 2);
    return pad(
      [-w / 2, 0.058 * n, -0.13],
      [w / 2, 0.058 * n + 0.06, 0.13],
      (x, y, z, axis) => {
        const isFold = axis !== 1 && Math.abs(y - 0.058 * n - 0.03) < 0.005;
        const isBand = Math.abs(Math.abs(x) - w * 0.36) < 0.012;
        return scaleColour(
          own,
          isFold
            ? 0.7
            : isBand
              ? 0.86
              : 0.97 + 0.05 * chance(Math.floor(x * 200), Math.floor(z * 200)),
        );
      },
      0.028,
    );
  });
  return [
    ...pile,
    roll(0, [0, 0.285], [-0.15, 0.15], [0.055, 0.055], (x, y, z, axis) => {
      const out = Math.hypot(y - 0.285, z);
      return axis === 0 && Math.floor(out / 0.012) % 2 === 0
        ? scaleColour(looks[0] as Colour, 0.7)
        : scaleColour(looks[0] as Colour, 0.97 + 0.05 * Math.sin(x * 160));
    }),
  ];
}

/** Soap on its dish, foam on it, a bottle with a pump behind. */
export function soap(colour: Colour | null): Solid[] {
  const own = flat(colour ?? [0.94, 0.76, 0.78]);
  return [
    drum([-0.04, -0.03], [0, 0.012], [0.07, 0.09], flat([0.9, 0.9, 0.88])),
    block([-0.04, 0.012, -0.03], [0.12, 0.035, 0.075], own, 0.016),
    ...Array.from({ length: 9 }, (_, n) =>
      orb(
        [-0.06 + 0.05 * chance(n, 1), 0.05 + 0.008 * chance(n, 4), -0.05 + 0.05 * chance(n, 2)],
        [0.013, 0.012, 0.013],
        flat([0.98, 0.99, 1]),
      ),
    ),
    drum([0.11, 0.02], [0, 0.13], [0.036, 0.036], (_x, y) =>
      y > 0.04 && y < 0.1 ? [0.95, 0.93, 0.88] : [0.56, 0.7, 0.66],
    ),
    drum([0.11, 0.02], [0.13, 0.15], [0.03, 0.014], flat([0.56, 0.7, 0.66])),
    drum([0.11, 0.02], [0.15, 0.185], [0.006, 0.006], STEEL),
    box([0.065, 0.18, 0.012], [0.118, 0.192, 0.028], STEEL),
  ];
}

/** Hats of straw and of felt, at most three, one over the other. */
export const hats = (colour: Colour | null, count: number): Solid[] => {
  const looks: readonly (Colour | null)[] = [colour, [0.2, 0.22, 0.3], [0.5, 0.16, 0.14]];
  return Array.from({ length: Math.min(count, 3) }, (_, n) => {
    const own = colour ?? looks[n] ?? null;
    return movedTo({ solids: hat(own), lamps: [] }, [0.02 * n, 0.055 * n, 0.015 * n]).solids;
  }).flat();
};

/** A hat with a broad brim and a ribbon. */
function hat(colour: Colour | null): Solid[] {
  const straw: Material = (x, y, z) =>
    scaleColour(
      colour ?? [0.88, 0.7, 0.4],
      0.92 + 0.12 * Math.sin(Math.hypot(x, z) * 420 + y * 300),
    );
  const ribbon = flat(colour ? scaleColour(colour, 0.4) : [0.5, 0.1, 0.12]);
  return [
    drum([0, 0], [0, 0.012], [0.2, 0.205], straw),
    drum([0, 0], [0.01, 0.05], [0.103, 0.1], ribbon),
    drum([0, 0], [0.05, 0.11], [0.1, 0.088], straw),
    ball([-0.089, 0.07, -0.089], [0.089, 0.145, 0.089], straw),
    orb([0.085, 0.03, -0.06], [0.024, 0.018, 0.014], ribbon),
    bone([0.085, 0.03, -0.065], [0.13, 0.014, -0.09], [0.012, 0.012], ribbon),
  ];
}

/** A helmet with a visor, as one wears on a motorbike. */
export function helmet(colour: Colour | null): Solid[] {
  const own = colour ?? [0.8, 0.14, 0.1];
  const shell: Material = (x, y) =>
    Math.abs(x) < 0.022 || (Math.abs(x) > 0.03 && Math.abs(x) < 0.036)
      ? [0.96, 0.95, 0.92]
      : y < 0.02
        ? [0.1, 0.1, 0.1]
        : own;
  return [
    orb([0, 0.14, 0.01], [0.13, 0.14, 0.15], shell),
    drum([0, 0.01], [0, 0.07], [0.115, 0.128], shell),
    orb([0, 0.155, -0.035], [0.112, 0.062, 0.122], (_x, y) =>
      y > 0.175 ? [0.35, 0.42, 0.5] : [0.07, 0.08, 0.1],
    ),
    ...[-1, 1].map((to) =>
      roll(0, [0.0, 0.16], [to * 0.13 - 0.008, to * 0.13 + 0.008], [0.022, 0.022], STEEL),
    ),
  ];
}

/** Headphones that lean on their stand. */
export function headphones(colour: Colour | null): Solid[] {
  const own = flat(colour ?? [0.12, 0.12, 0.13]);
  const at = (n: number): Point => {
    const turn = (n / 12) * Math.PI;
    return [0.1 * Math.cos(turn), 0.17 + 0.11 * Math.sin(turn), 0];
  };
  return [
    drum([0, 0.02], [0, 0.015], [0.08, 0.075], STEEL),
    drum([0, 0.02], [0.015, 0.27], [0.01, 0.01], STEEL),
    ...Array.from({ length: 12 }, (_, n) => bone(at(n), at(n + 1), [0.013, 0.013], own)),
    ...[-1, 1].flatMap((to) => [
      bone([to * 0.1, 0.18, 0], [to * 0.095, 0.13, 0], [0.012, 0.012], STEEL),
      roll(
        0,
        [0, 0.11],
        [Math.min(to * 0.055, to * 0.115), Math.max(to * 0.055, to * 0.115)],
        [0.052, 0.052],
        own,
      ),
      roll(
        0,
        [0, 0.11],
        [Math.min(to * 0.035, to * 0.06), Math.max(to * 0.035, to * 0.06)],
        [0.05, 0.05],
        flat([0.3, 0.26, 0.24]),
      ),
      roll(0, [0, 0.11], [to * 0.118 - 0.003, to * 0.118 + 0.003], [0.03, 0.03], BRASS),
    ]),
  ];
}

/** A basket of wool: balls of yarn with needles in one, a piece that is being knitted. */
export function woolBasket(colour: Colour | null): Solid[] {
  const looks: readonly Colour[] = [
    colour ?? [0.78, 0.22, 0.26],
    [0.3, 0.5, 0.62],
    [0.92, 0.78, 0.46],
    [0.5, 0.6, 0.4],
  ];
  const ballOf = (at: Point, r: number, own: Colour): Solid =>
    orb(at, [r, r, r], (x, y, z) =>
      scaleColour(
        own,
        0.82 +
          0.22 * Math.sin(150 * (x - at[0]) + 90 * (y - at[1]) + 60 * Math.sin(30 * (z - at[2]))),
      ),
    );
  return [
    drum([0, 0], [0, 0.13], [0.13, 0.17], wicker(0, 0)),
    ballOf([-0.08, 0.14, -0.03], 0.075, looks[0] as Colour),
    ballOf([0.075, 0.14, -0.04], 0.072, looks[1] as Colour),
    ballOf([0, 0.14, 0.08], 0.075, looks[2] as Colour),
    ballOf([0.24, 0.05, -0.1], 0.052, looks[3] as Colour),
    ...[-1, 1].flatMap((to) => [
      bone(
        [-0.08, 0.15, -0.03],
        [-0.08 + to * 0.13, 0.36, -0.05],
        [0.005, 0.005],
        flat([0.85, 0.76, 0.6]),
      ),
      orb([-0.08 + to * 0.132, 0.365, -0.05], [0.012, 0.012, 0.012], flat([0.5, 0.2, 0.16])),
    ]),
  ];
}

/** A toolbox of metal, a hammer, a spanner and a screwdriver before it. */
export function tools(colour: Colour | null): Solid[] {
  const paint = flat(colour ?? [0.76, 0.12, 0.1]);
  const wood = flat([0.72, 0.5, 0.26]);
  return [
    block([0, 0, 0.06], [0.42, 0.14, 0.17], paint, 0.008),
    block([0, 0.14, 0.06], [0.43, 0.03, 0.18], flat([0.16, 0.16, 0.17]), 0.008),
    ...[-0.1, 0.1].map((x) => block([x, 0.17, 0.06], [0.02, 0.04, 0.02], STEEL)),
    bone([-0.1, 0.21, 0.06], [0.1, 0.21, 0.06], [0.012, 0.012], BLACK),
    ...[-0.13, 0.13].map((x) => box([x - 0.02, 0.11, -0.032], [x + 0.02, 0.16, -0.024], STEEL)),
    // The hammer leans on the box.
    bone([-0.24, 0.02, -0.12], [-0.12, 0.24, -0.045], [0.013, 0.011], wood),
    bone([-0.155, 0.235, -0.05], [-0.08, 0.265, -0.04], [0.017, 0.02], flat([0.3, 0.31, 0.33])),
    bone([-0.155, 0.235, -0.05], [-0.2, 0.25, -0.05], [0.014, 0.006], flat([0.3, 0.31, 0.33])),
    // The spanner lies.
    bone([0.02, 0.012, -0.13], [0.2, 0.012, -0.1], [0.011, 0.011], STEEL),
    ...[-1, 1].flatMap((to) => [
      bone([0.2, 0.012, -0.1], [0.235, 0.012, -0.1 + to * 0.03], [0.013, 0.012], STEEL),
      bone([0.02, 0.012, -0.13], [-0.01, 0.012, -0.135 + to * 0.026], [0.012, 0.01], STEEL),
    ]),
    bone([0.27, 0.02, -0.14], [0.27, 0.02, -0.02], [0.016, 0.016], flat([0.95, 0.62, 0.1])),
    bone([0.27, 0.02, -0.02], [0.27, 0.02, 0.08], [0.005, 0.004], STEEL),
  ];
}

/** A trumpet of brass that lies on its side: the bell, the loop of its tube, three valves. */
export function trumpet(colour: Colour | null): Solid[] {
  const brass = colour === null ? flat([0.98, 0.74, 0.26]) : flat(colour);
  const tube = (a: Point, b: Point, r = 0.0085): Solid => bone(a, b, [r, r], brass);
  const flare = Array.from({ length: 12 }, (_, n): Solid => {
    const wide = (m: number): number => 0.012 + 0.062 * (m / 12) ** 2.6;
    return roll(
      0,
      [0, 0.075],
      [0.12 + 0.014 * n, 0.12 + 0.014 * (n + 1)],
      [wide(n), wide(n + 1)],
      brass,
    );
  });
  return [
    ...flare,
    roll(0, [0, 0.075], [0.286, 0.289], [0.062, 0.062], flat([0.42, 0.27, 0.07])),
    tube([0.12, 0.075, 0], [-0.14, 0.075, 0]),
    tube([-0.14, 0.075, 0], [-0.175, 0.05, 0]),
    tube([-0.175, 0.05, 0], [-0.14, 0.022, 0]),
    tube([-0.14, 0.022, 0], [0.08, 0.022, 0]),
    tube([0.1, 0.034, 0.02], [0.08, 0.022, 0]),
    tube([0.1, 0.034, 0.02], [0.1, 0.07, 0.035]),
    tube([0.1, 0.07, 0.035], [-0.24, 0.09, 0.03], 0.007),
    bone([-0.24, 0.09, 0.03], [-0.28, 0.092, 0.03], [0.008, 0.016], flat([0.85, 0.85, 0.86])),
    ...[-0.05, -0.012, 0.026].flatMap((x) => [
      drum([x, 0], [0.006, 0.115], [0.015, 0.015], brass),
      drum([x, 0], [0.115, 0.14], [0.005, 0.005], STEEL),
      drum([x, 0], [0.14, 0.147], [0.013, 0.013], flat([0.95, 0.93, 0.88])),
    ]),
    block([0, 0, 0], [0.1, 0.008, 0.1], flat(DARK_WOOD)),
  ];
}
