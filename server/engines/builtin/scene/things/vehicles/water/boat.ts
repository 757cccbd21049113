import { pick } from '../../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { petAboard } from './pet-aboard.ts';
import { pitching } from './pitching.ts';

const HULLS: readonly Colour[] = [
  [0.52, 0.2, 0.13],
  [0.16, 0.27, 0.42],
  [0.88, 0.86, 0.81],
  [0.2, 0.4, 0.34],
  [0.46, 0.3, 0.17],
  [0.24, 0.52, 0.6],
];
/** The cloth round a sail that is taken in. */
const COVERS: readonly Colour[] = [
  [0.14, 0.24, 0.44],
  [0.84, 0.8, 0.7],
  [0.5, 0.14, 0.13],
];
const DECK: Colour = [0.62, 0.46, 0.29];
const MAST: Colour = [0.4, 0.28, 0.18];
/** Cloth that light shines through: brighter than what is lit from one side. */
const SAILS: readonly Colour[] = [
  [1.22, 1.18, 1.09],
  [1.22, 1.18, 1.09],
  [1.2, 1.06, 0.8],
  [0.86, 0.36, 0.24],
];
/** How far boats are turned to the eye, radians, and how much higher or lower than others their rigs are: no two are alike. */
const TURN = { least: 0.12, more: 0.62 } as const;
const RIGS = 0.14;

/** A sailing boat: round hull with a stripe, deck and cabin, mainsail and jib full of wind, or taken in where it is moored. `heels` as of `pitching`. */
export function boat(wish: Wish, heels = 0): Sprite {
  const hull = wish.colour ?? pick(wish.random, HULLS);
  // It lies in the water, a third of its hull below.
  const crew = wish.traits?.includes('crewed') ? sailors(wish) : [];
  const sails = pick(wish.random, SAILS);
  const rig = 1 + RIGS * (2 * wish.random.unit() - 1);
  const isMoored = wish.traits?.includes('moored') ?? false;
  const cloth = isMoored ? takenIn(pick(wish.random, COVERS)) : fullOfWind(sails, rig);
  const afloat = moved([...model(hull, rig), ...cloth, ...crew], {
    by: pitching(wish.random, heels),
    to: [0, -0.075, 0],
  });
  const turn = TURN.least + TURN.more * wish.random.unit();
  return portray(wish, afloat, turn, 0.08, 3);
}

/** Height of a person by the boat's length, and where one stands. */
const PERSON = 0.24;
const HELM: Vector = [-0.3, 0.2, -0.05];
/** Where the next one stands, and an animal sits. */
const BEFORE_MAST: Vector = [0.14, 0.2, -0.09];
const AT_BOW: Vector = [0.3, 0.22, -0.05];

/** How much larger an animal is there: it is known by its face. */
const STOUT = 1.7;

/** Who is at the helm, and whoever is with that one: another one before the mast, an animal at the bow. */
function sailors(wish: Wish): Solid[] {
  const { random, traits = [], crew } = wish;
  const isTwo = (crew?.length ?? 0) > 1 || traits.includes('shared');
  const isPair = traits.includes('couple');
  const second = crew?.[1] ?? (isPair ? [...traits, 'woman' as const] : traits);
  const standing = (own: Wish['traits'], to: Vector): Solid[] =>
    moved(human(random, 'standing', null, own), {
      size: PERSON * (isAnimalFolk(own) ? STOUT : 1),
      to,
    });
  return [
    ...standing(crew?.[0] ?? traits, HELM),
    ...(isTwo ? standing(second, BEFORE_MAST) : []),
    ...petAboard(wish, PERSON, { to: AT_BOW }),
  ];
}

/** Mainsail and jib. */
const fullOfWind = (sails: Colour, rig: number): Solid[] => [
  ...sail(sails, [0.035, 1.08 * rig], [0.03, 0.34], [-0.41, 0.33], -0.07),
  ...sail(sails, [0.075, 0.98 * rig], [0.56, 0.26], [0.12, 0.3], -0.06),
];

/** The mainsail along its boom under a cover, the jib rolled round its stay. */
const takenIn = (cover: Colour): Solid[] => [
  limb(worn(cover, 0.08), [0.03, 0.37, 0], [-0.4, 0.345, -0.05], 0.036, 0.022),
  limb(worn([0.9, 0.88, 0.82], 0.06), [0.12, 0.98, 0], [0.54, 0.3, 0], 0.006, 0.014),
];

function model(hull: Colour, rig: number): Solid[] {
  const side: Look = {
    paint: (_x, y) =>
      y > 0.155 && y < 0.18
        ? [0.93, 0.91, 0.86]
        : scaleColour(hull, 0.85 + 0.6 * smoothstep(0, 0.2, y)),
    gloss: 0.3,
  };
  const wood = planks(DECK, 0.02, 'lying');
  const spar = plain(MAST, { gloss: 0.1 });
  return [
    ellipsoid(side, [0, 0.17, 0], [0.5, 0.2, 0.16]),
    cut(box(wood, [0, 0.35, 0], [0.7, 0.14, 0.3])),
    ellipsoid(wood, [0, 0.2, 0], [0.47, 0.025, 0.135]),
    box(worn([0.92, 0.9, 0.85], 0.05), [-0.12, 0.235, 0], [0.12, 0.03, 0.07], undefined, 0.012),
    limb(spar, [0.05, 0.2, 0], [0.05, 1.12 * rig, 0], 0.013, 0.008),
    limb(spar, [0.04, 0.32, 0], [-0.42, 0.31, -0.05], 0.009, 0.008),
    limb(spar, [0.46, 0.22, 0], [0.6, 0.25, 0], 0.012, 0.007),
    ...[
      [0.05, 1.1 * rig, 0.58, 0.26],
      [0.05, 1.1 * rig, -0.47, 0.22],
    ].map(([x = 0, y = 0, tx = 0, ty = 0]) =>
      limb(plain([0.3, 0.27, 0.24]), [x, y, 0], [tx, ty, 0], 0.002, 0.002),
    ),
  ];
}

type Corner = readonly [x: number, y: number];

/** A three-cornered sail, swollen toward the viewer: many thin battens side by side melt to cloth. */
function sail(colour: Colour, head: Corner, tack: Corner, clew: Corner, swell: number): Solid[] {
  const cloth: Look = {
    paint: (x, y) => scaleColour(colour, Math.abs(Math.sin(y * 26 + x * 3)) < 0.06 ? 0.86 : 1),
    glow: () => 0,
  };
  const rows = 26;
  return Array.from({ length: rows }, (_, n) => {
    const share = (n + 0.35) / rows;
    const at = (corner: Corner, bulge: number): Vector => [
      head[0] + (corner[0] - head[0]) * share,
      head[1] + (corner[1] - head[1]) * share,
      bulge * Math.sin(Math.PI * share * 0.9),
    ];
    const [luff, leech] = [at(tack, swell * 0.25), at(clew, swell)];
    return limb(cloth, luff, leech, 0.022, 0.022, n === 0 ? 0 : 0.03);
  });
}
