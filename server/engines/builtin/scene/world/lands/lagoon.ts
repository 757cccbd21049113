import { mix, smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';

/** The ring of reef: how far ahead and aside its middle is, and half its width and length. World units. */
const RING = { ahead: 118, aside: 14, wide: 215, long: 132 } as const;
/** How deep the lagoon within it is, how much deeper in its middle, and how deep the sea around it. World units. */
const DEEP = { lagoon: 0.7, middle: 1.5, sea: 22 } as const;
/** Heads of coral in the lagoon: how wide they are, and how much deeper the water looks over them. World units. */
const CORAL = { wide: 15, deep: 2.6 } as const;
/** How high the islets on the ring are, and how long each is. World units. */
const ISLETS = { high: 8.5, long: 75 } as const;
/** An islet within the lagoon: how far ahead and aside it is, its size, and how high it is. World units. */
const MIDDLE = { ahead: 116, aside: -34, size: 30, high: 7.6 } as const;

/** A ring of reef with islets on it around a shallow lagoon, the deep sea outside (an atoll, after Darwin 1842). */
export function lagoon({ side, rolling, noise, isle }: Relief): Ground {
  const { ahead, aside, wide, long } = RING;
  return (x, z) => {
    const [dx, dz] = [(x - side * aside) / wide, (z - ahead) / long];
    const away = Math.hypot(dx, dz) + 0.09 * rolling(x, z, 110);
    const coral = smoothstep(0.06, 0.22, noise.fbm(x / CORAL.wide, z / CORAL.wide + 17, 2));
    const within = -DEEP.lagoon - DEEP.middle * smoothstep(0.85, 0.25, away) - CORAL.deep * coral;
    const outside = mix(-0.6, -DEEP.sea, smoothstep(1.12, 1.42, away));
    const bottom = mix(within, outside, smoothstep(0.82, 0.98, away));
    const onRing = Math.max(0, 1 - ((away - 1) / 0.1) ** 2);
    const broken = smoothstep(-0.12, 0.14, noise.at(x / ISLETS.long + 5, z / ISLETS.long));
    const rises = onRing * broken;
    const islet = rises > 0 ? rises * ISLETS.high - 1 : bottom;
    const middle = isle(x, z, side * MIDDLE.aside, MIDDLE.ahead, MIDDLE.size, MIDDLE.high);
    return Math.max(bottom, islet, middle);
  };
}
