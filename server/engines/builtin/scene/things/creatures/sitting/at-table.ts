import type { Random } from '../../../../kernels/random.ts';
import {
  MENDING,
  type Mending,
  TABLE_CRAFTS,
  type TableCraft,
} from '../../../words/deeds-at-table.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { chessboard } from '../../objects/play/chess.ts';
import { BRUSH, paints } from '../../objects/play/paints.ts';
import { CUTTING, paperWork } from '../../objects/tools/cut-paper.ts';
import { inRepair, MENDERS } from '../../objects/tools/in-repair.ts';
import { books, notebook } from '../../objects/tools/on-desk.ts';
import { microscope, sewingMachine } from '../../objects/tools/on-workbench.ts';
import { CRAFT_HANDS, tableCraft } from '../../objects/tools/table-crafts.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import type { Doing } from '../postures/doings.ts';
import { type Hands, hipsOf } from '../stance.ts';

const WOOD: Colour = [0.44, 0.28, 0.16];
const DARK: Colour = [0.2, 0.15, 0.12];
const CHINA: Colour = [0.93, 0.92, 0.89];
const COFFEE: Colour = [0.2, 0.11, 0.06];
const METAL: Colour = [0.62, 0.63, 0.66];
const KEYS: Colour = [0.12, 0.12, 0.13];

/** How far what is drawn or read is from the middle of the table, to the left. */
const BEFORE = -0.075;

/** How high a table, a chair's seat and the hips of who sits on it are, in a man's heights. */
const TABLE = 0.415;
const SEAT = 0.262;
const HIPS = SEAT + 0.045;
/** How high the table and the chair of children are who paint, of those of others. */
const LOW = 0.74;
/** How far a sitter's hips are from the middle of the table, and half the table's sides. */
const AWAY = 0.33;
const HALF = { deep: 0.165, wide: 0.25 } as const;

/** How tall who is grown is at the least, in a man's heights. */
const GROWN = 0.75;
/** Where the hand with the brush is: forward, up and aside of the middle of the table. */
const BRUSH_HAND = [BEFORE + BRUSH.hand[0], BRUSH.hand[1], BRUSH.hand[2]] as const;

/** What lies on a table. */
type Upon =
  | 'cups'
  | 'laptop'
  | 'chess'
  | 'notebook'
  | 'paints'
  | 'books'
  | 'sewing'
  | 'microscope'
  | 'papercutting'
  /** The same as books, who sits there asleep over them. */
  | 'pillow'
  | TableCraft
  | Mending;

const isMended = (upon: Upon): upon is Mending => MENDING.some((one) => one === upon);

const isCraft = (upon: Upon): upon is TableCraft => TABLE_CRAFTS.some((one) => one === upon);

/** From how far above that is seen, radians. */
const ABOVE: Readonly<Record<Upon, number>> = {
  cups: 0.1,
  laptop: 0.1,
  chess: 0.24,
  notebook: 0.2,
  paints: 0.3,
  books: 0.16,
  sewing: 0.16,
  microscope: 0.1,
  pillow: 0.2,
  radiomending: 0.2,
  clockmending: 0.2,
  shoemending: 0.2,
  violinmending: 0.16,
  jewelmaking: 0.2,
  bookbinding: 0.2,
  puppetmaking: 0.16,
  glassmaking: 0.2,
  devicemending: 0.24,
  papercutting: 0.22,
  podding: 0.24,
  giftwrapping: 0.22,
  laundryfolding: 0.22,
  moneycounting: 0.26,
  flowerarranging: 0.16,
  nailpainting: 0.24,
  whittling: 0.22,
  shoepolishing: 0.22,
  basketweaving: 0.2,
  beading: 0.26,
  puzzling: 0.34,
  fruitpeeling: 0.22,
  cornhusking: 0.22,
  darning: 0.22,
  knifesharpening: 0.22,
  spicegrinding: 0.18,
  plucking: 0.2,
  pumpkincarving: 0.18,
  soldering: 0.26,
  calligraphy: 0.3,
};

/** One or two at a table with what lies on it, seen from aside. */
export function tableFor(wish: Wish, members: readonly (readonly Trait[])[], upon: Upon): Sprite {
  const { random, rays, tall, colour, hair, nth = 0 } = wish;
  const isLow = upon === 'paints' && members.every((traits) => figureOf(traits).tall < GROWN);
  const low = isLow ? LOW : 1;
  const sitters = members.slice(0, 2).flatMap((traits, n) => {
    const one = sitterOf(
      random,
      n === 0 ? colour : null,
      traits,
      upon,
      n === 0,
      n === 0 ? (hair ?? null) : null,
      low,
    );
    // Both look half to the eye.
    return n === 0 ? one : moved(mirrored(one), { by: yaw(Math.PI) });
  });
  const laid =
    upon === 'paints'
      ? paints([BEFORE, TABLE * low, 0], nth)
      : onTable(upon, members.slice(0, 2).length);
  const model = [...tableWith(low), ...laid, ...sitters];
  const turn = (members.length > 1 ? 0.2 : 0.36) + 0.3 * (random.unit() - 0.5);
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - turn : turn, pitch: ABOVE[upon], away: 4 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** What lies on the table before so many. */
function onTable(upon: Exclude<Upon, 'paints'>, sitters: number): Solid[] {
  if (upon === 'laptop') return laptop();
  if (upon === 'chess') return chessboard([0, TABLE, 0]);
  if (upon === 'notebook') return notebook([BEFORE, TABLE, 0]);
  if (isMended(upon)) return inRepair(upon, [BEFORE + 0.03, TABLE, 0]);
  if (isCraft(upon)) return tableCraft(upon, [BEFORE + 0.03, TABLE, 0]);
  if (upon === 'papercutting') return paperWork([BEFORE, TABLE, 0]);
  if (upon === 'pillow') return books([BEFORE + 0.07, TABLE, 0]);
  if (upon === 'books') return books([BEFORE, TABLE, 0]);
  if (upon === 'sewing') return sewingMachine([BEFORE, TABLE, 0]);
  if (upon === 'microscope') return microscope([BEFORE, TABLE, 0]);
  return Array.from({ length: sitters }, (_, n) => cup(n === 0 ? -1 : 1)).flat();
}

/** How one sits over what lies there. */
const sittingOver = (upon: Upon): Doing =>
  upon === 'microscope'
    ? 'peering'
    : upon === 'pillow'
      ? 'slumped'
      : isMended(upon) ||
          isCraft(upon) ||
          upon === 'notebook' ||
          upon === 'paints' ||
          upon === 'books' ||
          upon === 'papercutting' ||
          upon === 'sewing'
        ? 'bent'
        : 'seated';

/** Somebody on a chair on the left of the table, the hands on what lies there. */
function sitterOf(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  upon: Upon,
  isFirst: boolean,
  hair: Colour | null,
  low: number,
): Solid[] {
  const doing = sittingOver(upon);
  const rise = HIPS * low - hipsOf(figureOf(traits), doing);
  const on = (x: number, up: number, z: number): Vector => [x + AWAY, TABLE * low + up - rise, z];
  const hands = handsFor(upon, isFirst, on);
  return [
    ...moved(human(random, doing, colour, traits, hands, hair), { to: [-AWAY, rise, 0] }),
    ...moved(chair(), { size: low, to: [-AWAY - 0.02, 0, 0] }),
  ];
}

/** Where the hands are by what lies on the table; only one of two moves a chessman. */
function handsFor(
  upon: Upon,
  isFirst: boolean,
  on: (x: number, up: number, z: number) => Vector,
): Hands {
  if (isMended(upon) || isCraft(upon)) {
    const { near, far } = isCraft(upon) ? CRAFT_HANDS[upon] : MENDERS[upon];
    return {
      near: on(BEFORE + 0.03 + near[0], near[1], near[2]),
      far: on(BEFORE + 0.03 + far[0], far[1], far[2]),
    };
  }
  if (upon === 'papercutting') {
    const { near, far } = CUTTING;
    return {
      near: on(BEFORE + near[0], near[1], near[2]),
      far: on(BEFORE + far[0], far[1], far[2]),
    };
  }
  // Crossed before the chest, beneath the head.
  if (upon === 'pillow') return { near: on(-0.06, 0.03, 0.05), far: on(-0.03, 0.035, -0.05) };
  if (upon === 'laptop') return { near: on(-0.1, 0.035, -0.055), far: on(-0.1, 0.035, 0.055) };
  if (upon === 'notebook')
    return { near: on(BEFORE + 0.01, 0.03, -0.03), far: on(BEFORE - 0.02, 0.022, 0.1) };
  if (upon === 'paints') return { near: on(BEFORE - 0.07, 0.022, -0.1), far: on(...BRUSH_HAND) };
  if (upon === 'books')
    return { near: on(BEFORE - 0.05, 0.022, -0.1), far: on(BEFORE + 0.01, 0.03, 0.07) };
  if (upon === 'sewing')
    return { near: on(BEFORE - 0.05, 0.06, -0.13), far: on(BEFORE - 0.05, 0.06, 0) };
  if (upon === 'microscope')
    return { near: on(BEFORE + 0.07, 0.08, -0.085), far: on(BEFORE - 0.06, 0.022, 0.12) };
  if (upon === 'cups') return { near: on(-0.1, 0.05, -0.08), far: on(-0.12, 0.022, 0.1) };
  const rests = on(-0.15, 0.022, 0.13);
  return { near: isFirst ? on(-0.035, 0.08, -0.05) : on(-0.15, 0.022, -0.1), far: rests };
}

/** A chair whose back is on the left, of dark wood unless another look is given. */
export function chair(wood: Look = planks(DARK, 0.03)): Solid[] {
  const leg = (x: number, z: number) =>
    limb(wood, [x, SEAT - 0.02, z], [x * 1.12, 0, z * 1.08], 0.014, 0.011);
  return [
    box(wood, [0, SEAT - 0.012, 0], [0.115, 0.013, 0.115], undefined, 0.008),
    ...[-0.1, 0.1].flatMap((x) => [-0.1, 0.1].map((z) => leg(x, z))),
    ...[-0.1, 0.1].map((z) => limb(wood, [-0.108, SEAT, z], [-0.135, 0.53, z], 0.013, 0.011)),
    ...[0.4, 0.51].map((y) => box(wood, [-0.112 - 0.1 * (y - SEAT), y, 0], [0.009, 0.024, 0.105])),
  ];
}

/** A table that is so high, of the usual height. */
function tableWith(low: number): Solid[] {
  const wood = planks(WOOD, 0.06, 'lying');
  const top = TABLE * low;
  return [
    box(wood, [0, top - 0.014, 0], [HALF.deep, 0.014, HALF.wide], undefined, 0.008),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          wood,
          [x * (HALF.deep - 0.03), top - 0.02, z * (HALF.wide - 0.03)],
          [x * (HALF.deep - 0.02), 0, z * (HALF.wide - 0.02)],
          0.018,
          0.013,
        ),
      ),
    ),
  ];
}

/** A cup on its saucer before who sits on that side. */
function cup(side: -1 | 1): Solid[] {
  const china = plain(CHINA, { gloss: 0.5 });
  const foot: Vector = [side * 0.075, TABLE, -0.085];
  return [
    frustum(china, foot, 0.008, 0.03, 0.05),
    frustum(china, add(foot, [0, 0.008, 0]), 0.045, 0.022, 0.034),
    ellipsoid(plain(COFFEE), add(foot, [0, 0.05, 0]), [0.03, 0.004, 0.03]),
  ];
}

/** An open laptop whose screen shines toward who sits on the left. */
function laptop(): Solid[] {
  const shell = plain(METAL, { gloss: 0.5 });
  const screen: Look = {
    paint: (_x, y, z) =>
      Math.sin(y * 330) > 0.3 && Math.abs(z) < 0.07 ? [0.5, 0.62, 0.76] : [0.9, 0.94, 0.98],
    glow: () => 0.55,
  };
  const lean = roll(-0.22);
  const hinge: Vector = [0.02, TABLE + 0.01, 0];
  const up = (out: number): Vector =>
    add(hinge, [0.085 * Math.sin(0.22) + out, 0.085 * Math.cos(0.22), 0]);
  return [
    box(shell, add(hinge, [-0.085, -0.003, 0]), [0.085, 0.006, 0.115], undefined, 0.004),
    box(plain(KEYS), add(hinge, [-0.075, 0.0035, 0]), [0.055, 0.002, 0.1]),
    box(shell, up(0.006), [0.005, 0.085, 0.115], lean, 0.003),
    box(screen, up(-0.0015), [0.003, 0.077, 0.107], lean),
  ];
}
