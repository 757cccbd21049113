import type { Colour } from '../../../words/idea.ts';
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
import { add, between, pitch, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import { cape } from '../clothing/outerwear.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { belt, boots } from './belts-and-boots.ts';
import type { Role } from './role.ts';
import { apron } from './role-aprons.ts';
import { ACROSS, BLACK, CLOTH, GOLD, laced } from './role-cloth.ts';
import { gladiatorArms } from './role-gladiator.ts';
import { jeogori } from './role-jeogori.ts';
import { linenKilt } from './role-kilt.ts';
import { obi } from './role-obi.ts';
import { poncho } from './role-of-lands.ts';
import { romanArms } from './role-roman.ts';
import { santaFur } from './role-santa.ts';
import { briefs, emblem } from './role-superhero.ts';
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

/** A tie of that colour, knotted. */
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
