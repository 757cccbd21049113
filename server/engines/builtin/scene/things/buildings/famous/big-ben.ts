import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { withDials } from '../clock-dials.ts';
import { gable, hip } from '../parts.ts';

const HONEY: Colour = [0.78, 0.65, 0.43];
const LEAD: Colour = [0.27, 0.3, 0.32];
const GOLD: Colour = [0.85, 0.67, 0.24];
const DARK: Colour = [0.08, 0.08, 0.09];

/** Where the dials of the clock are, how large one is, and half the side of its storey. */
const CLOCK = { at: 0.72, dial: 0.074 } as const;
const STOREY = 0.098;

/** Stone with upright ribs all the way up. */
const ribbed = (stone: Colour): Look => {
  const wall = worn(stone, 0.1);
  return {
    paint: (x, y, z, normal) => {
      const u = Math.abs(normal[0]) > Math.abs(normal[2]) ? z : x;
      const rib = Math.abs(u / 0.034 - Math.round(u / 0.034)) < 0.22 ? 1 : 0;
      const band = Math.abs(y / 0.115 - Math.round(y / 0.115)) < 0.07 ? 1 : 0;
      return scaleColour(wall.paint(x, y, z, normal), 0.72 + 0.28 * Math.max(rib, band));
    },
  };
};

/** A wing of the palace beside the tower, its pinnacles along the edge of the roof. */
function wing(stone: Colour): Solid[] {
  const wall = ribbed(stone);
  const rows = [0.075, 0.185].flatMap((v) =>
    Array.from({ length: 11 }, (_, n) => ({
      side: '-z' as const,
      at: [0.19 + 0.068 * n, v] as const,
      half: [0.019, 0.036] as const,
      kind: 'arch' as const,
    })),
  );
  return [
    box(
      withPanes(ribbed(scaleColour(stone, 0.95)), rows, stone),
      [0.55, 0.13, 0.03],
      [0.44, 0.13, 0.1],
    ),
    gable(worn(LEAD, 0.14), [0.55, 0.26, 0.03], [0.44, 0.105], 0.075),
    ...Array.from({ length: 8 }, (_, n) =>
      frustum(wall, [0.155 + 0.115 * n, 0.24, -0.07], 0.085, 0.012, 0.002),
    ),
  ];
}

/** Big Ben, with a wing of the palace beside it where there is room. */
export function bigBen(wish: Wish, hasWing: boolean): Sprite {
  const stone = wish.colour ?? HONEY;
  const wall = ribbed(stone);
  const roof = worn(LEAD, 0.14);
  const gold = plain(GOLD, { gloss: 0.5 });
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const));
  const model = [
    box(wall, [0, 0.32, 0], [0.084, 0.32, 0.084]),
    ...corners.map(([x, z]) => box(wall, [x * 0.082, 0.33, z * 0.082], [0.014, 0.33, 0.014])),
    box(withDials(worn(stone, 0.08), CLOCK), [0, CLOCK.at, 0], [STOREY, 0.092, STOREY]),
    ...corners.map(([x, z]) => frustum(wall, [x * 0.1, 0.62, z * 0.1], 0.24, 0.014, 0.012)),
    ...corners.map(([x, z]) => frustum(gold, [x * 0.1, 0.86, z * 0.1], 0.05, 0.012, 0.001)),
    box(worn(stone, 0.1), [0, 0.62, 0], [0.104, 0.012, 0.104]),
    box(worn(stone, 0.1), [0, 0.82, 0], [0.106, 0.012, 0.106]),
    hip(roof, [0, 0.83, 0], [0.1, 0.1], 0.2),
    box(plain(DARK, { glow: () => 0.5 }), [0, 0.955, 0], [0.044, 0.022, 0.044]),
    ...corners.map(([x, z]) => box(gold, [x * 0.042, 0.955, z * 0.042], [0.007, 0.026, 0.007])),
    hip(roof, [0, 0.98, 0], [0.052, 0.052], 0.17),
    limb(gold, [0, 1.12, 0], [0, 1.22, 0], 0.006, 0.003),
    ...(hasWing ? wing(stone) : []),
  ];
  return portray(underOpenSky(wish), model, 0.2, 0.05, 2.6);
}
