import { PATCH_PIXELS, REACH } from './level.ts';
import { HEIGHT_PENALTY, type Matcher, WIDTH_PENALTY } from './matcher.ts';
import { stretchMembrane } from './membrane.ts';
import type { Workspace } from './workspace.ts';

/** Sources that a pixel tries besides its neighbours': fewer where there is much to fill. */
const SAMPLES = 200;
const LEAST_SAMPLES = 16;
const WORK = 1_000_000;
/** A difference to the smooth guess counts an eighth: enough to keep what is alien out of it. */
const GUESS_SHIFT = 3;

/**
 * First guess at the coarsest level: from the border inward each pixel takes the centre of the
 * source that fits best to what is already there (onion peeling) and, with less weight, to the
 * smoothest continuation. Decides borders and skies.
 */
export function peel(workspace: Workspace, matcher: Matcher): void {
  const { level, feature, known } = workspace;
  const { hole, depth, targets } = level;
  // Texture is not compared: within the hole there is none yet.
  for (let at = 0; at < hole.length; at++) if (hole[at] === 0) known.fill(255, at * 4, at * 4 + 3);
  const order = Int32Array.from(targets).sort(
    (a, b) => Math.ceil(depth[a] as number) - Math.ceil(depth[b] as number) || a - b,
  );
  stretchMembrane(level, feature);
  workspace.write('guess', GUESS_SHIFT);
  const samples = Math.min(SAMPLES, Math.max(LEAST_SAMPLES, Math.floor(WORK / targets.length)));
  for (const target of order) {
    const best = choose(workspace, target, samples);
    matcher.assign(target, best);
    if (hole[target] === 0) continue;
    known.fill(255, target * 4, target * 4 + 3);
    feature.copyWithin(target * 4, best * 4, best * 4 + 4);
  }
}

function choose(workspace: Workspace, target: number, samples: number): number {
  const { level, field, write, run, read } = workspace;
  const { width, height, sources } = level;
  const share = knownAround(workspace, target);
  workspace.writeFraction('down', (HEIGHT_PENALTY * share) / height ** 2);
  workspace.writeFraction('across', (WIDTH_PENALTY * share) / width ** 2);
  write('best', sources[0] as number);
  write('bestFit', 0x7fffffff);
  for (const shift of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
    const beside = field.source[target + shift] ?? -1;
    if (beside >= 0) run('tryKnown', target, beside - shift);
  }
  run('sample', target, samples);
  return read('best');
}

/** How many pixels of a patch are known, at least 1. */
function knownAround({ level, known }: Workspace, target: number): number {
  let count = 0;
  for (let row = -REACH; row <= REACH; row++) {
    for (let column = -REACH; column <= REACH; column++) {
      if (known[(target + row * level.width + column) * 4] === 255) count++;
    }
  }
  return Math.max(1, Math.min(PATCH_PIXELS, count));
}
