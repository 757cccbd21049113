import type { Colour } from '../../../words/idea.ts';
import { flare, type Girth } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, between, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Dress } from '../clothing/dress.ts';
import { garmentOf } from '../clothing/garment.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

/** How far below the waist a hem is, by the way to the hips: who sits has it in the lap. */
const HEM = { jacket: 1.36, shirt: 1.2, sitting: 0.86 } as const;
/** How much lower than a hip the knee of a leg that hangs down is. */
const LAP = 0.1;

const BELT: Colour = [0.16, 0.11, 0.08];
/** A trunk is wider than deep. */
const ACROSS = yaw(Math.PI / 2);
const DEEP = 0.78;

/** An oval as wide as that. */
const oval = (wide: number): Girth => [wide * DEEP, wide];

/** Chest, waist, hips, shoulders and neck; `isWoman` shapes the chest. */
export function trunkOf(dress: Dress, figure: Figure, stance: Stance, isWoman: boolean): Solid[] {
  const cloth = garmentOf(dress, figure, stance);
  const { shoulders, waistWide, thick } = figure;
  const { waist, chest, chin, twisted, arms } = stance;
  const ribs = between(chest, waist, 0.42);
  const upper = between(chest, ribs, 0.86);
  const across = after(twisted, ACROSS);
  const [top, low] = [shoulders * 0.86, shoulders * 0.85];
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  return [
    blade(cloth, upper, ribs, top, low, 0.66, 0.02, across),
    blade(cloth, ribs, waist, low, waistWide, 0.7, 0.03, across),
    ...(isWoman
      ? [-1, 1].map((side) => ball(cloth, on([0.03, -0.078, side * 0.041]), 0.04, 0.035))
      : []),
    ...below(dress, cloth, figure, stance),
    ...arms.map(([root], n) =>
      limb(
        cloth,
        on([-0.014, 0.028, (n === 0 ? -1 : 1) * 0.024]),
        between(add(chest, [-0.006, -0.02, 0]), root, 0.86),
        0.024 * thick,
        0.027 * thick,
        0.022,
      ),
    ),
    limb(
      dress.face.skin,
      on([-0.008, 0.01, 0]),
      add(chin, [-0.018, 0.034, 0]),
      0.036 * thick,
      0.0315 * thick,
      0.004,
    ),
    ...neckOf(dress, cloth, figure, stance),
  ];
}

/** What lies around the neck: a collar that is open in front, or a high one. */
function neckOf(
  { kind, costume, isClosed, under, cloth: own }: Dress,
  cloth: Look,
  { thick }: Figure,
  { chest, twisted }: Stance,
): Solid[] {
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  if (costume !== null || kind === 'suit')
    return [
      limb(
        cloth,
        on([-0.022, 0.03, 0]),
        on([0.006, 0.022, 0]),
        0.044 * thick,
        0.042 * thick,
        0.012,
      ),
    ];
  if (kind === 'dress') return [];
  const collar = (look: Look, size: number, stands: number): Solid[] => [
    limb(
      look,
      on([-0.034 * size, 0.024 + stands, -0.024]),
      on([-0.034 * size, 0.024 + stands, 0.024]),
      0.0115,
      0.0115,
      0.004,
    ),
    ...[-1, 1].flatMap((side) => [
      limb(
        look,
        on([-0.034 * size, 0.024 + stands, side * 0.024]),
        on([0.002, 0.022 + stands, side * 0.036 * size]),
        0.0125,
        0.01,
        0.004,
      ),
      limb(
        look,
        on([0.002, 0.022 + stands, side * 0.036 * size]),
        on([0.044, -0.016 + stands, side * 0.026 * size]),
        0.01,
        0.006,
        0.004,
      ),
    ]),
  ];
  // Between open lapels the shirt's own collar is seen.
  return kind === 'shirt' || isClosed === true
    ? collar(cloth, 1, 0.004)
    : [...collar(plain(under), 1, 0.006), ...collar(own, 1.4, -0.01)];
}

const seatOf = (look: Look, { hipsWide, thick }: Figure, { hips }: Stance): Solid[] =>
  [-1, 1].map((side) =>
    ball(look, add(hips, [-0.02, -0.006, side * hipsWide * 0.4]), 0.051 * thick, 0.004),
  );

/** The trunk below the waist. */
function below(dress: Dress, cloth: Look, figure: Figure, stance: Stance): Solid[] {
  const { waistWide, hipsWide } = figure;
  const { waist, hips } = stance;
  const { kind, legs } = dress;
  if (kind !== 'jacket' && kind !== 'shirt')
    return [
      blade(cloth, waist, hips, waistWide, hipsWide * 0.96, 0.75, 0.03, ACROSS),
      ...seatOf(cloth, figure, stance),
    ];
  const isTucked = kind === 'shirt' && dress.isTucked;
  const top = isTucked ? 0.34 : 0.6;
  const trousers = [
    flare(
      legs,
      between(waist, hips, top),
      oval(waistWide * (isTucked ? 1.06 : 1.03)),
      hips,
      oval(hipsWide * 1.02),
      0.004,
    ),
    ...seatOf(legs, figure, stance),
  ];
  // A shirt is tucked in beneath a belt or hangs over it as a jacket does.
  if (isTucked) {
    const [from, to] = [between(waist, hips, 0.3), between(waist, hips, 0.42)];
    return [
      flare(cloth, waist, [waistWide * 0.69, waistWide * 0.98], from, oval(waistWide * 1.14), 0.02),
      flare(plain(BELT, { gloss: 0.2 }), from, oval(waistWide * 1.12), to, oval(waistWide * 1.14)),
      ...trousers,
    ];
  }
  const sits = stance.legs.some(([hip, knee]) => knee[1] > hip[1] - LAP);
  const hem = between(waist, hips, sits ? HEM.sitting : HEM[kind]);
  return [
    ...trousers,
    flare(
      cloth,
      waist,
      [waistWide * 0.69, waistWide * 0.98],
      hem,
      [
        Math.max(hipsWide * 1.04, 0.09 * figure.thick, waistWide * 0.9),
        Math.max(hipsWide * 1.2, hipsWide * 0.52 + 0.07 * figure.thick, waistWide * 1.16),
      ],
      0.004,
    ),
  ];
}
