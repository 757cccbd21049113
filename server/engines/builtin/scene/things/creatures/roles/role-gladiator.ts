import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

/** What a gladiator wears over the bare body: a kilt of red cloth under a broad belt, a plate on the shoulder of the sword's arm, that arm wound with leather, greaves. */
export function gladiatorArms(
  figure: Figure,
  { waist, hips, legs, arms }: Stance,
  on: (at: Vector) => Vector,
): Solid[] {
  const bronze = plain([0.66, 0.47, 0.2], { gloss: 0.6 });
  const leather = plain([0.3, 0.18, 0.1], { gloss: 0.25 });
  const cloth = plain([0.62, 0.1, 0.08]);
  const wide = Math.max(figure.waistWide * 1.08, figure.hipsWide * 0.96);
  const [top, low] = [between(waist, hips, 0.2), between(waist, hips, 0.6)];
  const hem: Vector = [hips[0], figure.knee * 1.12, hips[2] * 0.6];
  const kilt = flare(
    cloth,
    between(waist, hips, 0.4),
    [wide * 0.84, wide * 1.04],
    hem,
    [wide * 1.12, wide * 1.4],
    0.014,
  );
  const wound = arms
    .slice(0, 1)
    .flatMap(([shoulder, elbow, wrist]) => [
      limb(leather, between(shoulder, elbow, 0.25), elbow, 0.034, 0.032, 0.01),
      limb(leather, elbow, between(elbow, wrist, 0.9), 0.032, 0.027, 0.01),
    ]);
  const greaves = legs.map(([, knee, ankle]) =>
    limb(
      bronze,
      add(knee, [0.012, 0, 0]),
      add(between(knee, ankle, 0.86), [0.008, 0, 0]),
      0.036,
      0.029,
      0.006,
    ),
  );
  return [
    kilt,
    flare(leather, top, [wide * 0.82, wide * 1.03], low, [wide * 0.86, wide * 1.08]),
    ellipsoid(bronze, on([0.004, 0.004, -figure.shoulders * 0.98]), [0.062, 0.05, 0.058]),
    ...wound,
    ...greaves,
  ];
}
