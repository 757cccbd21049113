import type { Colour } from '../../words/idea.ts';
import { flat } from './furniture.ts';
import { ball, type Material, type Solid } from './solid.ts';

const TOPS: readonly Colour[] = [
  [0.9, 0.52, 0.5],
  [0.93, 0.91, 0.87],
  [0.24, 0.46, 0.6],
  [0.86, 0.72, 0.36],
  [0.42, 0.62, 0.48],
];
const LEGGINGS: readonly Colour[] = [
  [0.12, 0.13, 0.17],
  [0.2, 0.22, 0.36],
  [0.26, 0.17, 0.24],
];
const SKINS: readonly Colour[] = [
  [0.86, 0.64, 0.52],
  [0.5, 0.33, 0.24],
  [0.78, 0.56, 0.42],
];
const HAIR: readonly Colour[] = [
  [0.2, 0.12, 0.07],
  [0.06, 0.05, 0.05],
  [0.7, 0.52, 0.28],
];

const of = (all: readonly Colour[], number: number): Material =>
  flat(all[number % all.length] as Colour);

/** Who sits cross-legged on a mat, upright and turned to the eye, hands on the knees, eyes closed; a number decides looks. */
export function yogi(x: number, z: number, number: number): Solid[] {
  const [top, legs] = [of(TOPS, number), of(LEGGINGS, number)];
  const [skin, hair] = [of(SKINS, number), of(HAIR, number + 1)];
  const piece = (
    [dx, y, dz]: readonly [number, number, number],
    [wide, tall, deep]: readonly [number, number, number],
    material: Material,
  ): Solid =>
    ball(
      [x + dx - wide, y - tall, z + dz - deep],
      [x + dx + wide, y + tall, z + dz + deep],
      material,
    );
  return [
    piece([0, 0.15, 0.02], [0.2, 0.13, 0.17], legs),
    piece([0, 0.4, 0.03], [0.145, 0.28, 0.1], top),
    piece([0, 0.6, 0.03], [0.19, 0.1, 0.095], top),
    piece([0, 0.73, 0.02], [0.045, 0.09, 0.045], skin),
    piece([0, 0.88, 0], [0.085, 0.12, 0.1], skin),
    piece([0, 0.925, 0.035], [0.1, 0.105, 0.105], hair),
    piece([0, 1.05, 0.05], [0.055, 0.05, 0.055], hair),
    piece([0, 0.86, -0.1], [0.013, 0.02, 0.015], skin),
    piece([0, 0.81, -0.085], [0.028, 0.008, 0.01], flat([0.6, 0.26, 0.24])),
    ...[-1, 1].flatMap((to) => [
      piece([to * 0.034, 0.89, -0.093], [0.017, 0.005, 0.008], flat([0.12, 0.08, 0.07])),
      piece([to * 0.24, 0.12, -0.14], [0.2, 0.085, 0.12], legs),
      piece([to * 0.1, 0.08, -0.3], [0.2, 0.06, 0.07], legs),
      piece([to * -0.12, 0.08, -0.36], [0.09, 0.05, 0.05], skin),
      piece([to * 0.22, 0.52, 0.02], [0.055, 0.13, 0.06], skin),
      piece([to * 0.27, 0.38, -0.04], [0.045, 0.12, 0.06], skin),
      piece([to * 0.31, 0.27, -0.14], [0.042, 0.08, 0.09], skin),
      piece([to * 0.33, 0.22, -0.23], [0.05, 0.03, 0.055], skin),
    ]),
  ];
}
