import { clamp } from '../../arithmetic.ts';
import { isWalker } from '../../words/creatures.ts';
import { lookUp } from '../../world/height-map.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import type { Planted, Stage } from './stage.ts';

/** How near to each other's middle two may be of whom one stands before the other, as a share of half their widths together: nobody's head is hidden. */
const CLOSE = 0.84;
/** The same of one who is much farther off, whose head is seen beside the shoulder of the nearer. */
const BEHIND = 0.54;
/** From which share of the nearer one's height on two are as near. */
const AS_NEAR = 0.78;
/** From which share of the lower one's height on that both take up one stands before the other. */
const BEFORE = 0.2;
/** How far from the picture's sides they end, as a share of its width. */
const MARGIN = 0.03;
/** So often they make room for each other: a wave from one to the next goes through all of eight. */
const ROUNDS = 24;

/** Where somebody is seen: the middle column, half the width, and the rows of head and feet, in pixels. */
interface Seen {
  readonly column: number;
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
}

function seenAt({ camera }: Stage, { sprite, x, z, base, size }: Planted): Seen {
  const high = (size * camera.focal) / z;
  const bottom = camera.horizon + ((camera.height - base) * camera.focal) / z;
  return {
    column: camera.centre + (x * camera.focal) / z,
    half: (high * sprite.width) / sprite.height / 2,
    top: bottom - high,
    bottom,
  };
}

/** Whether two take up the same rows. */
const isBefore = (a: Seen, b: Seen): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
  BEFORE * Math.min(a.bottom - a.top, b.bottom - b.top);

/** How far two are moved apart, the first to the left below 0; 0 where both are seen. */
function apart(a: Seen, b: Seen): number {
  const off = b.column - a.column;
  const [low, high] = [a, b].map(({ top, bottom }) => bottom - top).sort((p, q) => p - q);
  const close = (low as number) < AS_NEAR * (high as number) ? BEHIND : CLOSE;
  const missing = close * (a.half + b.half) - Math.abs(off);
  if (missing <= 0 || !isBefore(a, b)) return 0;
  return off < 0 ? missing : -missing;
}

/** Those that were asked for; who is loosely about moves aside until none hides another, and stays in the picture and on dry ground. */
export function allSeen(
  stage: Stage,
  planted: readonly Planted[],
  isLoose: (one: Planted) => boolean,
): readonly Planted[] {
  const { frame, map, setting } = stage;
  if (INDOORS.includes(setting.land) || !planted.some(isLoose)) return planted;
  const about = planted.filter((one) => one.thing !== undefined && isWalker(one.thing));
  const seen = about.map((one) => seenAt(stage, one));
  const moves = about.map(isLoose);
  const margin = MARGIN * frame.width;
  const moveTo = (n: number, column: number) => {
    const own = seen[n];
    if (own === undefined || moves[n] !== true) return;
    const least = Math.min(own.half + margin, frame.width / 2);
    seen[n] = { ...own, column: clamp(column, least, frame.width - least) };
  };
  for (let round = 0; round < ROUNDS; round++)
    for (let a = 0; a < seen.length; a++)
      for (let b = a + 1; b < seen.length; b++) {
        const [first, second] = [seen[a] as Seen, seen[b] as Seen];
        const by = apart(first, second);
        if (by === 0) continue;
        const share = moves[a] === true && moves[b] === true ? 0.5 : 1;
        moveTo(a, first.column + by * share);
        moveTo(b, second.column - by * share);
      }
  return planted.map((one) => {
    const n = about.indexOf(one);
    const { column } = seen[n] ?? {};
    if (column === undefined || moves[n] !== true) return one;
    const x = ((column - stage.camera.centre) * one.z) / stage.camera.focal;
    const [before, ground] = [lookUp(map.heights, one.x, one.z), lookUp(map.heights, x, one.z)];
    if (before > 0 && ground <= 0) return one;
    return { ...one, x, base: one.base + Math.max(0, ground) - Math.max(0, before) };
  });
}
