import { createRandom, hashText, type Random, seedOf } from '../../../../../kernels/random.ts';
import type { Noise } from '../../../../noise.ts';
import type { Fitting, ShellFitting } from '../../../../words/fitting.ts';
import { isOfShell } from '../../../../words/fitting.ts';
import { brokenPanes } from '../../furnishings/broken-panes.ts';
import type { Shell } from '../../furniture.ts';
import type { Beam } from '../../light/beam.ts';
import { slantedBeam } from '../../light/slanted-beam.ts';
import type { Point, Solid } from '../../solids/solid.ts';
import { ceilingBeams, skylightFrame, starry } from './overhead.ts';
import { isRug, rug, usualRug } from './rug.ts';
import { glassOf, stainedGlass } from './stained-glass.ts';
import { COVERS } from './surfaces.ts';
import { blinds, flowerBox, hungCurtains, shutters } from './window-dress.ts';
import { shapedFrame, shapedWindow, type WindowShape } from './window-shape.ts';

/** What is said of a room's walls, floor, ceiling and window. */
export type ShellFittings = readonly (Fitting & { readonly name: ShellFitting })[];

/** Those of what is named of a room that are said of its walls, floor, ceiling and window. */
export const shellFittings = (fittings: readonly Fitting[]): ShellFittings =>
  fittings.filter(isOfShell);

const has = (fittings: ShellFittings, name: ShellFitting): boolean =>
  fittings.some((one) => one.name === name);

/** Which of a window's fittings hang where curtains do. */
const HUNG: readonly ShellFitting[] = [
  'curtains',
  'flowerycurtains',
  'chequeredcurtains',
  'blowingcurtains',
  'blinds',
  'shutters',
  'archedwindow',
  'roundwindow',
  'stainedglass',
];

/** Whether the curtains that a room has anyway are not there: others are named, or what they would hide. */
export const isBareWindow = (fittings: ShellFittings): boolean =>
  fittings.some(({ name }) => HUNG.includes(name));

/** The outline that is said of a window; null: it is a rectangle. */
export const shapeOf = (fittings: ShellFittings): WindowShape | null =>
  has(fittings, 'roundwindow') ? 'round' : has(fittings, 'archedwindow') ? 'arch' : null;

/** A shell with the walls, floor, ceiling and window that are said of it; `isOwn`: its window is that of a house, and can be another. */
export function dressShell(
  shell: Shell,
  fittings: ShellFittings,
  isOwn: boolean,
  noise: Noise,
): Shell {
  const covered = fittings.reduce<Shell>(
    (one, { name, colour }) => ({ ...one, ...COVERS[name]?.(one, colour, noise) }),
    shell,
  );
  const starred = has(fittings, 'ceilingstars')
    ? { ...covered, ceiling: starry(covered.ceiling) }
    : covered;
  const shape = shapeOf(fittings);
  const shaped = isOwn && shape !== null ? shapedWindow(starred, shape) : starred;
  return isOwn && has(fittings, 'stainedglass')
    ? { ...shaped, tint: glassOf(shaped.window) }
    : shaped;
}

/** What is said of a room's window, ceiling and floor as solids, each by its own chance. */
export function shellSolids(
  shell: Shell,
  fittings: ShellFittings,
  {
    isOwn,
    chance,
    noise,
  }: {
    readonly isOwn: boolean;
    readonly chance: number;
    readonly noise: Noise;
  },
): Solid[] {
  const shape = shapeOf(fittings);
  const frame = isOwn && shape !== null ? shapedFrame(shell, shape, noise) : [];
  const made = fittings.flatMap(({ name, colour }): Solid[] => {
    const random: Random = createRandom(seedOf(chance, hashText(name)));
    const curtains = (pattern: 'plain' | 'flowery' | 'chequered', isBlown: boolean) =>
      hungCurtains(shell, colour, { pattern, isBlown, random });
    switch (name) {
      case 'curtains':
        return curtains('plain', false);
      case 'flowerycurtains':
        return curtains('flowery', false);
      case 'chequeredcurtains':
        return curtains('chequered', false);
      case 'blowingcurtains':
        return curtains('plain', true);
      case 'blinds':
        return blinds(shell, colour);
      case 'shutters':
        return shutters(shell, colour);
      case 'flowerbox':
        return flowerBox(shell, colour, random, noise);
      case 'stainedglass':
        return isOwn ? stainedGlass(shell) : [];
      case 'brokenwindow':
        return isOwn ? brokenPanes(shell.window, shell.back, [2, 2], noise) : [];
      case 'beams':
        return ceilingBeams(shell, colour, noise);
      default:
        return [];
    }
  });
  return [...frame, ...made];
}

/** What stands in a room with the rug that is named: it takes the place of one that is there. */
export function withRug(
  solids: readonly Solid[],
  shell: Shell,
  side: number,
  fittings: ShellFittings,
  noise: Noise,
): readonly Solid[] {
  const wish = fittings.find(({ name }) => name === 'rug');
  if (wish === undefined) return solids;
  const own = solids.find(isRug);
  if (own === undefined) return [rug(usualRug(shell, side), wish.colour, noise), ...solids];
  const extent = [own.low[0], own.high[0], own.low[2], own.high[2]] as const;
  return solids.map((one) => (one === own ? rug(extent, wish.colour, noise) : one));
}

/** The beam of light that falls through a skylight where one is named, and the skylight's frame; null: none is. */
export function skylightIn(
  shell: Shell,
  fittings: ShellFittings,
  toward: Point,
): { readonly beam: Beam; readonly solids: readonly Solid[] } | null {
  if (!has(fittings, 'skylight') && !has(fittings, 'lightbeam')) return null;
  const beam = slantedBeam(shell, toward, BARS);
  return { beam, solids: skylightFrame(beam) };
}

/** How far apart the bars of a skylight are, metres. */
const BARS = 0.55;
