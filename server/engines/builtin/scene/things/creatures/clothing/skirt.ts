import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { flare, type Girth } from '../../sculpt/flare.ts';
import { type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import type { Dress } from './dress.ts';

/** How many folds hang around a skirt, and how thick they are below. */
const FOLDS = 15;
const FOLD = 0.0165;
/** How far up from the waist to the chest a high skirt is tied, and how much wider than the waist it is there. */
const HIGH = { up: 0.34, girth: 1.16 } as const;
/** How much room a knee needs. */
const KNEE = 0.052;

/** Whether somebody wears a dress or a robe to the ground. */
export const isTrailing = ({ kind, isLong, costume }: Dress): boolean =>
  kind === 'dress' && (isLong || costume !== null);

/** The skirt of a dress, a robe or a coat: an oval that has room for the stride, with folds that widen to its hem. */
export function skirtOf(
  { kind, cloth: upper, skirt, costume, isLong, isClosed, hasTutu, legs: trousers }: Dress,
  figure: Figure,
  { hips, waist, chest, legs }: Stance,
): Solid[] {
  if (kind !== 'dress' && kind !== 'coat') return [];
  if (legs.every(([hip, knee]) => knee[1] > hip[1] - LAP))
    return kind === 'coat' ? coatTails(upper, legs) : lap(upper, legs, isLong || costume !== null);
  if (hasTutu === true) return tutu(upper, figure, between(waist, hips, 0.72));
  const isDress = kind === 'dress';
  const cloth = skirt ?? upper;
  const isHigh = skirt !== undefined;
  // Robes reach to the ground.
  const reaches = isLong || costume !== null;
  const foot = reaches ? 0.02 : figure.knee * (isDress ? 0.92 : 1.06);
  const usual = isHigh ? 0.235 : isLong ? 0.2 : costume !== null ? 0.16 : isDress ? 0.135 : 0.102;
  // No knee comes through it.
  const aside = legs.map(([, knee]) => Math.abs(knee[2] - hips[2] * 0.6));
  const wide = Math.max(usual, ...aside.map((far) => far + KNEE));
  const knees = legs.map(([, knee]) => knee[0]);
  const [back, front] = [Math.min(...knees), Math.max(...knees)];
  const top = add(
    isHigh ? between(waist, chest, HIGH.up) : between(waist, hips, 0.35),
    [-0.004, 0, 0],
  );
  const girth = isHigh ? HIGH.girth : 1;
  const hem: Vector = [(back + front) / 2, foot, hips[2] * 0.6];
  const deep = Math.max(wide * 0.86, (front - back) / 2 + 0.075);
  const size = isDress ? 0.92 : 1;
  const tube = flare(
    isDress || isClosed === true ? cloth : opened(cloth, trousers, top, hem),
    add(top, [0, 0.02, 0]),
    [figure.waistWide * 0.8 * girth, figure.waistWide * 1.02 * girth],
    hem,
    [deep * size, wide * size],
    isDress ? 0.02 : 0.008,
  );
  if (!isDress) return [tube];
  const at = (middle: Vector, angle: number, [x, z]: Girth): Vector =>
    add(middle, [x * Math.cos(angle), 0, z * Math.sin(angle)]);
  const folds = Array.from({ length: FOLDS }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.3 * Math.sin(n * 2.3))) / FOLDS;
    const thick = FOLD * (0.8 + 0.35 * Math.sin(n * 1.7));
    return limb(
      cloth,
      at(top, angle, [figure.hipsWide * 0.66, figure.hipsWide * 0.84]),
      at(add(hem, [0, thick * 1.25, 0]), angle, [deep - thick * 0.7, wide - thick * 0.7]),
      0.008,
      thick,
      0.016,
    );
  });
  const isOut = ([, knee]: Stance['legs'][number]): boolean => {
    const down = clamp((top[1] - knee[1]) / (top[1] - hem[1]));
    const ahead = Math.abs(knee[0] - between(top, hem, down)[0]);
    const own = figure.waistWide * 0.8 * girth;
    return ahead + KNEE > own + (deep * size - own) * down;
  };
  return [tube, ...folds, ...legs.filter(isOut).flatMap((leg) => overKnee(cloth, leg, foot))];
}

/** Cloth that lies on a thigh that is raised out of the skirt, and falls from its knee to the hem, which is so high. */
function overKnee(cloth: Look, [hip, knee]: Stance['legs'][number], hem: number): Solid[] {
  const { hips, knees } = LAPS;
  const below: Vector = [0.8 * knee[0], Math.min(hem + 0.03, knee[1] - 0.02), knee[2]];
  return [
    limb(cloth, hip, knee, hips, knees + 0.006, 0.03),
    limb(cloth, knee, below, knees + 0.006, knees - 0.012, 0.03),
  ];
}

/** How much lower than a hip the knee of who sits is at the most. */
const LAP = 0.1;
/** How far along the thighs a coat lies that falls open there, how far down the shins a dress and a robe hang, and how thick the cloth is at the hips, the knees and the hem, in the body's heights. */
const LAPS = { coat: 0.6, dress: 0.4, robe: 0.96, hips: 0.06, knees: 0.05, hem: 0.048 } as const;

/** A coat on the thighs of who sits. */
const coatTails = (cloth: Look, legs: Stance['legs']): Solid[] =>
  legs.map(([hip, knee]) =>
    limb(cloth, hip, between(hip, knee, LAPS.coat), LAPS.hips, LAPS.knees, 0.012),
  );

/** A dress on the thighs and over the knees of who sits, and from one leg to the other. */
function lap(cloth: Look, legs: Stance['legs'], reaches: boolean): Solid[] {
  const { hips, knees, hem } = LAPS;
  const down = reaches ? LAPS.robe : LAPS.dress;
  const around = legs.flatMap(([hip, knee, ankle]) => [
    limb(cloth, hip, knee, hips, knees, 0.012),
    limb(cloth, knee, between(knee, ankle, down), knees, hem, 0.006),
  ]);
  const [[hip, knee, ankle], [farHip, farKnee, farAnkle]] = legs;
  const across = (a: Vector, b: Vector): Solid => limb(cloth, a, b, hem * 0.86, hem * 0.86, 0.02);
  return [
    ...around,
    ...[0.3, 0.65, 1].map((share) =>
      across(between(hip, knee, share), between(farHip, farKnee, share)),
    ),
    ...(reaches ? [0.3, 0.6, 0.9] : [0.5, 1]).map((share) =>
      across(between(knee, ankle, share * down), between(farKnee, farAnkle, share * down)),
    ),
  ];
}

/** How far a coat falls open at its hem to each side, and how wide its dark edge is, in the body's heights. */
const OPEN = { hem: 0.03, edge: 0.007 } as const;

/** The cloth of a coat that falls open in front, over what is worn beneath in its shade. */
const opened = (cloth: Look, beneath: Look, top: Vector, hem: Vector): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const own = cloth.paint(x, y, z, normal);
    if (normal[0] < 0.3) return own;
    const down = (top[1] - y) / (top[1] - hem[1]);
    const middle = top[2] + (hem[2] - top[2]) * down;
    const inside = OPEN.hem * Math.max(0, down) - Math.abs(z - middle);
    if (inside < -OPEN.edge) return own;
    return mixColour(
      scaleColour(own, 0.6),
      scaleColour(beneath.paint(x, y, z, normal), 0.62),
      smoothstep(-0.3 * OPEN.edge, 0.6 * OPEN.edge, inside),
    );
  },
});

/** How far a tutu stands out and hangs at its edge, how many layers of tulle it has and how many pleats, and how deep they are. In heights of the body. */
const TUTU = { wide: 0.262, hangs: 0.016, layers: 5, pleats: 34, deep: 0.008 } as const;

/** A stiff skirt of tulle that stands out from the hips all around. */
function tutu(cloth: Look, { hipsWide }: Figure, middle: Vector): Solid[] {
  return Array.from({ length: TUTU.layers }, (_, layer) => {
    const pleatAt = (x: number, z: number): number =>
      Math.cos(TUTU.pleats * Math.atan2(z - middle[2], x - middle[0]) + 2 * layer);
    const tulle: Look = {
      ...cloth,
      paint: (x, y, z, normal) =>
        scaleColour(
          cloth.paint(x, y, z, normal),
          (1 - 0.06 * layer) * (0.95 + 0.07 * pleatAt(x, z)),
        ),
      bump: (x, _y, z) => TUTU.deep * pleatAt(x, z),
    };
    const wide = TUTU.wide * (1 - 0.08 * layer);
    return flare(
      tulle,
      add(middle, [0, 0.012 - 0.01 * layer, 0]),
      [hipsWide * 0.8, hipsWide * 0.9],
      add(middle, [0, -TUTU.hangs * (0.4 + 1.3 * layer), 0]),
      [wide, wide],
      0.004,
    );
  });
}
