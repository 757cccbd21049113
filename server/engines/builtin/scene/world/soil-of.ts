import type { Setting } from '../setting.ts';
import { withChalk } from './chalk.ts';
import { withBeds } from './garden-plan.ts';
import { withSinter } from './geyser.ts';
import { withHeather } from './heather.ts';
import { overgrown } from './karst.ts';
import { rusty } from './mars.ts';
import { withPaddies } from './paddies.ts';
import { withPatchwork } from './patchwork.ts';
import { withPath } from './path.ts';
import { withPaving } from './paving.ts';
import { planOf } from './scenery/sceneries.ts';
import { createSoil, type Soil } from './soil.ts';
import { withCrop } from './sown.ts';
import { withTea } from './tea.ts';
import { withWeed } from './tide-pools.ts';
import { withTuff } from './tuff.ts';

/** Lays something on a soil where the setting has it. */
type Layer = (soil: Soil, setting: Setting) => Soil;

/** What the ground of lands of the earth is made of, from below. */
const GROUNDS: readonly Layer[] = [withTuff, withChalk, withHeather, withPatchwork];

/** What lies or grows on any ground, from below. */
const COVERS: readonly Layer[] = [
  withWeed,
  withSinter,
  withTea,
  withPaddies,
  withCrop,
  withBeds,
  withPath,
];

/** What covers the ground of a setting: its rock and grass, what lies or grows on that, and what its place is known by. */
export function soilOf(setting: Setting): Soil {
  const { idea, land, season, snowy, noise, side, massif } = setting;
  const lay = (below: Soil, layers: readonly Layer[]) =>
    layers.reduce((soil, layer) => layer(soil, setting), below);
  const bare = createSoil(land, season, snowy, noise, side, massif, idea.forsaken, idea.snowcaps);
  const paved = withPaving(bare, setting);
  const own = idea.martian ? rusty(paved) : lay(paved, GROUNDS);
  const wild = lay(idea.karst || idea.jungle ? overgrown(own) : own, COVERS);
  return planOf(setting)?.soil?.(wild, setting) ?? wild;
}
