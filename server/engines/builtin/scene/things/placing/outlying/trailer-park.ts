import { car } from '../../vehicles/road/car.ts';
import { pickupTruck } from '../../vehicles/road/car-kinds.ts';
import { caravan } from '../../vehicles/road/caravan.ts';
import type { Draft } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { askedOf, at, HIGH, people, turned } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';

/** A caravan, cars before the homes of a trailer park, trees behind them, and who lives there. */
export function trailerpark(stage: Stage): Draft[] {
  const { side, idea } = stage.setting;
  const boost = boostIn(stage.setting);
  const [x, z] = [-side * 5.2, 12.6];
  const trees = [0, 1].map(() => greenOf(stage, false));
  const green = [-15, -8, 1, 9, 16, -22, 22].map((aside, n) =>
    at(stage, trees[n % 2] as (typeof trees)[number], aside, 54 + 3 * (n % 2), 8 + (n % 3)),
  );
  const paint = askedOf(stage, 'car') ?? ([0.14, 0.3, 0.5] as const);
  const cars = [
    {
      draw: turned(stage, pickupTruck, 0.6 * side, [side * 4.2, 23], [0.6, 0.16, 0.12]),
      x: 4.2,
      z: 23,
      high: 1.9,
    },
    {
      draw: turned(stage, car, 2.2 * side, [-side * 4.2, 29], paint),
      x: -4.2,
      z: 29,
      high: HIGH.car,
    },
  ];
  return [
    ...(idea.without.includes('tree') ? [] : green),
    {
      ...at(stage, turned(stage, caravan, side > 0 ? -0.35 : Math.PI + 0.35, [x, z]), x, z, 2.5),
      boost,
    },
    ...(idea.without.includes('car')
      ? []
      : cars.map((one) => ({ ...at(stage, one.draw, side * one.x, one.z, one.high), boost }))),
    ...people(stage, [
      [0.9, 16],
      [-0.8, 24],
      [3.4, 15],
      [-2.2, 33],
    ]),
  ];
}
