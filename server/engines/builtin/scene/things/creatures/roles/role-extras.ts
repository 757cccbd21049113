import type { Colour } from '../../../words/idea.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, after, between, pitch, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import { cape } from '../clothing/outerwear.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import type { Role } from './role.ts';
import { CLOTH, laced } from './role-cloth.ts';
import { gladiatorArms } from './role-gladiator.ts';
import { jeogori } from './role-jeogori.ts';
import { linenKilt } from './role-kilt.ts';
import { obi } from './role-obi.ts';
import { poncho } from './role-of-lands.ts';
import { romanArms } from './role-roman.ts';
import {
  badge,
  bigShoes,
  pallu,
  ruff,
  sailorCollar,
  socks,
  waiterApron,
} from './role-trimmings.ts';
import { feathered, gauzy } from './role-wings.ts';

const GOLD = plain(CLOTH.gold, { gloss: 0.6 });
const BLACK = plain(CLOTH.black, { gloss: 0.3 });
const ACROSS = yaw(Math.PI / 2);

/** What someone of a role wears over the clothes: a cape, wings, belts, plates, a badge; `cloth` is that of the upper part. */
export function extrasFor(role: Role, figure: Figure, stance: Stance, cloth: Look): Solid[] {
  const on = (at: Vector): Vector => add(stance.chest, turn(stance.twisted, at));
  switch (role) {
    case 'superhero':
      return [
        ...cape(plain(CLOTH.red), figure, stance, 0.16),
        ...belt(plain(CLOTH.gold, { gloss: 0.4 }), figure, stance, 1.06),
        ...briefs(figure, stance),
        ...emblem(on),
        ...boots(plain(CLOTH.red, { gloss: 0.25 }), stance),
      ];
    case 'vampire':
      return [
        ...cape(plain([0.05, 0.04, 0.05], { gloss: 0.15 }), figure, stance, 0.06),
        ...collar(on),
        ...tie(on, CLOTH.red),
      ];
    case 'business':
      return tie(on, [0.5, 0.08, 0.12]);
    case 'pirate':
      return [
        ...belt(plain(CLOTH.leather, { gloss: 0.3 }), figure, stance, 1.2),
        limb(
          plain(CLOTH.leather),
          on([0.06, 0.01, figure.shoulders * 0.7]),
          add(stance.waist, [0.085, -0.04, -0.06]),
          0.016,
          0.016,
          0.01,
        ),
        ...boots(plain(CLOTH.leather, { gloss: 0.25 }), stance),
      ];
    case 'samurai':
      return [
        ...skirtPlates(figure, stance),
        ...[-1, 1].map((side) =>
          box(
            laced(CLOTH.lacquer, 40),
            on([-0.01, -0.06, side * (figure.shoulders + 0.035)]),
            [0.062, 0.085, 0.014],
            pitch(side * 0.25),
            0.006,
          ),
        ),
        ...belt(plain([0.86, 0.82, 0.7]), figure, stance, 1.12),
        ...stance.legs.map(([, knee, ankle]) =>
          limb(
            laced(CLOTH.lacquer, 22),
            add(knee, [0.012, -0.01, 0]),
            add(ankle, [0.006, 0.04, 0]),
            0.045,
            0.036,
          ),
        ),
      ];
    case 'ninja':
      return [
        ...belt(plain(CLOTH.red), figure, stance, 1.08),
        ...stance.arms.map(([, elbow, wrist]) =>
          limb(plain([0.2, 0.21, 0.23]), between(elbow, wrist, 0.35), wrist, 0.031, 0.026),
        ),
        ...stance.legs.map(([, knee, ankle]) =>
          limb(plain([0.2, 0.21, 0.23]), between(knee, ankle, 0.3), ankle, 0.043, 0.036),
        ),
        limb(BLACK, on([-0.09, 0.1, 0.12]), on([-0.1, -0.28, -0.1]), 0.013, 0.013),
      ];
    case 'viking':
      return [
        ...furOnShoulders(figure, on),
        ...cape(plain([0.3, 0.2, 0.14], { fur: 0.014 }), figure, stance, 0.2),
        ...belt(plain(CLOTH.leather, { gloss: 0.3 }), figure, stance, 1.16),
        ...boots(plain([0.34, 0.26, 0.18], { fur: 0.012 }), stance),
      ];
    case 'cowboy':
      return [
        ring(plain([0.66, 0.1, 0.1]), on([0, 0.034, 0]), 0.045, 0.02),
        blade(
          plain([0.66, 0.1, 0.1]),
          on([0.05, 0.03, 0]),
          on([0.075, -0.05, 0]),
          0.045,
          0.008,
          0.3,
          0.01,
          ACROSS,
        ),
        ...belt(plain(CLOTH.leather, { gloss: 0.3 }), figure, stance, 1.12),
        ...boots(plain([0.34, 0.18, 0.09], { gloss: 0.3 }), stance),
      ];
    case 'santa':
      return santaFur(figure, stance, on);
    case 'police':
      return [
        ...belt(BLACK, figure, stance, 1.12),
        ellipsoid(GOLD, on([0.088, -0.07, 0.045]), [0.008, 0.02, 0.016]),
        ...tie(on, CLOTH.black),
        ...[-1, 1].map((side) =>
          limb(
            GOLD,
            on([-0.01, 0.014, side * 0.06]),
            on([-0.012, -0.004, side * (figure.shoulders - 0.008)]),
            0.009,
            0.008,
          ),
        ),
      ];
    case 'captain':
      return [-0.03, -0.1, -0.17].flatMap((down) =>
        [-0.035, 0.035].map((aside) =>
          ellipsoid(GOLD, on([0.093, down, aside]), [0.007, 0.011, 0.011]),
        ),
      );
    case 'conjuror':
      return tie(on, CLOTH.red);
    case 'smith':
      return apron(plain(CLOTH.brown, { gloss: 0.12 }), figure, stance, on);
    case 'soldier':
      return belt(plain([0.24, 0.25, 0.15]), figure, stance, 1.14);
    case 'angel':
      return feathered(on);
    case 'fairy':
      return gauzy(on);
    case 'kimono':
      return obi(figure, stance, cloth);
    case 'nurse':
      return badge(on);
    case 'sailor':
      return sailorCollar(on);
    case 'sari':
      return pallu(figure, stance, cloth);
    case 'ponchoed':
      return poncho(figure, stance, cloth);
    case 'clown':
      return [...ruff(on), ...bigShoes(stance)];
    case 'footballer':
      return socks(stance, cloth);
    case 'waiter':
      return waiterApron(figure, stance, on);
    case 'kilted':
      return linenKilt(figure, stance, plain(CLOTH.white), plain([0.7, 0.56, 0.3]));
    case 'gladiator':
      return gladiatorArms(figure, stance, on);
    case 'legionary':
      return romanArms(figure, stance, on);
    case 'senator':
      return pallu(figure, stance, cloth);
    case 'hanbok':
      return jeogori(figure, stance, cloth);
    case 'orc':
      return [
        ...furOnShoulders(figure, on),
        ...belt(plain(CLOTH.leather, { gloss: 0.3 }), figure, stance, 1.16),
      ];
    case 'troll':
      return furOnShoulders(figure, on);
    case 'goblin':
    case 'titan':
    case 'dwarf':
    case 'elf':
      return belt(plain(CLOTH.leather, { gloss: 0.3 }), figure, stance, 1.2);
    default:
      return [];
  }
}

/** A fur that lies on the shoulders. */
const furOnShoulders = ({ shoulders }: Figure, on: (at: Vector) => Vector): Solid[] => [
  ellipsoid(
    plain([0.44, 0.34, 0.24], { fur: 0.022 }),
    on([-0.015, 0.005, 0]),
    [0.1, 0.05, shoulders * 1.22],
    0.01,
  ),
];

/** A cook's apron of pale checked cloth. */
export const kitchenApron = (figure: Figure, stance: Stance): Solid[] =>
  apron(checked, figure, stance, (at) => add(stance.chest, turn(stance.twisted, at)));

/** Cloth with a pattern of red squares. */
const checked: Look = {
  paint: (_x, y, z) => {
    const [u, v] = [Math.sin(z * 190) > 0, Math.sin(y * 190) > 0];
    return u && v ? [0.78, 0.3, 0.28] : u || v ? [0.9, 0.66, 0.64] : [0.95, 0.93, 0.9];
  },
};

/** How far ahead of the chest's middle a bib is, half its width, and how thick that is. */
const BIB = { ahead: 0.022, wide: 0.076, flat: 0.76 } as const;

/** An apron from the chest down to the knees, its bib on two straps. */
function apron(
  look: Look,
  { waistWide, hipsWide }: Figure,
  { waist, hips, legs, twisted }: Stance,
  on: (at: Vector) => Vector,
): Solid[] {
  const wide = Math.max(waistWide, hipsWide) * 1.16;
  const knees = legs.map(([, knee]) => knee);
  const [near = hips, far = hips] = knees;
  const hem = add(between(near, far, 0.5), [0.015, 0.05, 0]);
  return [
    flare(look, between(waist, hips, 0.2), [wide * 0.8, wide], hem, [wide * 1.02, wide * 1.22]),
    // The bib lies on the chest, as round as that.
    blade(
      look,
      on([BIB.ahead, -0.1, 0]),
      add(waist, [BIB.ahead, -0.01, 0]),
      BIB.wide,
      Math.max(BIB.wide, waistWide * 0.95),
      BIB.flat,
      0,
      after(twisted, yaw(Math.PI / 2)),
    ),
    ...[-1, 1].map((side) =>
      limb(look, on([0.062, -0.05, side * 0.05]), on([-0.014, 0.04, side * 0.036]), 0.009, 0.009),
    ),
  ];
}

/** A belt with its buckle, so much wider than the waist. */
function belt(
  look: Look,
  { waistWide, hipsWide }: Figure,
  { waist, hips }: Stance,
  by: number,
): Solid[] {
  const [top, low] = [between(waist, hips, 0.28), between(waist, hips, 0.46)];
  const wide = Math.max(waistWide * 1.08, hipsWide * 0.96) * by;
  return [
    flare(look, top, [wide * 0.79, wide], low, [wide * 0.81, wide * 1.02]),
    box(
      GOLD,
      add(between(top, low, 0.5), [wide * 0.8, 0, 0]),
      [0.006, 0.015, 0.02],
      undefined,
      0.004,
    ),
  ];
}

/** Tops of boots up to the knee. */
const boots = (look: Look, { legs }: Stance): Solid[] =>
  legs.map(([, knee, ankle]) =>
    limb(look, between(knee, ankle, 0.3), add(ankle, [0, -0.005, 0]), 0.05, 0.04),
  );

const briefs = ({ hipsWide }: Figure, { hips, waist, legs }: Stance): Solid[] => [
  flare(
    plain(CLOTH.red),
    between(waist, hips, 0.5),
    [hipsWide * 0.82, hipsWide * 1.03],
    add(hips, [0, -0.012, 0]),
    [hipsWide * 0.84, hipsWide * 1.06],
  ),
  ...legs.map(([hip, knee]) =>
    limb(plain(CLOTH.red), hip, between(hip, knee, 0.16), 0.0605, 0.058, 0.01),
  ),
];

/** A golden shield with a red star on the chest. */
const emblem = (on: (at: Vector) => Vector): Solid[] => [
  ellipsoid(GOLD, on([0.072, -0.07, 0]), [0.016, 0.046, 0.056]),
  ...[0, 1, 2, 3, 4].map((n) => {
    const around = Math.PI / 2 + (n * 2 * Math.PI) / 5;
    return limb(
      plain(CLOTH.red),
      on([0.087, -0.07, 0]),
      on([0.084, -0.07 + 0.03 * Math.sin(around), 0.034 * Math.cos(around)]),
      0.012,
      0.003,
    );
  }),
];

/** A high collar that stands up behind the head, red within. */
const collar = (on: (at: Vector) => Vector): Solid[] =>
  [-1, 1].flatMap((side) =>
    [0, 1, 2].map((n) => {
      const foot = on([-0.05 + 0.028 * n, 0.0, side * (0.03 + 0.022 * n)]);
      return blade(
        plain(n === 2 ? [0.06, 0.04, 0.05] : [0.5, 0.04, 0.06]),
        foot,
        add(foot, [-0.03 + 0.012 * n, 0.115 - 0.012 * n, side * 0.035]),
        0.034,
        0.026,
        0.3,
        0.01,
        ACROSS,
      );
    }),
  );

const tie = (on: (at: Vector) => Vector, colour: Colour): Solid[] => [
  ball(plain(colour, { gloss: 0.2 }), on([0.066, 0.012, 0]), 0.0115),
  blade(
    plain(colour, { gloss: 0.2 }),
    on([0.07, 0.004, 0]),
    on([0.098, -0.13, 0]),
    0.008,
    0.0175,
    0.3,
    0.004,
    ACROSS,
  ),
];

/** Plates that hang from the waist of an armour. */
const skirtPlates = ({ hipsWide }: Figure, { waist, hips }: Stance): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const around = (n / 9) * Math.PI * 2;
    const out = (by: number): Vector => [
      hipsWide * 0.8 * by * Math.cos(around),
      0,
      hipsWide * by * Math.sin(around),
    ];
    return blade(
      laced(CLOTH.lacquer, 34),
      add(between(waist, hips, 0.5), out(1.02)),
      add(hips, add(out(1.5), [0, -0.1, 0])),
      0.034,
      0.046,
      0.32,
      0.004,
      yaw(Math.PI / 2 - around),
    );
  });

/** White fur along the hem, the front and the cuffs; a black belt with a great buckle over a round belly. */
function santaFur(figure: Figure, stance: Stance, on: (at: Vector) => Vector): Solid[] {
  const fur = plain(CLOTH.white, { fur: 0.012 });
  const red = plain(CLOTH.red);
  const { waist, hips, arms, legs } = stance;
  const hem = figure.knee * 1.06;
  const knees = legs.map(([, knee]) => knee[0]);
  const middle = (Math.min(...knees) + Math.max(...knees)) / 2;
  const deep = Math.max(0.1, (Math.max(...knees) - Math.min(...knees)) / 2 + 0.078);
  const belly = add(between(waist, hips, 0.25), [0.03, 0, 0]);
  return [
    ellipsoid(red, belly, [0.115, 0.13, 0.118], 0.03),
    ...Array.from({ length: 20 }, (_, n) => {
      const around = (n / 20) * Math.PI * 2;
      return ball(
        fur,
        [middle + deep * Math.cos(around), hem + 0.012, hips[2] * 0.6 + 0.116 * Math.sin(around)],
        0.026,
      );
    }),
    limb(fur, on([0.07, -0.02, 0]), add(belly, [0.118, 0, 0]), 0.018, 0.018),
    limb(fur, add(belly, [0.118, 0, 0]), [middle + deep, hem, hips[2] * 0.6], 0.018, 0.02),
    ring(fur, on([0, 0.03, 0]), 0.052, 0.026),
    ...arms.map(([, elbow, wrist]) =>
      limb(fur, between(wrist, elbow, 0.16), between(wrist, elbow, 0.04), 0.034, 0.034),
    ),
    flare(
      BLACK,
      add(belly, [0, 0.004, 0]),
      [0.117, 0.121],
      add(belly, [0, -0.036, 0]),
      [0.118, 0.122],
    ),
    box(GOLD, add(belly, [0.118, -0.016, 0]), [0.006, 0.026, 0.03], undefined, 0.004),
    ...boots(BLACK, stance),
  ];
}
