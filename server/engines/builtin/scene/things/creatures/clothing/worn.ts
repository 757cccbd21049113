import { scaleColour } from '../../../arithmetic.ts';
import { KNEADING } from '../../../words/deeds-at-table.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  type Look,
  limb,
  ring,
  type Solid,
  tube,
} from '../../sculpt/solid.ts';
import { add, between, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import { roleOf } from '../roles/role.ts';
import { kitchenApron } from '../roles/role-aprons.ts';
import { extrasFor } from '../roles/role-extras.ts';
import { santaCap } from '../roles/role-hats.ts';
import { headwearFor } from '../roles/role-headwear.ts';
import { feathered, gauzy } from '../roles/role-wings.ts';
import type { Stance } from '../stance.ts';
import { bygoneHat } from './bygone-hats.ts';
import { costumeOf } from './costumes.ts';
import { cape, isHooded } from './outerwear.ts';

const CANVAS: Colour = [0.66, 0.3, 0.12];
const STRAP: Colour = [0.2, 0.16, 0.12];
const MAT: Colour = [0.3, 0.42, 0.5];
const RUBBER: Colour = [0.12, 0.13, 0.15];
const STEEL: Colour = [0.78, 0.8, 0.83];
const SILK: Colour = [0.05, 0.05, 0.06];
const TULLE: Colour = [0.97, 0.96, 0.95];
const WOOL = {
  bright: [0.86, 0.3, 0.2],
  white: [0.88, 0.86, 0.82],
  dark: [0.24, 0.3, 0.42],
  red: [0.66, 0.14, 0.16],
} as const satisfies Readonly<Record<string, Colour>>;
const PETAL: Colour = [0.95, 0.86, 0.84];

/** How high above the ground a cloak ends, in heights of the body. */
const CLOAK_HEM = 0.06;

/** What belongs to who is like that and is worn over the clothes: a pack on the back, a stethoscope, a bow tie; `cloth` is that of the upper part. */
export function wornOf(
  traits: readonly Trait[],
  figure: Figure,
  stance: Stance,
  cloth: Look,
): Solid[] {
  const role = roleOf(traits);
  if (role !== null) return [...extrasFor(role, figure, stance, cloth), ...wings(traits, stance)];
  if (traits.includes('winged') || traits.includes('gauzewings')) return wings(traits, stance);
  if (KNEADING.some((one) => traits.includes(one))) return kitchenApron(figure, stance);
  if (traits.includes('racing') || traits.includes('finishing')) return number(stance);
  if (traits.includes('hiker')) return backpack(figure, stance);
  if (traits.includes('doctor')) return stethoscope(figure, stance);
  if (traits.includes('groom')) return bowTie(stance);
  if (traits.includes('cloak')) return cape(cloth, figure, stance, CLOAK_HEM);
  return traits.includes('wintry') ? scarf(stance) : [];
}

/** How much larger than a fairy's the wings of a butterfly are on somebody's back. */
const BUTTERFLY = 1.5;

/** The wings of who is no angel or fairy but has such. */
function wings(traits: readonly Trait[], { chest, twisted }: Stance): Solid[] {
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  if (traits.includes('gauzewings') && !traits.includes('fairy')) return gauzy(on, BUTTERFLY);
  return traits.includes('winged') && !traits.includes('angel') ? feathered(on) : [];
}

/** What such people have on the head, in heights of the head with the chin at 0; `skin` is that of the face. */
export function onHead(traits: readonly Trait[], skin: Colour): Solid[] {
  const role = roleOf(traits);
  if (role !== null) return headwearFor(role, skin, traits);
  if (traits.includes('blindfolded')) return blindfold();
  if (traits.includes('santahat')) return santaCap();
  if (traits.includes('bride')) return veil();
  if (traits.includes('bygone')) return bygoneHat(traits);
  const isCovered = traits.includes('hatted') || traits.includes('headscarf') || isHooded(traits);
  const isCold = traits.includes('wintry') && costumeOf(traits) === null;
  return isCold && !isCovered ? knitCap(traits) : [];
}

/** A pack of cloth with a rolled mat on top, its straps over both shoulders. */
function backpack({ shoulders }: Figure, { chest, waist, twisted }: Stance): Solid[] {
  const cloth = worn(CANVAS, 0.14);
  const strap = plain(STRAP);
  const long = chest[1] - waist[1];
  const on = (ahead: number, up: number, aside: number): Vector =>
    add(add(chest, turn(twisted, [ahead, 0, aside])), [
      (waist[0] - chest[0]) * (up / -long),
      up,
      0,
    ]);
  const [x, up] = [-0.135, -0.1];
  return [
    box(cloth, on(x, up, 0), [0.058, 0.115, 0.088], undefined, 0.04),
    box(
      worn([CANVAS[0] * 0.8, CANVAS[1] * 0.8, CANVAS[2] * 0.8], 0.1),
      on(x - 0.055, up - 0.035, 0),
      [0.026, 0.06, 0.062],
      undefined,
      0.022,
    ),
    ellipsoid(cloth, on(x, up + 0.115, 0), [0.066, 0.03, 0.092], 0.015),
    limb(plain(MAT), on(x, up + 0.165, -0.115), on(x, up + 0.165, 0.115), 0.037, 0.037),
    ...[-1, 1].flatMap((side) => {
      const z = side * shoulders * 0.58;
      const path = [
        on(-0.075, 0.01, z),
        on(0.0, 0.048, z),
        on(0.07, -0.02, z),
        on(0.09, -0.1, z * 1.05),
        on(0.0, -0.2, z * 1.35),
      ];
      return path.slice(1).map((end, n) => limb(strap, path[n] ?? end, end, 0.0135, 0.0135));
    }),
  ];
}

/** A stethoscope around the neck, its end on the chest. */
function stethoscope(_figure: Figure, { chest, twisted }: Stance): Solid[] {
  const tube = plain(RUBBER, { gloss: 0.4 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const side = (z: number) => [
    on([-0.03, 0.035, z * 0.9]),
    on([0.035, 0.035, z * 1.15]),
    on([0.082, -0.05, z]),
  ];
  const [near, far] = [side(-0.046), side(0.046)];
  const meets = on([0.092, -0.115, 0.012]);
  const end = on([0.086, -0.185, 0.03]);
  const run = [near, far].flatMap((path) =>
    path.slice(1).map((to, n) => limb(tube, path[n] ?? to, to, 0.0065, 0.0065)),
  );
  return [
    ...run,
    ...[near, far].map((path) => limb(tube, path[2] ?? meets, meets, 0.0065, 0.006)),
    limb(tube, meets, end, 0.006, 0.006),
    ellipsoid(steel, end, [0.01, 0.018, 0.018]),
  ];
}

/** The colour of the wool of who is like that: a child's is bright, and a woman's not a man's. */
function woolOf(traits: readonly Trait[]): Colour {
  if (traits.includes('child') || traits.includes('girl')) return WOOL.bright;
  return traits.includes('woman') ? WOOL.white : WOOL.dark;
}

/** Wool that is knitted in ribs. */
const knitted = (colour: Colour, size: number): Look => ({
  paint: (x, _y, z) => scaleColour(colour, 0.86 + 0.2 * Math.abs(Math.sin(Math.atan2(z, x) * 14))),
  fur: 0.012 * size,
});

/** A knitted cap with a bobble. */
function knitCap(traits: readonly Trait[]): Solid[] {
  const wool = knitted(woolOf(traits), 1);
  return [
    ellipsoid(wool, [-0.07, 0.8, 0], [0.44, 0.4, 0.41]),
    ring(wool, [-0.07, 0.76, 0], 0.39, 0.075),
    ball(wool, [-0.1, 1.24, 0], 0.12, 0.04),
  ];
}

/** A scarf around the neck, an end of it hanging down in front. */
function scarf({ chest, twisted }: Stance): Solid[] {
  const wool = knitted(WOOL.red, 0.2);
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  return [
    ring(wool, on([-0.002, 0.036, 0]), 0.042, 0.021),
    blade(
      wool,
      on([0.05, 0.02, 0.02]),
      on([0.086, -0.16, 0.03]),
      0.024,
      0.03,
      0.4,
      0.006,
      yaw(Math.PI / 2),
    ),
  ];
}

/** A sheet of paper with a runner's number, on the chest and on the back. */
function number({ chest, twisted }: Stance): Solid[] {
  const paper: Look = {
    paint: (_x, y, z) => {
      const [up, across] = [y - chest[1] + 0.12, z - chest[2]];
      const isInk = Math.abs(up) < 0.022 && Math.abs(Math.abs(across) - 0.017) < 0.009;
      return isInk ? SILK : TULLE;
    },
  };
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  return [
    box(paper, on([0.088, -0.12, 0]), [0.006, 0.045, 0.055], undefined, 0.002),
    box(paper, on([-0.085, -0.1, 0]), [0.006, 0.045, 0.055], undefined, 0.002),
  ];
}

function bowTie({ chest, twisted }: Stance): Solid[] {
  const silk = plain(SILK, { gloss: 0.4 });
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const knot = on([0.058, 0.012, 0]);
  return [
    ball(silk, knot, 0.009),
    ...[-1, 1].map((side) => limb(silk, knot, on([0.052, 0.012, side * 0.03]), 0.005, 0.014)),
  ];
}

/** A cloth bound over the eyes, its ends hanging behind. */
function blindfold(): Solid[] {
  const cloth = plain([0.8, 0.1, 0.14]);
  return [
    tube(cloth, [-0.04, 0.5, 0], [0.45, 0.1, 0.38], 0.45, 0.38),
    ball(cloth, [-0.47, 0.52, 0], 0.08),
    ...[-0.1, 0.1].map((z) => limb(cloth, [-0.47, 0.5, z / 2], [-0.56, 0.16, z], 0.04, 0.06)),
  ];
}

/** A veil that falls from a wreath of flowers down the back. */
function veil(): Solid[] {
  const tulle: Look = { ...plain(TULLE), sheer: 0.35 };
  const wreath = [-1.9, -1.3, -0.75, -0.25, 0.25, 0.75, 1.3, 1.9].map((around): Solid => {
    const at: Vector = [
      -0.08 + 0.37 * Math.cos(around),
      0.93 - 0.03 * Math.cos(around),
      0.33 * Math.sin(around),
    ];
    return ball(plain(PETAL), at, 0.07);
  });
  const fall = [-0.3, -0.15, 0, 0.15, 0.3].map((z) => {
    const top: Vector = [-0.36 + 0.5 * z * z, 0.9, z * 0.9];
    const low: Vector = [-0.8 + 0.6 * z * z, -1.9, z * 2.1];
    return blade(tulle, top, between(top, low, 1), 0.14, 0.2, 0.5, 0.1);
  });
  return [...fall, ...wreath];
}
