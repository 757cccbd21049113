import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { ball, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { strands } from '../solids/strands.ts';
import { type FaceAt, paintedFace } from './posed-face.ts';

/** Hair: none of it is seen under a cloth. */
type HairForm = 'short' | 'long' | 'bun' | 'bald';

/** How a head looks, and what is on it. */
export interface HeadLook {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly hairForm: HairForm;
  readonly mask?: Colour;
  readonly beard?: Colour;
  /** A cap like a cone, or a cloth around the head, and its colour. */
  readonly hat?: readonly ['cone' | 'cloth' | 'cap', Colour];
  /** Whether the eyes are shut. */
  readonly areEyesShut?: true;
}

type Triple = readonly [number, number, number];

/** A head, its middle a little below that of its height, with what is on it and painted on its face. */
export function posedHead(at: FaceAt, look: HeadLook): Solid[] {
  const { skin, hair, hairForm, mask, beard, hat, areEyesShut } = look;
  const { middle, turn, size } = at;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const part = (
    [ahead, left, up]: Triple,
    [long, wide, high]: Triple,
    material: Material,
  ): Solid => {
    const [x, y, z] = [
      middle[0] + size * (c * ahead - s * left),
      middle[1] + size * up,
      middle[2] + size * (s * ahead + c * left),
    ];
    const [rx, ry, rz] = [
      size * Math.hypot(c * long, s * wide),
      size * high,
      size * Math.hypot(s * long, c * wide),
    ];
    return ball([x - rx, y - ry, z - rz], [x + rx, y + ry, z + rz], material);
  };
  const isCovered = hat?.[0] === 'cloth';
  const locks = strands(hair);
  const cover = isCovered ? flat(hat[1]) : locks;
  const bare = flat(skin);
  const face = paintedFace(skin, beard ?? hair, at, areEyesShut === true);
  return [
    part([0, 0, 0.012], [0.104, 0.084, 0.118], face),
    part([0.03, 0, -0.06], [0.069, 0.065, 0.074], face),
    part([0.106, 0, -0.02], [0.02, 0.014, 0.021], flat(scaleColour(skin, 0.96))),
    ...(mask === undefined ? [] : [part([0.033, 0, -0.06], [0.09, 0.08, 0.06], flat(mask))]),
    ...(isCovered || hairForm === 'long'
      ? []
      : [-1, 1].map((to) => part([-0.012, to * 0.085, -0.002], [0.02, 0.011, 0.03], bare))),
    ...(isCovered
      ? [
          part([-0.028, 0, 0.046], [0.112, 0.103, 0.118], cover),
          part([-0.06, 0, -0.09], [0.07, 0.108, 0.17], cover),
        ]
      : hairForm === 'bald'
        ? []
        : [part([-0.04, 0, 0.046], [0.108, 0.094, 0.108], locks)]),
    ...(hairForm === 'long' && !isCovered
      ? [
          part([-0.078, 0, -0.09], [0.058, 0.088, 0.17], locks),
          ...[-1, 1].map((to) => part([-0.03, to * 0.088, -0.06], [0.034, 0.028, 0.14], locks)),
        ]
      : []),
    ...(hairForm === 'bun' ? [part([-0.1, 0, 0.12], [0.065, 0.065, 0.06], locks)] : []),
    ...(beard === undefined
      ? []
      : [
          part([0.05, 0, -0.135], [0.07, 0.085, 0.07], strands(beard)),
          part([0.03, 0, -0.16], [0.06, 0.07, 0.1], strands(beard)),
          part([0.088, 0, -0.047], [0.028, 0.045, 0.01], strands(beard)),
        ]),
    ...(hat?.[0] === 'cone' ? coneHat(hat[1], part, at) : []),
    ...(hat?.[0] === 'cap' ? [part([-0.01, 0, 0.075], [0.116, 0.108, 0.085], flat(hat[1]))] : []),
  ];
}

/** A pointed cap with a white brim and a tassel. */
function coneHat(
  colour: Colour,
  part: (at: Triple, half: Triple, material: Material) => Solid,
  { middle, turn, size }: FaceAt,
): Solid[] {
  const foot: Point = [
    middle[0] - 0.015 * size * Math.cos(turn),
    middle[1] + 0.07 * size,
    middle[2] - 0.015 * size * Math.sin(turn),
  ];
  const [x, y, z] = foot;
  const white = flat([0.95, 0.94, 0.9]);
  return [
    drum([x, z], [y - 0.025 * size, y + 0.035 * size], [0.122 * size, 0.122 * size], white),
    drum([x, z], [y + 0.02 * size, y + 0.33 * size], [0.112 * size, 0.02 * size], flat(colour)),
    part([-0.015, 0, 0.4], [0.035, 0.035, 0.035], white),
  ];
}
