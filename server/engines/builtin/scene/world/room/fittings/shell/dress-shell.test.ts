import { describe, expect, it } from 'vitest';
import { decide } from '../../../../setting.ts';
import type { Colour } from '../../../../words/idea.ts';
import { readPrompt } from '../../../../words/read-prompt.ts';
import { planFor } from '../../plan-for.ts';
import type { Room } from '../../plan-room.ts';
import { isRug } from './rug.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };
const roomOf = (prompt: string, index = 0) =>
  planFor(CAMERA, decide(readPrompt(prompt), null, 3, index));

const isRed = ([r, g, b]: Colour) => r > 2 * g && r > 2 * b;
const isGreen = ([r, g, b]: Colour) => g > 1.5 * r && g > 1.5 * b;
const isBlue = ([r, g, b]: Colour) => b > 1.5 * r && b > 1.2 * g;

/** The colours of what hangs beside or before a room's window, within so much of its wall. */
const atWindow = ({ solids, window: [left, right], back }: Room): Colour[] =>
  solids
    .filter(({ low, high }) => high[0] > left - 0.5 && low[0] < right + 0.5 && low[2] > back - 0.3)
    .map(({ material, low, high }) =>
      material((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2], 2),
    );

describe('what is said of a room’s walls, floor and window', () => {
  it.each(['bedroom', 'kitchen', 'living room', 'library', 'restaurant'])(
    'is seen there in its colour: %s',
    (place) => {
      for (const index of [0, 1]) {
        const room = roomOf(`a ${place} with red curtains and green walls`, index);
        expect(isGreen(room.walls(room.left, 1.5, 3, 0))).toBe(true);
        const before = atWindow(roomOf(`a ${place}`, index)).filter(isRed).length;
        expect(atWindow(room).filter(isRed).length).toBeGreaterThan(before + 50);
      }
    },
  );

  it('takes the place of the curtains that a room has anyway', () => {
    const count = (prompt: string) => atWindow(roomOf(prompt)).length;
    expect(count('a bedroom with blinds')).toBeGreaterThan(10);
    // The frame, its sill, and nothing else.
    expect(count('a bedroom with an arched window')).toBeLessThan(count('a bedroom'));
  });

  it('lets curtains that blow in the wind reach into the room', () => {
    const reach = (prompt: string) => {
      const { solids, back } = roomOf(prompt);
      const cloth = solids.filter(({ form, high }) => form.kind === 'bone' && high[2] > back - 1.6);
      return Math.max(...cloth.map(({ low }) => back - low[2]));
    };
    expect(reach('a bedroom with curtains')).toBeLessThan(0.3);
    expect(reach('a bedroom with curtains blowing in the wind')).toBeGreaterThan(0.8);
  });

  it.each([
    ['an arched window', 'arch'],
    ['a round window', 'round'],
  ])('gives the window the outline of %s', (window, shape) => {
    const { outline, window: edges } = roomOf(`a living room with ${window}`);
    const [left, right, low, high] = edges;
    expect(outline?.((left + right) / 2, (low + high) / 2)).toBe(true);
    expect(outline?.(left + 0.05, high - 0.05)).toBe(false);
    expect(outline?.(left + 0.05, low + 0.05)).toBe(shape === 'arch');
  });

  it('colours the sun that comes through coloured glass', () => {
    const { tint, solids } = roomOf('a living room with a stained glass window');
    const [pane] = solids.filter(({ isGlass }) => isGlass);
    if (tint === undefined || pane === undefined) throw new Error('there is no glass');
    const colours = Array.from({ length: 60 }, (_, n) => tint(pane.low[0] + n * 0.03, 1.5));
    for (const is of [isRed, isBlue]) expect(colours.some(is)).toBe(true);
  });

  it('lies on the floor in place of the rug that is there, or where there is none', () => {
    for (const place of ['bedroom', 'living room', 'kitchen']) {
      const rugs = roomOf(`a ${place} with a blue rug`).solids.filter(isRug);
      expect(rugs, place).toHaveLength(1);
      const [{ low, high, material }] = rugs as [Room['solids'][number]];
      expect(isBlue(material((low[0] + high[0]) / 2 + 0.1, 0, low[2] + 0.15, 1))).toBe(true);
    }
  });

  it('opens the ceiling for a skylight, by day', () => {
    const setting = decide(readPrompt('a kitchen with a skylight'), null, 3, 0);
    expect(setting.time).toBe('day');
    expect(planFor(CAMERA, setting).beam?.bars).toBeGreaterThan(0.2);
  });

  it('climbs the walls as ivy where that is named', () => {
    const leaves = (prompt: string) =>
      roomOf(prompt).solids.filter(({ form }) => form.kind === 'leaf').length;
    expect(leaves('a library with ivy')).toBeGreaterThan(leaves('a library') + 300);
  });

  it('changes nothing else of the room', () => {
    const [plain, dressed] = [
      roomOf('a bedroom by day'),
      roomOf('a bedroom with wooden beams by day'),
    ];
    const places = new Set(dressed.solids.map(({ low }) => low.join()));
    expect(plain.solids.every(({ low }) => places.has(low.join()))).toBe(true);
  });
});
