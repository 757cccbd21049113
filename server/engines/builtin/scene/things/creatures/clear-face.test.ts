import { expect, it } from 'vitest';
import type { Solid } from '../sculpt/solid.ts';
import { figureOf } from './figure.ts';
import { juggling } from './pastimes/at-play.ts';
import { toolOf } from './roles/role-tools.ts';
import { withCrook } from './work/with-crook.ts';

const MAN = figureOf([]);

/** How near to the middle of the face a thing comes that is held as high as that by who is so far turned to the eye, in heights of the body. */
const nearestToFace = (held: readonly Solid[], turn: number): number => {
  const across = ([x, , z]: Solid['middle']) => x * Math.cos(turn) + z * Math.sin(turn);
  const face = across([0.04, 0, 0]);
  const high = held
    .flatMap(({ a, b, middle, shape }) => (shape === 'cone' ? [a, b, middle] : [middle]))
    .filter(([, up]) => up > MAN.chin && up < MAN.chin + MAN.head);
  return Math.min(Infinity, ...high.map((at) => Math.abs(across(at) - face)));
};

const toolsOf = (role: Parameters<typeof toolOf>[0]) => toolOf(role, MAN)?.pieces ?? [];
const alone = () => [];

it.each([
  ['a sabre', toolsOf('pirate'), 0.85],
  ['a katana', toolsOf('samurai'), 0.85],
  ['an axe', toolsOf('viking'), 0.85],
  ['a bow', toolsOf('elf'), 0.85],
  ['a crook', withCrook([], alone), 0.8],
  ['balls in the air', juggling([], alone), 1.1],
] as const)('%s: is not before the face of who holds it', (_, held, turn) => {
  expect(held.length).toBeGreaterThan(0);
  expect(nearestToFace(held, turn)).toBeGreaterThan(0.08);
});
