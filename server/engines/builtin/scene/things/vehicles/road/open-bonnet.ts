import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { figureOf } from '../../creatures/figure.ts';
import { human } from '../../creatures/human.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { carModel } from './car.ts';
import { FIFTIES, vintageModel } from './vintage-car.ts';

const DARK: Colour = [0.07, 0.07, 0.075];
const IRON: Colour = [0.34, 0.34, 0.36];
const STEEL: Colour = [0.66, 0.68, 0.7];
const HOSE: Colour = [0.12, 0.12, 0.13];
const AIR: Colour = [0.72, 0.3, 0.12];

/** How tall a man is by the car, how far before its middle he stands by the kind of car, and where the engine is that he works on. */
const MAN = 0.86;
const STANDS = { vintage: 1.42, usual: 1.3 } as const;
const ENGINE: Vector = [0.82, 0.53, 0];
/** Where the bonnet's hinge is, how long and half how wide it is, how far it is open, radians. */
const BONNET = { at: [0.3, 0.5, 0] as Vector, long: 0.72, half: 0.3, open: 0.95 } as const;
/** How far the car is turned to the eye, and from how far above it is seen, radians. */
const TURN = 0.5;
const ABOVE = 0.12;

/** A car with its bonnet up, and who repairs it bent over the engine, a spanner in the hand. */
export function openBonnet(wish: Wish, isVintage: boolean): Sprite {
  const { random, rays, tall, sight } = wish;
  const paint = wish.colour ?? pick(random, FIFTIES);
  const model = [
    ...(isVintage ? vintageModel(paint, false) : carModel(paint)),
    ...engineBay(),
    ...bonnet(paint),
    ...mechanic(wish, isVintage ? STANDS.vintage : STANDS.usual),
  ];
  const isLeft = looksLeft(wish);
  const view = {
    yaw: isLeft ? Math.PI - TURN : TURN,
    pitch: sight?.above ?? ABOVE,
    away: sight?.away ?? 3,
  };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** What is seen beneath: the block with its filter, a battery, hoses. */
function engineBay(): Solid[] {
  const [x, y, z] = ENGINE;
  return [
    box(plain(DARK), [0.68, 0.485, 0], [0.32, 0.035, 0.27], undefined, 0.02),
    box(plain(IRON, { gloss: 0.4 }), [x - 0.14, y, z], [0.17, 0.03, 0.11], undefined, 0.01),
    frustum(plain(AIR, { gloss: 0.4 }), [x - 0.2, y + 0.02, z], 0.04, 0.085, 0.085),
    box(plain(STEEL, { gloss: 0.4 }), [x + 0.04, y + 0.005, -0.18], [0.06, 0.03, 0.045]),
    limb(plain(HOSE), [x - 0.05, y + 0.03, 0.1], [x + 0.12, y + 0.02, 0.16], 0.014, 0.014),
  ];
}

/** The bonnet on its stay. */
function bonnet(paint: Colour): Solid[] {
  const { at, long, half, open } = BONNET;
  const out = (along: number): Vector => [along * Math.cos(open), along * Math.sin(open), 0];
  const rod = add(add(at, out(long * 0.7)), [0, 0, half * 0.8]);
  return [
    box(
      plain(paint, { gloss: 0.7 }),
      add(at, out(long / 2)),
      [long / 2, 0.014, half],
      roll(open),
      0.012,
    ),
    limb(plain(STEEL, { gloss: 0.6 }), rod, [0.86, 0.5, half * 0.8], 0.008, 0.008),
  ];
}

/** Somebody before the car who bends over its engine. */
function mechanic({ random, traits = [], hair, hat }: Wish, stands: number): Solid[] {
  const size = MAN * figureOf(traits).tall;
  // Where a place of the car is for who looks along it from before.
  const own = ([x, y, z]: Vector): Vector => [(stands - x) / size, y / size, -z / size];
  const tool: Vector = [stands - 0.4, ENGINE[1] + 0.06, 0.05];
  const rest: Vector = [stands - 0.36, 0.53, -0.15];
  const steel = plain(STEEL, { gloss: 0.7 });
  const one = [
    ...human(
      random,
      'working',
      null,
      traits,
      { near: own(tool), far: own(rest) },
      hair ?? null,
      hat ?? null,
    ),
    limb(
      steel,
      own(add(tool, [0.02, 0.01, 0])),
      own(add(tool, [-0.12, -0.03, -0.02])),
      0.009,
      0.009,
    ),
    ball(steel, own(add(tool, [-0.13, -0.032, -0.022])), 0.02),
  ];
  return moved(one, { size, by: yaw(Math.PI), to: [stands, 0, 0] });
}
