import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Posture } from '../../words/trait.ts';
import { mirrored } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { animalBust } from './beast-body/animal-bust.ts';
import { bowOn } from './beast-body/bow.ts';
import { collar } from './beast-body/collar.ts';
import { curls } from './beast-body/curled.ts';
import { duel } from './beast-body/duel.ts';
import { quadruped } from './beast-body/quadruped.ts';
import { leaping } from './beast-body/with-treat.ts';
import { youngWith } from './beast-body/with-young.ts';
import { youngOf } from './beast-body/young.ts';
import { wearsHalter } from './beast-heads/halter.ts';
import type { Pose } from './beast-poses/carriage.ts';
import { hasEyesOn } from './body/gaze.ts';
import type { Build } from './build.ts';
import { milked } from './with-animals/milking.ts';
import { onVetsTable } from './with-animals/on-vets-table.ts';
import { ploughTeam } from './with-animals/ploughing.ts';
import { shorn } from './with-animals/shearing.ts';

/** How far the body of an animal is turned to the viewer, by posture, and its face more. Radians. */
const TURNS: Readonly<Record<Posture, readonly [body: number, face: number]>> = {
  standing: [0.42, 0.4],
  walking: [0.38, 0.25],
  running: [0.28, 0.1],
  jumping: [0.28, 0.1],
  praying: [0.42, 0.4],
  flying: [0.28, 0.1],
  sitting: [0.72, 0.35],
  sleeping: [0.62, 0.3],
  lying: [0.5, 0.4],
  grazing: [0.36, 0.12],
  bowing: [0.5, 0.5],
};

/** One that is rolled up shows the side where its head and its tail are. */
const ROLLED_UP = [0.05, 0] as const;

/** How far one is turned to the eye whose young are before its flank. Radians. */
const BROADSIDE = 0.2;

/** How far the face of one that looks at what is beside is turned to the eye beyond its body at the most. */
const BESIDE = -0.1;

/** How one holds itself that plays. */
const PLAYS: readonly Posture[] = ['bowing', 'bowing', 'jumping'];

/** How far from above an animal is seen: one that lies more so. Radians. */
const ABOVE = { upright: 0.1, lying: 0.24 } as const;

/** How much more than usual each of several is turned to the eye, and its face more: one of them looks round. Radians. */
const ABOUT: readonly (readonly [body: number, face: number])[] = [
  [0, 0],
  [-0.16, 0.62],
  [0.3, -0.2],
  [-0.3, 0.1],
  [0.14, 0.4],
];

/** How light the coat of each of several is beside the first. */
const TONES: readonly number[] = [1, 0.8, 1.12, 0.9, 1.2, 0.72];

/** The same kind with the coat of the one of several that has that number. */
function withCoat(build: Build, nth: number): Build {
  const coat = build.coats[nth % build.coats.length];
  if (coat === undefined) return build;
  const tone = TONES[nth % TONES.length] ?? 1;
  return { ...build, coats: [{ ...coat, base: scaleColour(coat.base, tone) }] };
}

/** An animal of that build, a young one where that is said, looking right or left; `usual` postures are for a wish without one. */
export function beast(grown: Build, usual: readonly Posture[], wish: Wish): Sprite {
  const { random } = wish;
  const { nth } = wish;
  const kind = nth === undefined ? grown : withCoat(grown, nth);
  const build = wish.traits?.includes('young') === true ? youngOf(kind) : kind;
  if (wish.traits?.includes('milking') === true) return milked(build, wish);
  if (wish.traits?.includes('shearing') === true) return shorn(build, wish);
  if (wish.traits?.includes('ploughing') === true) return ploughTeam(build, wish);
  if (wish.traits?.includes('examining') === true) return onVetsTable(build, wish);
  if (wish.isBust === true) return animalBust(build, wish);
  if (wish.traits?.includes('fighting') === true)
    return duel(withCoat(build, 0), withCoat(build, 1), wish);
  const isPlaying = wish.traits?.includes('playing') === true && build.feet === 'paws';
  const posture = wish.posture ?? pick(random, isPlaying ? PLAYS : usual);
  const [body, usualFace] = posture === 'sleeping' && curls(build) ? ROLLED_UP : TURNS[posture];
  const face = hasEyesOn(wish.traits) ? Math.min(usualFace, BESIDE) : usualFace;
  const isLeft = looksLeft(wish);
  const vary = 0.25 * (random.unit() - 0.5);
  const [about, round] = nth === undefined ? [0, 0] : (ABOUT[nth % ABOUT.length] ?? [0, 0]);
  const { colour, traits, bow, treat } = wish;
  const aside = face + vary + (posture === 'sleeping' || posture === 'grazing' ? 0 : round);
  const usualTurn = body + 0.34 * (random.unit() - 0.5) + about;
  const turned = traits?.includes('nursing') === true ? BROADSIDE : usualTurn;
  const isCollared = traits?.includes('led') === true && !wearsHalter(build);
  const ribbon = bowOn(build, bow);
  const worn = (pose: Pose) => [
    ...ribbon(pose),
    ...(isCollared ? collar(build, pose) : []),
    ...youngWith(build, pose, traits ?? [], random, (own, told, by) =>
      quadruped(youngOf(build), own, colour, 0.2, by, told),
    ),
  ];
  const animal = leaping(
    quadruped(build, posture, colour, aside, random, traits, worn, treat),
    posture,
    treat,
  );
  // What lies toward the viewer does so on either side.
  const model = isLeft ? mirrored(animal) : animal;
  const view = {
    yaw: isLeft ? Math.PI - turned : turned,
    pitch: posture === 'sleeping' || posture === 'lying' ? ABOVE.lying : ABOVE.upright,
    away: 4,
  };
  return sculpt(model, view, wish.rays, wish.tall, random);
}
