import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const STONE: Colour = [0.7, 0.66, 0.58];
const SETTS: Colour = [0.5, 0.48, 0.45];
const IRON: Material = flat([0.12, 0.14, 0.14]);
const GLASS: Material = flat([1.15, 0.98, 0.7]);

/** The balustrade before the view: the height of its plinth, where its coping begins and ends, how far apart its balusters are, and how thick the thickest part of one is; how far before the deck's end it stands; metres. */
const RAIL = {
  plinth: 0.2,
  under: 0.88,
  high: 1.04,
  apart: 0.235,
  thick: 0.075,
  inset: 0.3,
} as const;
/** The piers in it that carry lanterns: how far aside each is, half its width, its height; metres. */
const PIERS = { aside: [-2.35, 2.05], half: 0.24, high: 1.16 } as const;
/** A lantern on a pier: how high its glass begins and ends over the deck; metres. */
const LANTERN = { from: 2.62, to: 3 } as const;
/** The pavement along the balustrade: how deep it is, how high its kerb; metres. */
const PAVEMENT = { deep: 1.05, kerb: 0.09 } as const;

/** Setts of granite underfoot, in rows across the deck; a bridge has no walls. */
export function bridgeDeckSurfaces(noise: Noise): Surfaces {
  const unseen = flat(STONE);
  return {
    walls: unseen,
    floor: (x, _y, z) => {
      const row = Math.floor(z / 0.13);
      const along = x / 0.19 + 0.5 * (row & 1);
      const [u, v] = [along - Math.floor(along), z / 0.13 - row];
      if (Math.min(u, v) < 0.09) return scaleColour(SETTS, 0.62);
      const own = 0.84 + 0.3 * chance(Math.floor(along), row);
      return scaleColour(SETTS, own * (1 + 0.08 * noise.fbm(x * 4, z * 4, 2)));
    },
    ceiling: unseen,
  };
}

/** The deck of a bridge in a town: setts, a pavement along a balustrade of stone, lanterns on its piers, the water beyond it. */
export function bridgeDeck({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const z = back - RAIL.inset;
  const stone: Material = (x, y, depth) =>
    scaleColour(STONE, 0.9 + 0.16 * noise.fbm(x * 3 + depth, y * 3 + depth * 2, 3));
  const piers = PIERS.aside.map((aside) => side * aside);
  return {
    lamps: piers.map((x) => [x, LANTERN.from, z - 0.35]),
    solids: [
      box([left, 0, back - PAVEMENT.deep], [right, PAVEMENT.kerb, back], stone),
      box([left, 0, z - 0.15], [right, RAIL.plinth, z + 0.15], stone),
      box([left, RAIL.under, z - 0.17], [right, RAIL.high, z + 0.17], stone),
      ...balusters(left, right, z, stone),
      ...piers.flatMap((x) => [...pier(x, z, stone), ...lantern(x, z)]),
    ],
  };
}

/** Turned balusters between the plinth and the coping. */
const balusters = (left: number, right: number, z: number, stone: Material): Solid[] =>
  Array.from({ length: Math.floor((right - left) / RAIL.apart) }, (_, n) => {
    const x = left + (n + 0.5) * RAIL.apart;
    const { plinth, under, thick } = RAIL;
    const waist = plinth + 0.62 * (under - plinth);
    return [
      drum([x, z], [plinth, waist], [thick, 0.5 * thick], stone),
      drum([x, z], [waist, under], [0.5 * thick, 0.8 * thick], stone),
    ];
  }).flat();

/** A pier of the balustrade, with a cap. */
const pier = (x: number, z: number, stone: Material): Solid[] => {
  const { half, high } = PIERS;
  return [
    box([x - half, 0, z - half], [x + half, high, z + half], stone),
    box(
      [x - half - 0.05, high, z - half - 0.05],
      [x + half + 0.05, high + 0.1, z + half + 0.05],
      stone,
    ),
  ];
};

/** A post of iron with a lantern on a pier. */
const lantern = (x: number, z: number): Solid[] => {
  const { from, to } = LANTERN;
  return [
    drum([x, z], [PIERS.high, PIERS.high + 0.32], [0.11, 0.05], IRON),
    drum([x, z], [PIERS.high + 0.3, from], [0.04, 0.03], IRON),
    drum([x, z], [from - 0.04, from], [0.05, 0.11], IRON),
    drum([x, z], [from, to], [0.1, 0.15], GLASS),
    drum([x, z], [to, to + 0.14], [0.18, 0.03], IRON),
    ball([x - 0.035, to + 0.13, z - 0.035], [x + 0.035, to + 0.2, z + 0.035], IRON),
  ];
};
