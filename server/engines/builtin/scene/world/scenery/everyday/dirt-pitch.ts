import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, paved, rail } from '../built/paved-site.ts';
import type { SceneryPlan } from '../site.ts';
import { GOAL, VILLAGE_PITCH } from './village-pitch.ts';

/** The goal of sticks: half its width, how high its bar is. World units. */
const STICKS = { half: 2.3, high: 1.95 } as const;
const EARTH: Colour = [0.64, 0.43, 0.26];
const RED_EARTH: Colour = [0.62, 0.37, 0.21];
const WOOD: Colour = [0.42, 0.31, 0.2];
/** How far bare earth reaches: to both sides, and ahead. World units. */
const REACH = { aside: 40, ahead: 46 } as const;
const LINE = 0.09;

/** A pitch of bare earth at the edge of a village: a goal of sticks, a line that is scratched before it. */
export const DIRT_PITCH: SceneryPlan = {
  ...VILLAGE_PITCH,
  trees: 0.35,
  soil: paved((x, z, soft, { noise, idea }) => {
    const grain = 1 + 0.14 * noise.fbm(x * 1.9, z * 1.9, 3) + 0.12 * noise.fbm(x / 4, z / 4, 2);
    const earth = scaleColour(idea.savanna ? RED_EARTH : EARTH, grain);
    const scuffed = smoothstep(1, 0.3, Math.hypot(x / 5, (z - GOAL.z + 1.4) / 2.6));
    const line =
      Math.abs(x) < 11 ? band(z - GOAL.z - 0.12 * noise.fbm(x, 3, 2), LINE, soft) * 0.5 : 0;
    const edge = 1 + 0.4 * noise.fbm(x / 6, z / 6, 2);
    return [
      mixColour(scaleColour(earth, 1 + 0.1 * scuffed), [0.9, 0.84, 0.74], line),
      between(x, -REACH.aside * edge, REACH.aside, 9) * between(z, -40, REACH.ahead * edge, 10),
    ];
  }),
  isTended: (x, z) => Math.abs(x) < 30 && z < 42,
  solids: () => sticks(),
};

/** Two branches in the ground, and a third, which sags, across them. */
function sticks(): Solid[] {
  const { half, high } = STICKS;
  const wood = plainPaint(WOOD);
  const fork = plainPaint(scaleColour(WOOD, 0.8));
  return [
    rail([-half, -0.1, GOAL.z], [-half - 0.09, high + 0.14, GOAL.z + 0.05], 0.07, wood),
    rail([half + 0.06, -0.1, GOAL.z], [half, high + 0.2, GOAL.z - 0.04], 0.075, wood),
    rail([-half - 0.3, high, GOAL.z + 0.02], [0.1, high - 0.08, GOAL.z], 0.055, wood),
    rail([0, high - 0.08, GOAL.z], [half + 0.34, high + 0.05, GOAL.z], 0.05, wood),
    rail([half, high * 0.9, GOAL.z], [half + 0.22, high + 0.26, GOAL.z], 0.045, fork),
    rail([-half - 0.08, high * 0.92, GOAL.z], [-half - 0.26, high + 0.22, GOAL.z], 0.045, fork),
  ];
}
