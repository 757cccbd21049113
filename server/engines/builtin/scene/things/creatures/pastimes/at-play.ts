import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { paperPlane } from '../../objects/play/folded-paper.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { roleOf } from '../roles/role.ts';
import { shieldOf, weaponOf } from '../roles/role-tools.ts';
import type { Body, WithGear } from '../with-gear.ts';

const WOOD: Colour = [0.66, 0.42, 0.22];
const SNOW: Colour = [0.95, 0.97, 1];
const ROPE: Colour = [0.86, 0.2, 0.22];
const BALLS: readonly Colour[] = [
  [0.86, 0.14, 0.12],
  [0.96, 0.76, 0.14],
  [0.14, 0.42, 0.8],
  [0.2, 0.62, 0.3],
  [0.62, 0.24, 0.7],
];
/** Those who are shot at in a game, row by row. */
const ROWS: readonly Colour[] = [
  [0.95, 0.25, 0.45],
  [0.95, 0.75, 0.2],
  [0.3, 0.75, 0.95],
];
const PAPERS: readonly (readonly [paper: Colour, ribbon: Colour])[] = [
  [
    [0.8, 0.12, 0.14],
    [0.96, 0.82, 0.3],
  ],
  [
    [0.14, 0.46, 0.34],
    [0.92, 0.9, 0.86],
  ],
];

/** Whether somebody who is like that has a weapon: who wears armour or is known by one. */
export const isArmed = (traits: readonly Trait[]): boolean =>
  traits.includes('knight') || weaponOf(roleOf(traits), [0, 0, 0]) !== null;

/** One who fights: strikes with a weapon, or wards off the blow, with it and the shield; who has none does so with the fists. */
export function fighting(
  traits: readonly Trait[],
  one: Body,
  strikes: boolean,
  sword: boolean,
): Solid[] {
  const { shoulder } = figureOf(traits);
  const role = roleOf(traits);
  if (!sword && !isArmed(traits)) {
    const near: Vector = [strikes ? 0.42 : 0.28, shoulder + 0.02, -0.08];
    return one('boxing', { near, far: [0.2, shoulder + 0.03, 0.05] });
  }
  const near: Vector = strikes ? [0.4, shoulder - 0.08, -0.05] : [0.28, shoulder - 0.05, -0.03];
  const weapon = weaponOf(role, [0, 0, 0]) ?? weaponOf('knight', [0, 0, 0]) ?? [];
  const held = moved(weapon, { by: roll(strikes ? -0.5 : -0.62), to: near });
  const shield = shieldOf(role);
  const far: Vector = strikes ? [0.12, shoulder - 0.24, 0.16] : [0.24, shoulder - 0.16, 0.1];
  return [
    ...one(strikes ? 'lunging' : 'parrying', shield === null ? { near } : { near, far }),
    ...held,
    ...(shield === null ? [] : shield(far)),
  ];
}

/** In the air over a rope that is swung over the head. */
export const skipping: WithGear = (traits, one) => {
  const { hips, chin, head } = figureOf(traits);
  const hand = (side: number): Vector => [0.14, hips + 0.18, side * 0.24];
  const rope = plain(ROPE, { gloss: 0.3 });
  const [low, top] = [hips + 0.18, chin + 1.9 * head];
  const arc = (n: number): Vector => {
    const turn = -0.35 + ((Math.PI + 0.7) * n) / 16;
    const middle = (low + top) / 2;
    return [
      0.14 + 0.06 * Math.sin(turn),
      middle - 0.12 + (top - middle + 0.12) * Math.sin(turn),
      -0.4 * Math.cos(turn),
    ];
  };
  return [
    ...one('hopping', { near: hand(-1), far: hand(1) }),
    ...[-1, 1].map((side) =>
      limb(
        planks(WOOD, 0.02),
        add(hand(side), [0, -0.01, -side * 0.02]),
        add(hand(side), [0, 0.01, side * 0.06]),
        0.014,
        0.012,
      ),
    ),
    ...[-1, 1].map((side) =>
      limb(rope, add(hand(side), [0, 0.01, side * 0.06]), arc(side < 0 ? 0 : 16), 0.007, 0.007),
    ),
    ...Array.from({ length: 16 }, (_, n) => limb(rope, arc(n), arc(n + 1), 0.007, 0.007)),
  ];
};

/** How far ahead balls are in the air, and how wide their arc is, which goes round the face and over the head; in a man's heights. */
const ARC = { ahead: 0.16, wide: 0.5 } as const;

/** Five balls in the air, the eyes on them. */
export const juggling: WithGear = (traits, one) => {
  const { waist, chin, head } = figureOf(traits);
  const hand = (side: number): Vector => [ARC.ahead, waist + 0.05, side * 0.2];
  const top = chin + 2.1 * head;
  return [
    ...one('tossing', { near: hand(-1), far: hand(1) }),
    ...BALLS.map((colour, n) => {
      const share = n / (BALLS.length - 1);
      const high = waist + 0.1 + (top - waist - 0.1) * Math.sin(Math.PI * (0.06 + 0.88 * share));
      return ball(
        plain(colour, { gloss: 0.4 }),
        [ARC.ahead, high, ARC.wide * (share - 0.5)],
        0.036,
      );
    }),
  ];
};

/** How long paper planes are, in heights of who throws them; where the near hand is that has let one go, above the shoulder; where planes fly beyond it, each farther, and how much their noses are up, radians. */
const PLANES = {
  long: 0.25,
  hand: [0.26, 0.12, -0.12],
  flies: [
    { at: [0.5, 0.19, -0.14], nose: 0.3, roll: 0.5 },
    { at: [0.93, 0.13, 0.12], nose: -0.1, roll: -0.1 },
  ],
} as const;

/** One who has let a paper plane fly, the arm still high; another that was thrown before it is farther off, of another sheet. */
export const planeThrowing = (
  traits: readonly Trait[],
  one: Body,
  nth: number,
  colour: Colour | null,
): Solid[] => {
  const { shoulder, waist, shoulders } = figureOf(traits);
  const near = add(PLANES.hand, [0, shoulder, 0]);
  return [
    ...one('pitching', { near, far: [-0.04, waist, shoulders + 0.08] }),
    ...PLANES.flies.flatMap(({ at, nose, roll: tipped }, n) =>
      moved(paperPlane(nth + 2 * n, colour), {
        size: PLANES.long,
        by: after(pitch(tipped), roll(nose)),
        to: add(at, [0, shoulder, 0]),
      }),
    ),
  ];
};

/** About to throw: a ball of snow in winter, else a stone. */
export const throwing: WithGear = (traits, one) => {
  const { shoulder } = figureOf(traits);
  const near: Vector = [-0.15, shoulder + 0.14, -0.2];
  const isSnow = traits.includes('wintry');
  const lump = plain(isSnow ? SNOW : [0.5, 0.48, 0.45]);
  return [
    ...one('pitching', { near, far: [0.3, shoulder + 0.02, 0.1] }),
    ball(lump, add(near, [-0.01, 0.045, 0]), isSnow ? 0.046 : 0.034),
    ...(isSnow ? [ball(lump, [0.78, shoulder + 0.22, -0.06], 0.042)] : []),
  ];
};

/** On a sled that glides down, the rope in both hands, snow flying. */
export const sledding: WithGear = (_traits, one) => {
  const wood = planks(WOOD, 0.02);
  const [seat, front] = [0.1, 0.44];
  const hand = (side: number): Vector => [0.27, 0.27, side * 0.05];
  const runner = (side: number): Solid[] => {
    const z = side * 0.1;
    const path: readonly Vector[] = [
      [-0.24, 0.02, z],
      [front - 0.08, 0.02, z],
      [front + 0.02, 0.055, z],
      [front + 0.05, 0.13, z],
      [front, 0.17, z],
    ];
    return [
      ...path.slice(1).map((to, n) => limb(wood, path[n] ?? to, to, 0.014, 0.014)),
      ...[-0.18, 0.08, front - 0.14].map((x) =>
        limb(wood, [x, 0.02, z], [x, seat - 0.01, z], 0.012, 0.012),
      ),
    ];
  };
  const body = moved(
    one('leaning', { near: add(hand(-1), [0, -seat, 0]), far: add(hand(1), [0, -seat, 0]) }),
    {
      to: [0, seat, 0],
    },
  );
  const model = [
    ...body,
    ...runner(-1),
    ...runner(1),
    ...[-0.075, -0.025, 0.025, 0.075].map((z) =>
      box(wood, [0.06, seat, z], [0.31, 0.01, 0.02], undefined, 0.005),
    ),
    limb(wood, [front, 0.165, -0.1], [front, 0.165, 0.1], 0.012, 0.012),
    ...[-1, 1].map((side) =>
      limb(plain(ROPE), hand(side), [front, 0.165, side * 0.09], 0.006, 0.006),
    ),
    ...Array.from({ length: 22 }, (_, n) => {
      const back = (n * 0.618) % 1;
      return ball(
        plain(SNOW),
        [
          0.1 - 0.5 * back,
          0.02 + 0.13 * back * Math.abs(Math.sin(n * 2.4)),
          0.16 * Math.sin(n * 1.7),
        ],
        0.012 + 0.016 * ((n * 0.37) % 1),
      );
    }),
  ];
  return moved(model, { by: roll(-0.1) });
};

/** On one knee before a present, its lid off. */
export const unwrapping: WithGear = (traits, one) => {
  const { knee } = figureOf(traits);
  const [paper, ribbon] = PAPERS[traits.includes('girl') ? 1 : 0] as (typeof PAPERS)[number];
  const half = 0.36 * knee + 0.02;
  const middle: Vector = [0.36, half, 0];
  const lid: Vector = add(middle, [0.03, half + 0.09, 0.01]);
  const [cover, band] = [plain(paper, { gloss: 0.3 }), plain(ribbon, { gloss: 0.5 })];
  return [
    ...one('bowed', { near: add(lid, [-0.09, -0.01, -0.08]), far: add(lid, [-0.07, 0, 0.09]) }),
    box(cover, middle, [0.12, half, 0.12], undefined, 0.006),
    box(band, middle, [0.122, half, 0.022]),
    box(band, middle, [0.022, half, 0.122]),
    box(
      plain([0.98, 0.95, 0.85], { glow: () => 0.3 }),
      add(middle, [0, half, 0]),
      [0.1, 0.004, 0.1],
    ),
    box(cover, lid, [0.13, 0.022, 0.13], roll(0.34), 0.006),
    ...[-1, 1].map((side) =>
      ellipsoid(band, add(lid, [-0.01, 0.045, side * 0.035]), [0.03, 0.022, 0.04], 0, roll(0.3)),
    ),
  ];
};

/** An arm high with a ball of glass that is hung up, another in the other hand. */
export const decorating: WithGear = (traits, one) => {
  const { shoulder, waist } = figureOf(traits);
  const far: Vector = [0.25, shoulder + 0.14, 0.08];
  const near: Vector = [0.22, waist + 0.06, -0.12];
  const glass = (hand: Vector, colour: Colour): Solid[] => [
    ball(plain(colour, { gloss: 0.9 }), add(hand, [0.05, -0.035, 0]), 0.036),
    limb(
      plain([0.9, 0.75, 0.3], { gloss: 0.8 }),
      add(hand, [0.05, -0.005, 0]),
      add(hand, [0.05, 0.015, 0]),
      0.009,
      0.006,
    ),
  ];
  return [
    ...one('writing', { near, far }),
    ...glass(far, [0.85, 0.1, 0.14]),
    ...glass(near, [0.92, 0.72, 0.2]),
  ];
};

/** At a machine of an arcade, both hands on its board, its picture alight. */
export const gaming: WithGear = (traits, one) => {
  const { waist, shoulder, chin, head } = figureOf(traits);
  const board = waist - 0.08;
  const top = chin + head + 0.06;
  const [near, far]: [Vector, Vector] = [
    [0.3, board + 0.045, -0.075],
    [0.3, board + 0.045, 0.075],
  ];
  const side = plain([0.16, 0.1, 0.36], { gloss: 0.4 });
  const edge = plain([0.95, 0.2, 0.56], { glow: () => 0.6 });
  const screen: Look = {
    paint: (_x, y, z) => {
      const [u, v] = [Math.floor((z + 0.2) / 0.04), Math.floor((y - board) / 0.04)];
      if (v <= 1) return u % 3 === 0 ? [0.2, 0.8, 0.4] : [0.02, 0.04, 0.14];
      const isFoe = v >= 5 && (u + v) % 2 === 0;
      return isFoe ? (ROWS[v % ROWS.length] as Colour) : [0.02, 0.03, 0.16];
    },
    glow: () => 0.5,
  };
  return [
    ...one('tending', { near, far }),
    ...[-1, 1].flatMap((at) => [
      box(side, [0.6, top / 2, at * 0.2], [0.13, top / 2, 0.012], undefined, 0.004),
      box(edge, [0.47, top / 2 + 0.1, at * 0.2], [0.006, top / 2 - 0.1, 0.014]),
    ]),
    box(side, [0.6, board / 2, 0], [0.14, board / 2, 0.19]),
    box(
      plain([0.1, 0.1, 0.14], { gloss: 0.4 }),
      [0.42, board, 0],
      [0.13, 0.018, 0.19],
      roll(0.16),
      0.006,
    ),
    box(
      screen,
      [0.5, (board + shoulder + 0.14) / 2 + 0.02, 0],
      [0.01, (shoulder + 0.1 - board) / 2, 0.175],
      roll(-0.22),
    ),
    box(
      plain([1, 0.62, 0.16], { glow: () => 0.9 }),
      [0.46, top - 0.045, 0],
      [0.06, 0.045, 0.19],
      undefined,
      0.006,
    ),
    box(side, [0.66, top - 0.12, 0], [0.07, 0.12, 0.19]),
    limb(
      plain([0.8, 0.8, 0.82], { gloss: 0.6 }),
      add(near, [0.05, -0.04, 0]),
      add(near, [0.05, 0.02, 0]),
      0.007,
      0.007,
    ),
    ball(plain([0.9, 0.1, 0.1], { gloss: 0.6 }), add(near, [0.05, 0.028, 0]), 0.02),
    ...[0, 1, 2].map((n) =>
      frustum(
        plain(BALLS[n] ?? SNOW, { glow: () => 0.4 }),
        add(far, [0.04 + 0.03 * (n % 2), -0.03, 0.035 * (n - 1)]),
        0.014,
        0.014,
        0.012,
      ),
    ),
  ];
};
