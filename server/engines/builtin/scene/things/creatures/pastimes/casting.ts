import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, limb, type Solid } from '../../sculpt/solid.ts';
import { add, normalise, scale, type Vector } from '../../sculpt/vector.ts';
import { costumeOf, staff } from '../clothing/costumes.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

/** What a spell shines in, from its middle outward: brighter than what is lit. */
const CORE: Colour = [1.5, 1.75, 1.9];
const BEAM: Colour = [0.55, 1.35, 1.9];
const SPARK: Colour = [1.2, 0.8, 1.9];

/** How much more it shines where lamps are lit. */
const GLOWS = 0.1;

/** How large the ball of light is, and how far its rays reach. */
const BALL = 0.046;
const RAYS = { count: 26, least: 0.07, most: 0.2, thick: 0.006 } as const;
/** A coil of light: how often it winds, from where to where it widens, how far it rises, and of how many pieces it is. */
const COIL = { turns: 2.6, near: 0.07, far: 0.2, rises: 0.5, pieces: 44 } as const;
const SPARKS = 16;

/** Someone who casts a spell: an arm raised, light at its hand and winding upward; who is known as a mage has the staff in the other. */
export function casting(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
  hat: Colour | null = null,
): Solid[] {
  const figure = figureOf(traits);
  const far: Vector = [0.24, figure.shoulder + 0.1, figure.shoulders + 0.02];
  const hold: Vector = [-0.15, figure.shoulder - 0.22, -figure.shoulders - 0.08];
  const isMage = costumeOf(traits) === 'mage';
  return [
    ...human(random, 'casting', colour, traits, isMage ? { near: hold, far } : { far }, hair, hat),
    ...(isMage ? staff(hold) : []),
    ...spell(random, add(far, [0.13, 0.09, 0.01])),
  ];
}

/** A ball of light with rays, and a coil of light that rises from it among sparks. */
function spell(random: Random, at: Vector): Solid[] {
  const shining = (light: Colour) => plain(light, { glow: () => GLOWS });
  const rays = Array.from({ length: RAYS.count }, (_, n) => {
    const around = n * 2.4;
    const up = 1 - (2 * (n + 0.5)) / RAYS.count;
    const out = Math.sqrt(1 - up * up);
    const way = normalise([out * Math.cos(around), up, out * Math.sin(around)]);
    const long = RAYS.least + (RAYS.most - RAYS.least) * random.unit() ** 2;
    return limb(
      shining(BEAM),
      add(at, scale(way, BALL * 0.8)),
      add(at, scale(way, long)),
      RAYS.thick,
      0.001,
    );
  });
  const on = (share: number): Vector => {
    const around = share * COIL.turns * 2 * Math.PI + 0.6;
    const wide = COIL.near + (COIL.far - COIL.near) * share;
    return add(at, [wide * Math.cos(around), COIL.rises * share - 0.04, wide * Math.sin(around)]);
  };
  const thick = (share: number) => 0.011 * Math.sin(Math.PI * (0.12 + 0.86 * share));
  const coil = Array.from({ length: COIL.pieces }, (_, n) => {
    const [from, to] = [n / COIL.pieces, (n + 1) / COIL.pieces];
    return limb(shining(BEAM), on(from), on(to), thick(from), thick(to));
  });
  const sparks = Array.from({ length: SPARKS }, () => {
    const share = random.unit();
    const off = (): number => 0.14 * (random.unit() - 0.5);
    return ball(
      shining(SPARK),
      add(on(share), [off(), off(), off()]),
      0.005 + 0.008 * random.unit(),
    );
  });
  return [ball(shining(CORE), at, BALL), ...rays, ...coil, ...sparks];
}
