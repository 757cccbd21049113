import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { paved } from '../built/paved-site.ts';
import { box } from '../famous/kit.ts';
import { rodBetween } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { bridgeTower, saintOn } from './old-bridge.ts';
import { castleHill, onHill, overPrague } from './prague.ts';
import { BY_RIVER, farQuay, RIVERSIDE } from './riverside.ts';
import { milkGlass } from './three-globe-lamp.ts';

/** The bridge that leads ahead: half as wide, how high over the water, where its far tower stands, how far apart statues are, how high its parapets. World units. */
const DECK = { half: 6.4, high: 3.4, tower: 84, apart: 9, wall: 0.95 } as const;
/** How far aside the castle's hill is on the picture's side. World units. */
const CASTLE = -44;
const STONE: Colour = [0.42, 0.37, 0.31];

/** On the Charles Bridge: saints of dark stone on both parapets, the tower over its end, the castle on its hill beside that. */
export const CHARLES_BRIDGE: SceneryPlan = {
  ...BY_RIVER,
  views: [
    { horizon: 0.5, lens: 0.92, eye: 0.5 },
    { horizon: 0.44, lens: 0.86, eye: 0.62 },
    { horizon: 0.53, lens: 0.86, eye: 0.46 },
    { horizon: 0.5, lens: 1.04, eye: 0.55 },
  ],
  ground: (_, { side }) =>
    castleHill((x, z) => {
      const off = Math.abs(x);
      const deck = mix(DECK.high, RIVERSIDE.deep, smoothstep(DECK.half + 0.6, DECK.half + 2, off));
      const bank = mix(RIVERSIDE.deep, DECK.high, smoothstep(RIVERSIDE.far, RIVERSIDE.far + 3, z));
      return Math.max(deck, bank);
    }, side * CASTLE),
  soil: (wild, setting) => {
    const cobbles = paved((x, z, soft) => {
      const [row, column] = [
        Math.floor(z / 0.26),
        Math.floor(x / 0.26 + 0.5 * (Math.floor(z / 0.26) & 1)),
      ];
      const u = x / 0.26 + 0.5 * (row & 1);
      const joint =
        Math.max(
          inside(Math.abs(u - Math.round(u)), -1, 0.07, soft / 0.26),
          inside(Math.abs(z / 0.26 - Math.round(z / 0.26)), -1, 0.07, soft / 0.26),
        ) * smoothstep(16, 4, z);
      const kerb = smoothstep(4, 4.1, Math.abs(x));
      const tone = (0.84 + 0.32 * chance(row, column, 5)) * (1 - 0.4 * joint);
      return [scaleColour(mixColour([0.46, 0.44, 0.41], [0.55, 0.52, 0.47], kerb), tone), 1];
    })(wild, setting);
    return onHill(cobbles);
  },
  lampAt: () => (x, y, z) =>
    z > RIVERSIDE.far ? 0.5 : 0.4 * smoothstep(7, 3, y) * smoothstep(12, 2, Math.abs(x)),
  solids: (site) => [
    farQuay(1.4),
    ...parapets(site),
    ...bridgeTower([0, DECK.high, DECK.tower], 7, 27),
    ...overPrague(site, site.setting.side * CASTLE),
  ],
  has: new Set(['bridge', 'castle']),
};

/** Parapets of stone on both sides, a saint on every pier, lanterns between them. */
function parapets({ lamps }: Site): Solid[] {
  const { half, high, tower, apart, wall } = DECK;
  const stone = plainPaint(STONE);
  const iron = plainPaint([0.12, 0.13, 0.13]);
  return [-1, 1].flatMap((way) => {
    const x = way * (half + 0.3);
    const saints = Array.from({ length: 9 }, (_, n) => {
      const z = 8.5 + n * apart + (way > 0 ? 2.2 : 0);
      const lantern = z + apart / 2;
      return [
        box([x - 0.9, -4, z - 1.1], [x + 0.9, high + wall, z + 1.1], stone),
        ...saintOn([x, high + wall, z], 1.7, 2 * n + (way > 0 ? 1 : 0)),
        rodBetween(
          [x, high + wall, lantern],
          [x, high + wall + 2.4, lantern],
          [0.09, 0.06],
          6,
          iron,
        ),
        frustumAt([x, high + wall + 2.4, lantern], 0.55, 0.14, 0.26, milkGlass(lamps), 6),
        frustumAt([x, high + wall + 2.95, lantern], 0.3, 0.32, 0.03, iron, 6),
      ];
    }).flat();
    return [
      box([x - 0.26, -4, -4], [x + 0.26, high + wall, tower + 8], stone),
      box([x - 0.36, high + wall, -4], [x + 0.36, high + wall + 0.14, tower + 8], stone),
      ...saints,
    ];
  });
}
