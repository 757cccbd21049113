import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { posedHand, wristOf } from '../people/posed-hand.ts';
import { posedHead } from '../people/posed-head.ts';
import { bone } from '../solids/bone.ts';
import { ball, type Material, type Point, type Solid } from '../solids/solid.ts';

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

const of = (all: readonly Colour[], number: number): Colour => all[number % all.length] as Colour;

/** The way to the eye. */
const TO_EYE = -Math.PI / 2;

/** Who sits cross-legged on a mat, upright and turned to the eye, hands on the knees, eyes closed; a number decides looks. */
export function yogi(x: number, z: number, number: number): Solid[] {
  const [top, legs] = [flat(of(TOPS, number)), flat(of(LEGGINGS, number))];
  const skin = flat(of(SKINS, number));
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
  /** From the neck over the shoulder and the elbow to a hand on the knee. */
  const armTo = (to: number): Solid[] => {
    const at = (aside: number, y: number, dz: number): Point => [x + to * aside, y, z + dz];
    const [elbow, hand] = [at(0.275, 0.37, 0.01), at(0.31, 0.225, -0.23)];
    return [
      bone(at(0.03, 0.66, 0.03), at(0.17, 0.615, 0.03), [0.04, 0.05], top),
      bone(at(0.19, 0.605, 0.025), elbow, [0.055, 0.042], skin),
      bone(elbow, wristOf(elbow, hand, 1), [0.042, 0.026], skin),
      ...posedHand(elbow, hand, [-to, 0, 0], 1, skin),
    ];
  };
  return [
    piece([0, 0.15, 0.02], [0.2, 0.13, 0.17], legs),
    piece([0, 0.4, 0.03], [0.145, 0.28, 0.1], top),
    piece([0, 0.6, 0.03], [0.19, 0.1, 0.095], top),
    piece([0, 0.73, 0.02], [0.045, 0.09, 0.045], skin),
    ...posedHead(
      { middle: [x, 0.88, z], turn: TO_EYE, size: 1 },
      {
        skin: of(SKINS, number),
        hair: of(HAIR, number + 1),
        hairForm: 'bun',
        areEyesShut: true,
      },
    ),
    ...[-1, 1].flatMap((to) => [
      piece([to * 0.24, 0.12, -0.14], [0.2, 0.085, 0.12], legs),
      piece([to * 0.1, 0.08, -0.3], [0.2, 0.06, 0.07], legs),
      piece([to * -0.12, 0.08, -0.36], [0.09, 0.05, 0.05], skin),
      ...armTo(to),
    ]),
  ];
}
