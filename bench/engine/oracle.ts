import { createRandom } from '../../server/engines/builtin/kernels/random.ts';
import { blurTexture, rawFeature } from '../../server/engines/builtin/remove/feature.ts';
import { finishGradients } from '../../server/engines/builtin/remove/gradient-finish.ts';
import { createLevel } from '../../server/engines/builtin/remove/level.ts';
import { createMatcher } from '../../server/engines/builtin/remove/matcher.ts';
import { startPatchProgram } from '../../server/engines/builtin/remove/program/patch-program.ts';
import { prepareVotes, votePixels } from '../../server/engines/builtin/remove/vote.ts';
import { layOut } from '../../server/engines/builtin/remove/workspace.ts';

/** Passes of the search, of which the engine makes six at its finest level. */
const PASSES = 12;
/** Width of the vote's comparison, as the engine's last vote has it. */
const SHARP = 0.07;

/**
 * The marked pixels filled by a copier that knows the truth: each 5×5 patch from the place outside
 * that is most like what is really there, then the engine's own last vote and finish. It is a floor
 * for what copying can reach, and no engine's: none knows the truth. `pixels` is the RGBA truth.
 */
export function oracleFill(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
): Uint8ClampedArray {
  const hole = area.map((value) => (value === 0 ? 0 : 1));
  const nothing = new Uint8Array(hole.length);
  const truth = blurTexture(rawFeature(pixels, nothing, nothing, width));
  const level = createLevel(width, hole.length / width, truth, hole);
  const random = createRandom(1);
  const program = startPatchProgram();
  const workspace = layOut(program, level, random);
  const matcher = createMatcher(workspace, 0);
  for (const target of level.targets) {
    matcher.assign(target, level.sources[random.below(level.sources.length)] as number);
  }
  matcher.rescore();
  workspace.writeFraction('reuse', 0);
  for (let pass = 0; pass < PASSES; pass++) matcher.pass(pass % 2 === 1);
  const made = new Uint8ClampedArray(pixels);
  prepareVotes(workspace, SHARP);
  votePixels(workspace, made);
  finishGradients(workspace, program, made, false, () => {});
  return made;
}
