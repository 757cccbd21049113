import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, block, paved, post, rail, WHITE } from '../built/paved-site.ts';
import type { SceneryPlan } from '../site.ts';
import { VILLAGE_PITCH } from './village-pitch.ts';

/** The goal by the laws of the game: half its width, how high its bar and its posts are, how far ahead its line is; and half the pitch's width. World units. */
const GOAL = { half: 2.8, bar: 3, high: 9.5, z: 19, pitch: 30 } as const;
const TURF: Colour = [0.25, 0.36, 0.13];
const MUD: Colour = [0.3, 0.22, 0.13];

/** A rugby pitch: a goal like an H with its pads, lines of chalk on grass that is churned to mud, a rail for who looks on. */
export const RUGBY_PITCH: SceneryPlan = {
  ...VILLAGE_PITCH,
  soil: paved((x, z, soft, { noise }) => {
    const grain = noise.fbm(x / 1.6, z / 1.6, 3);
    const grass = scaleColour(
      TURF,
      (Math.floor((x + 400) / 5) % 2 === 0 ? 1.06 : 0.94) * (1 + 0.16 * grain),
    );
    const churned = smoothstep(-0.12, 0.3, noise.fbm(x / 4 + 40, z / 3, 4));
    const ground = mixColour(grass, scaleColour(MUD, 1 + 0.3 * grain), 0.85 * churned);
    const line = Math.max(
      band(z - GOAL.z, 0.08, soft),
      band(z - GOAL.z + 9, 0.08, soft),
      band(Math.abs(x) - GOAL.pitch, 0.08, soft),
    );
    return [
      mixColour(
        ground,
        WHITE,
        Math.abs(x) < GOAL.pitch + 0.1 ? 0.8 * line * (1 - 0.5 * churned) : 0,
      ),
      between(x, -GOAL.pitch - 6, GOAL.pitch + 6, 1) * smoothstep(32, 28, z),
    ];
  }),
  has: new Set(['house', 'church']),
  solids: (): Solid[] => {
    const { half, bar, high, z } = GOAL;
    const white = plainPaint([0.97, 0.97, 0.96]);
    const pad = plainPaint([0.12, 0.26, 0.6]);
    return [
      ...[-half, half].flatMap((x) => [
        block([x - 0.09, 0, z], [x + 0.09, high, z + 0.16], white),
        block([x - 0.26, 0, z - 0.16], [x + 0.26, 1.9, z + 0.3], pad),
      ]),
      block([-half, bar - 0.08, z], [half, bar + 0.08, z + 0.14], white),
      ...Array.from({ length: 17 }, (_, n) => post(-32 + 4 * n, 27, 1.05, 0.07, white)),
      rail([-32, 1, 27], [32, 1, 27], 0.05, white),
    ];
  },
};
