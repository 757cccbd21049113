import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { decide } from '../../../setting.ts';
import type { PlacedFitting } from '../../../words/fitting.ts';
import type { Colour } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { lookBy } from '../look.ts';
import { planFor } from '../plan-for.ts';
import type { Room } from '../plan-room.ts';
import type { Solid } from '../solids/solid.ts';
import { fitOut } from './fit-out.ts';
import { FITTING_KINDS } from './kinds.ts';
import { OWN } from './own.ts';

const FRAME = { width: 512, height: 512 };
const CAMERA = { focal: 470, horizon: 236, height: 1.55, centre: 256 };
const ROOMS = ['a kitchen', 'a bedroom', 'a library', 'a living room', 'a café'];
const NAMES = Object.keys(FITTING_KINDS) as PlacedFitting[];

/** A room as it is, and what is added to it for a fitting. */
function fitted(prompt: string, name: PlacedFitting, index = 0, colour: Colour | null = null) {
  const idea = readPrompt(prompt);
  const wish = { name, colour, count: 1 };
  const setting = () => decide({ ...idea, fittings: [wish] }, null, 7, index);
  const room = planFor(CAMERA, setting());
  const { room: whole } = fitOut(planFor(CAMERA, setting()), FRAME, CAMERA, setting());
  return { room, added: whole.solids.slice(room.solids.length) };
}

/** How much of a solid's box is within another's, as a share of the smaller. */
function shared(a: Solid, b: Solid): number {
  const spaces = [0, 1, 2].map((n) => {
    const [low, high] = [
      Math.max(a.low[n] ?? 0, b.low[n] ?? 0),
      Math.min(a.high[n] ?? 0, b.high[n] ?? 0),
    ];
    return Math.max(0, high - low);
  });
  const space = ({ low, high }: Solid) =>
    [0, 1, 2].reduce((all, n) => all * ((high[n] ?? 0) - (low[n] ?? 0)), 1);
  return spaces.reduce((all, one) => all * one, 1) / Math.min(space(a), space(b));
}

/** How far round feet reach into the floor, metres. */
const IN_FLOOR = 0.08;

const isInside = (room: Room, { low, high }: Solid): boolean =>
  low[0] > room.left - 0.01 &&
  high[0] < room.right + 0.01 &&
  low[1] > -IN_FLOOR &&
  high[1] < room.high + 0.01 &&
  high[2] < room.back + 0.01;

/** Whether the middle of a solid is in the picture. */
function isInView({ yaw }: Room, { low, high }: Solid): boolean {
  const [x, y, z] = [0, 1, 2].map((n) => ((low[n] ?? 0) + (high[n] ?? 0)) / 2) as [
    number,
    number,
    number,
  ];
  const { column, row, ahead } = lookBy(CAMERA, yaw).seen(x, y, z);
  return ahead > 0 && column > 0 && column < FRAME.width && row > 0 && row < FRAME.height;
}

/** Whether a room has it anyway. */
const isOwn = (prompt: string, name: PlacedFitting): boolean =>
  OWN[readPrompt(prompt).land ?? 'room']?.includes(name) === true;

/** Whether it takes so much of a floor that some rooms have no place for it. */
function isLarge(name: PlacedFitting): boolean {
  const [wide, , deep] = FITTING_KINDS[name].size;
  return wide * deep > LARGE;
}

/** Square metres. */
const LARGE = 2.5;

describe('what is named of a room', () => {
  it.each(NAMES)('is no larger than its kind says: %s', (name) => {
    const { size, where, isGroup, make } = FITTING_KINDS[name];
    const wish = { at: [0, 0, 0], colour: null, night: false, ceiling: size[1] } as const;
    for (const count of isGroup === true ? [1, 3] : [1]) {
      const made = make({ ...wish, count, random: createRandom(3), noise: createNoise(5) });
      for (const { low, high } of made.solids) {
        const half = [size[0] / 2, size[2] / 2].map((one) => one + 0.03) as [number, number];
        expect(Math.max(-low[0], high[0]), name).toBeLessThan(half[0]);
        if (where === 'floor' || where === 'top') {
          expect(Math.max(-low[2], high[2]), name).toBeLessThan(half[1]);
          expect(high[1], name).toBeLessThan(size[1] + 0.03);
          expect(low[1], name).toBeGreaterThan(-IN_FLOOR);
        }
      }
    }
  });

  it.each(NAMES)('is within it, in view, and not within what stands there: %s', (name) => {
    for (const prompt of ROOMS)
      for (const index of [0, 1]) {
        const { room, added } = fitted(prompt, name, index);
        const where = `${name} in ${prompt} ${index}`;
        if (added.length === 0) {
          expect(isOwn(prompt, name) || isLarge(name), where).toBe(true);
          continue;
        }
        expect(
          added.filter((one) => !isInside(room, one)),
          where,
        ).toEqual([]);
        const own = added.filter((one) => one.high[1] > 0.2);
        const inView = own.filter((one) => isInView(room, one));
        expect(inView.length, where).toBeGreaterThan(0.5 * own.length);
        const furniture = room.solids.filter(({ high }) => high[1] > 0.03);
        const within = added.filter((one) => furniture.some((other) => shared(one, other) > 0.3));
        expect(within, where).toEqual([]);
      }
  });

  it.each(NAMES)('has a place in one of the rooms at least: %s', (name) => {
    expect(ROOMS.some((prompt) => fitted(prompt, name).added.length > 0)).toBe(true);
  });

  it('is put there by its own chance: a second thing changes nothing of the first', () => {
    const idea = readPrompt('a bedroom');
    const added = (...names: readonly PlacedFitting[]) => {
      const fittings = names.map((name) => ({ name, colour: null, count: 1 }));
      const setting = () => decide({ ...idea, fittings }, null, 7, 0);
      const room = planFor(CAMERA, setting());
      return fitOut(room, FRAME, CAMERA, setting()).room.solids.slice(room.solids.length);
    };
    const corners = (solids: readonly Solid[]) => solids.map(({ low, high }) => [low, high]);
    const [first, both] = [added('trunk'), added('trunk', 'bookcase')];
    expect(both.length).toBeGreaterThan(first.length);
    // The larger is put there before it.
    expect(corners(both.slice(-first.length))).toEqual(corners(first));
  });

  it('is a ball in a ballroom, which has none by itself', () => {
    const { fittings, subjects } = readPrompt('a ballroom with a red ball');
    expect(fittings).toEqual([expect.objectContaining({ name: 'ball' })]);
    expect(subjects).toEqual([]);
    expect(fitted('a ballroom', 'ball').added.length).toBeGreaterThan(0);
    const dance = readPrompt('a ball in a palace');
    expect(dance.fittings).toEqual([]);
    expect(dance.subjects).toEqual([expect.objectContaining({ traits: ['dancing'] })]);
  });

  it.each([
    ['a kitchen', 'stove'],
    ['a diner', 'jukebox'],
    ['a nursery', 'crib'],
  ] as const)('is put into %s beside its own %s only where a colour is said', (prompt, name) => {
    expect(fitted(prompt, name).added).toEqual([]);
    const { added } = fitted(prompt, name, 0, [0.8, 0.1, 0.1]);
    const reds = added.filter(({ low, material }) => {
      const [r, g] = material(...low, 0);
      return r > 3 * g;
    });
    expect(reds.length).toBeGreaterThan(0);
  });

  it('leaves a room as it is in which nothing is named', () => {
    const setting = decide(readPrompt('a bedroom'), null, 7, 0);
    const room = planFor(CAMERA, setting);
    expect(fitOut(room, FRAME, CAMERA, setting)).toEqual({ room, leftOut: [] });
  });
});

it('heats a room by a stove of iron, and cooks on another in a kitchen', () => {
  const highest = (prompt: string) =>
    Math.max(...fitted(prompt, 'stove').added.map(({ high }) => high[1]));
  expect(highest('a living room')).toBeGreaterThan(2);
  expect(highest('a log cabin')).toBeGreaterThan(2);
  expect(highest('a camper van interior')).toBeLessThan(1.5);
});
