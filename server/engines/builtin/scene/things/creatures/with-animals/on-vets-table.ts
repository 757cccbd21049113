import { teddyBear } from '../../objects/belongings.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import type { Build } from '../build.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';

/** How high a vet's table is, how high at the shoulder the animal on it, how high it is over the table where the stethoscope is held to its chest, ahead of its middle; in a man's heights. */
const TABLE = 0.44;
const PET = 0.3;
const CHEST: Vector = [0.2, TABLE + 0.5 * PET, -0.06];
/** The same of a teddy bear: how large it is, where it sits and how far it is turned, radians. */
const TEDDY = { size: 0.33, at: [0.12, TABLE, -0.03] as Vector, turn: -0.8 } as const;
/** How far the table is turned to the eye, and from how far above it is seen; radians. */
const VIEW = { turn: 0.22, above: 0.12 } as const;
const STEEL = plain([0.76, 0.79, 0.82], { gloss: 0.7 });

/** An animal of that build that stands on a table before the first of its crew, who holds a stethoscope to its chest. */
export function onVetsTable(build: Build, wish: Wish): Sprite {
  const { random, colour } = wish;
  const animal = quadruped({ ...build, grazes: false }, 'standing', colour, 0.5, random);
  return onTable(moved(animal, { size: PET, to: [-0.06, TABLE, -0.02] }), wish);
}

/** A teddy bear that sits on a table, half to the eye, the first of its crew with a stethoscope at its breast, the second one at the table's other end. */
export function teddyPatient(wish: Wish): Sprite {
  const bear = moved(teddyBear(wish.colour), {
    by: yaw(TEDDY.turn),
    size: TEDDY.size,
    to: TEDDY.at,
  });
  const [doctor = [], child] = wish.crew ?? [];
  if (child === undefined) return onTable(bear, wish);
  const [, size = 1] = sizesOf([doctor, child]);
  const watcher = member(
    wish.random,
    'attending',
    null,
    child,
    { at: [-0.56, 0, 0.02], turned: 0.2, size },
    { near: [-0.42, TABLE + 0.012, -0.1], far: [-0.42, TABLE + 0.012, 0.1] },
  );
  return onTable([...bear, ...watcher], wish);
}

/** A patient on a table, before the first of the crew. */
function onTable(patient: readonly Solid[], wish: Wish): Sprite {
  const { random, rays, tall, crew } = wish;
  const model = [...patient, ...table(), ...vet(wish, crew?.[0] ?? [])];
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? Math.PI - VIEW.turn : VIEW.turn, pitch: VIEW.above, away: 4 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** Who stands at the head of the table and bends over it to the animal. */
function vet({ random }: Wish, traits: NonNullable<Wish['crew']>[number]): Solid[] {
  const figure = figureOf(traits);
  const isSmall = figure.tall < 0.8;
  const bell = CHEST;
  const neck: Vector = [isSmall ? 0.4 : 0.45, figure.shoulder * figure.tall - 0.03, 0.02];
  const sag = add(between(neck, bell, 0.5), [0.02, -0.09, -0.04]);
  const rubber = plain([0.1, 0.11, 0.13], { gloss: 0.4 });
  return [
    ...member(
      random,
      'tending',
      null,
      traits,
      {
        at: [isSmall ? 0.46 : 0.56, 0, 0.12],
        turned: Math.PI - 0.45,
        size: figure.tall,
        isMirrored: true,
      },
      {
        near: add(bell, [0.03, 0.01, 0.0]),
        far: isSmall ? [0.26, TABLE + 0.02, 0.1] : [0.22, TABLE + PET * 0.95, 0.06],
      },
    ),
    limb(rubber, neck, sag, 0.008, 0.008),
    limb(rubber, sag, bell, 0.008, 0.008),
    frustum(STEEL, bell, 0.014, 0.024, 0.024),
  ];
}

/** A table of steel with a mat on it. */
const table = (): Solid[] => [
  box(STEEL, [-0.06, TABLE - 0.03, 0], [0.42, 0.016, 0.2], undefined, 0.01),
  box(plain([0.2, 0.46, 0.46]), [-0.06, TABLE - 0.007, 0], [0.38, 0.008, 0.17], undefined, 0.006),
  frustum(STEEL, [0, 0.02, 0], TABLE - 0.06, 0.06, 0.05),
  box(STEEL, [0, 0.02, 0], [0.26, 0.02, 0.15], undefined, 0.012),
];
