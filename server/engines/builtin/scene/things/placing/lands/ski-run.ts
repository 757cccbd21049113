import type { Colour } from '../../../words/idea.ts';
import { runAt } from '../../../world/scenery/ski-resort.ts';
import { skier } from '../../creatures/sport/winter-sports.ts';
import { chalet } from '../../scenery/chalet.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { putAt } from '../put-across.ts';
import { kindOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Chalets at the foot of a run, and skiers on it, fewer where some were asked for. */
export function skiresort(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const [homes, skiers] = [
    varieties(stage, 4, chalet),
    SKI_COATS.map((coat) => kindOf(stage, skier, coat)),
  ];
  const placed = CHALETS.map(([x, z, size], n) =>
    putAt(stage, homes[n % homes.length] as Drawing, side * x, z, size),
  );
  const going = SKIERS.map(([aside, z], n) => {
    const x = runAt(side, z) + side * aside;
    return putAt(stage, skiers[n % skiers.length] as Drawing, x, z, 1.75);
  });
  const has = stage.setting.subjects.some(({ thing }) => thing === 'skier' || thing === 'person');
  return [...placed, ...going.slice(has ? 2 : 0)];
}

/** Chalets at the foot of the run: how far to the right on the run's side, how far off, how high. World units. */
const CHALETS = [
  [17, 34, 8.5],
  [-17, 40, 8.5],
  [27, 48, 9],
  [-28, 54, 9],
  [38, 66, 9.5],
  [-42, 72, 9.5],
  [-34, 96, 9],
  [44, 98, 9],
] as const;
/** Skiers: how far beside the run's middle, and how far off. World units. */
const SKIERS = [
  [2.4, 9.5],
  [-4.2, 16],
  [8, 33],
  [-2, 46],
  [12, 66],
  [-9, 84],
  [4, 110],
  [16, 140],
  [-12, 176],
] as const;
const SKI_COATS: readonly Colour[] = [
  [0.88, 0.2, 0.14],
  [0.16, 0.46, 0.84],
  [0.96, 0.72, 0.1],
  [0.24, 0.64, 0.4],
];
