import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Ground } from '../ground.ts';
import type { Light } from '../light.ts';

/** How much of the sun a layer of clouds takes, and across which covers of the sky its shadow comes; world units from one to the next. */
const BROAD = { takes: 0.55, from: 0.45, to: 0.75, wide: 620 } as const;
/**
 * Shadows of single clouds, as a painter lays them across a view: how much of the sun they take, how wide they are as
 * a share of their distance and at the least, how many follow each other on the way to e times as far, between which
 * distances they come in and go out. World units.
 */
const SINGLE = {
  takes: 0.6,
  share: 0.9,
  least: 22,
  often: 2.3,
  near: { none: 11, whole: 24 },
  far: { whole: 700, none: 1100 },
} as const;
/** The covers of the sky between which clouds are single: below there are none, above they are one. */
const BROKEN = { none: 0.16, some: 0.32, many: 0.78, one: 0.9 } as const;

/**
 * How much of the sun clouds take from the ground at a place, 0 to 1. Those that are single lie the closer the nearer they
 * are to the eye, as far as the ground is from it: so bands of light and shade cross every view, and its foreground is lit.
 */
export function cloudShadeOf({ cover }: Pick<Light, 'cover'>, noise: Noise): Ground {
  const isBroken =
    smoothstep(BROKEN.none, BROKEN.some, cover) * smoothstep(BROKEN.one, BROKEN.many, cover);
  const { near, far } = SINGLE;
  return (x, z) => {
    const cloud = cover + 0.9 * noise.fbm(x / BROAD.wide + 50, z / BROAD.wide, 2);
    const broad = BROAD.takes * smoothstep(BROAD.from, BROAD.to, cloud);
    const seen =
      isBroken * smoothstep(near.none, near.whole, z) * smoothstep(far.none, far.whole, z);
    if (seen === 0) return broad;
    const torn = noise.fbm(
      x / (SINGLE.least + SINGLE.share * z) + 20,
      SINGLE.often * Math.log(z),
      2,
    );
    return Math.max(broad, SINGLE.takes * seen * smoothstep(0, 0.16, torn));
  };
}
