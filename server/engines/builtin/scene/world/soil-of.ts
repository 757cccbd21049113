import type { Setting } from '../setting.ts';
import { withDunes } from './lands/beach-dunes.ts';
import { withCanyonBeds } from './lands/canyon-rim.ts';
import { withChalk } from './lands/chalk.ts';
import { withHeather } from './lands/heather.ts';
import { overgrown } from './lands/karst.ts';
import { rusty } from './lands/mars.ts';
import { withPaddies } from './lands/paddies.ts';
import { withTea } from './lands/tea.ts';
import { withWeed } from './lands/tide-pools.ts';
import { withTuff } from './lands/tuff.ts';
import { withBeds } from './paths/garden-plan.ts';
import { withPath } from './paths/path.ts';
import { planOf } from './scenery/sceneries.ts';
import { withPatchwork } from './soil/patchwork.ts';
import { withPaving } from './soil/paving.ts';
import { createSoil, type Soil } from './soil/soil.ts';
import { withCrop } from './soil/sown.ts';
import { withSinter } from './springs/geyser.ts';

/** Lays something on a soil where the setting has it. */
type Layer = (soil: Soil, setting: Setting) => Soil;

/** What the ground of lands of the earth is made of, from below. */
const GROUNDS: readonly Layer[] = [
  withTuff,
  withCanyonBeds,
  withDunes,
  withChalk,
  withHeather,
  withPatchwork,
];

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
