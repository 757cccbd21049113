import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay, pathAt } from '../../../world/paths/path.ts';
import { PANEL, pieceOf, type Run } from '../../outdoors/yard/fences.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { kindOf } from '../scatter.ts';
import { naturalMetres } from '../size/metres.ts';
import type { Planted, Stage } from '../stage.ts';

/** What runs across a land from side to side where it is named. */
const ACROSS: ReadonlySet<Thing> = new Set<Thing>(['fieldfence', 'gate', 'hedge']);

/** Lands with ground before the eye that it can run across. */
const LANDS: ReadonlySet<Land> = new Set<Land>([
  ...(['field', 'plain', 'mountain', 'lake', 'river', 'forest', 'woods'] as const),
  ...(['beach', 'island', 'desert', 'oasis', 'swamp'] as const),
]);

/** Whether a subject runs across the land and stands nowhere by itself. */
export const runsAcross = ({ land, idea }: Pick<Setting, 'land' | 'idea'>, { thing }: Subject) =>
  ACROSS.has(thing) &&
  LANDS.has(land) &&
  idea.composition !== 'close' &&
  idea.composition !== 'portrait';

/** How high each is with its posts, metres. */
const HIGH: Readonly<Record<Run, number>> = {
  rails: 1.2,
  pickets: 1.2,
  bars: 1.5,
  wrought: 2.37,
  hedge: 1.28,
};
const LONG: Readonly<Record<Run, number>> = {
  rails: PANEL.rails,
  pickets: PANEL.pickets,
  bars: PANEL.gate,
  wrought: PANEL.gate,
  hedge: PANEL.hedge,
};

/** How high a fence of rails is seen where nobody was asked for, as a share of the picture's height. */
const SEEN = 0.15;
/** Where its foot is then, as a share of the way from the horizon to the lower edge. */
const FEET = 0.46;
/** How far off it is then at the most, world units. */
const FARTHEST = 90;
/** How many world units a metre has at the most beside the houses of a village. */
const BESIDE_HOUSES = 1.7;
/** How many times as far off as the farthest who was asked for a fence is. */
const BEHIND = 1.3;
/** How far it leads away from the eye at the picture's side, as a share of how far off its middle is. */
const ASLANT = 0.16;
/** From which share of a way at its place (0 beside the way, 1 on it) a piece is left out. */
const OPEN = 0.35;
/** Where a gate is that no way leads to, as a share of half the picture's width. */
const GATE_ASIDE = 0.24;
/** What is lower than this is water, world units. */
const DRY = 0.25;
/** How high a piece is drawn at the most, as a share of the picture's height. */
const MOST = 0.4;

/** How far off a row is, and how many world units a metre has there. */
interface Measure {
  readonly z: number;
  readonly unit: number;
}

/** Behind somebody who was asked for, by their size; else as far off as a garden's beds, or where the ground before the eye is. */
function measure({ camera, frame, map, setting }: Stage, wished: readonly Planted[]): Measure {
  const walkers = wished.filter(({ thing }) => thing !== undefined && isWalker(thing));
  const who = walkers.find(({ thing }) => thing !== undefined && naturalMetres(thing));
  if (who?.thing !== undefined) {
    const far = Math.max(...walkers.map((one) => one.z));
    return { z: BEHIND * far, unit: who.size / (naturalMetres(who.thing) ?? 1) };
  }
  const seen = (SEEN * frame.height) / camera.focal;
  if (setting.garden !== null) return { z: HIGH.rails / seen, unit: 1 };
  const row = camera.horizon + FEET * (frame.height - camera.horizon);
  let z = 1;
  while (z < FARTHEST && row < rowAt(camera, lookUp(map.heights, 0, z), z)) z *= 1.03;
  const unit = (seen * z) / HIGH.rails;
  return { z, unit: setting.idea.settled === null ? unit : Math.min(unit, BESIDE_HOUSES) };
}

/** The row of the picture on which ground so high is seen, so far off. */
const rowAt = ({ horizon, height, focal }: Stage['camera'], ground: number, z: number): number =>
  horizon + ((height - ground) * focal) / z;

/** What is to be in a row: the pieces on both sides, and in the middle of it a gate. */
function rowOf({ subjects, idea }: Setting): { readonly side: Run; readonly gate: Run | null } {
  const has = (thing: Thing) => subjects.some((one) => one.thing === thing);
  const isHome = idea.garden || idea.settled !== null;
  const side = has('hedge') ? 'hedge' : isHome ? 'pickets' : 'rails';
  return { side, gate: has('gate') ? (isHome || has('hedge') ? 'wrought' : 'bars') : null };
}

/** A fence or a hedge that runs across the land behind who was asked for, open where a way leads through or with a gate in it. */
export function boundaries(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting, camera, frame, map } = stage;
  const asked = setting.subjects.filter((one) => runsAcross(setting, one));
  if (asked.length === 0) return [];
  const { side, gate } = rowOf(setting);
  const { z: z0, unit } = measure(stage, wished);
  const half = frame.width / 2;
  const colour = asked.find((one) => one.colour !== null)?.colour ?? null;
  const kinds = new Map<Run, Drawing>();
  const draw = (run: Run): Drawing => {
    const kind = kinds.get(run) ?? kindOf(stage, (wish) => pieceOf(wish, run), colour);
    kinds.set(run, kind);
    return kind;
  };
  /** A piece from a column of the picture on to a hand, or in its middle there. */
  const put = (run: Run, column: number, hand: number) => {
    const z = z0 * (1 + (ASLANT * setting.side * (column - half)) / half);
    const wide = (LONG[run] * unit * camera.focal) / z;
    const x = ((column + (hand * wide) / 2 - camera.centre) * z) / camera.focal;
    const size = HIGH[run] * unit;
    const base = lookUp(map.heights, x, z) - 0.04 * size;
    const piece: Draft = {
      draw: draw(run),
      x,
      z,
      base,
      size,
      casts: true,
      boost: boostIn(setting),
    };
    return { piece, wide };
  };
  const way = middleOfWay(setting, z0);
  const middle =
    way === null
      ? half * (1 + setting.side * GATE_ASIDE)
      : camera.centre + (way * camera.focal) / z0;
  const inWay = gate === null ? null : put(gate, middle, 0);
  const pieces: Draft[] = inWay === null ? [] : [inWay.piece];
  for (const hand of [-1, 1]) {
    let column = middle + (hand * (inWay?.wide ?? 0)) / 2;
    while (column > -half && column < 3 * half) {
      const { piece, wide } = put(side, column, hand);
      if (inWay !== null || pathAt(setting, piece.x, piece.z) < OPEN) pieces.push(piece);
      column += hand * wide;
    }
  }
  const dry = pieces.filter(({ x, z }) => lookUp(map.heights, x, z) > DRY);
  return drawAsSeen(stage, dry, MOST * frame.height);
}
