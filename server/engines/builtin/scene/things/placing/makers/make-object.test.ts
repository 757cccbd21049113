import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { SmallThing } from '../../../words/small-things.ts';
import { smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { levelStage } from '../testing/level-stage.ts';
import { OBJECTS } from './make-object.ts';

const { setting } = levelStage('a meadow', 3);

/** Kinds of colours, by a pixel's red, green and blue. */
const COLOURS = {
  red: (r: number, g: number, b: number) => r > 2.2 * g && r > 2 * b && r > 0.1,
  yellow: (r: number, g: number, b: number) => g > 0.5 * r && r > 0.9 * g && r > 2 * b,
  green: (r: number, g: number, b: number) => g > 1.12 * r && g > 1.12 * b,
  brown: (r: number, g: number, b: number) => r > 1.25 * g && g > 1.2 * b && r < 2.6 * g,
  pale: (r: number, g: number, b: number) =>
    Math.min(r, g, b) > 0.72 * Math.max(r, g, b) && r > 0.2,
} as const;

/** What each looks like: shares of its pixels, and how much wider than high it is at the least and most. */
const LOOKS: Readonly<
  Record<SmallThing, readonly [Partial<Record<keyof typeof COLOURS, number>>, number, number]>
> = {
  banana: [{ yellow: 0.6 }, 1.6, 3.2],
  lemon: [{ yellow: 0.5 }, 1.2, 2.6],
  strawberry: [{ red: 0.4, green: 0.1 }, 0.8, 1.6],
  pineapple: [{ brown: 0.15, green: 0.15 }, 0.3, 0.8],
  watermelon: [{ red: 0.15, green: 0.25 }, 1.2, 2.6],
  pomegranate: [{ red: 0.55 }, 1.1, 2.6],
  avocado: [{ green: 0.4, brown: 0.03 }, 1, 2.4],
  icecream: [{ brown: 0.1, pale: 0.1 }, 0.2, 0.6],
  teapot: [{ pale: 0.2 }, 1, 2],
  jar: [{ green: 0.02 }, 0.5, 0.9],
  key: [{ yellow: 0.1, red: 0.2 }, 1, 2.4],
  hourglass: [{ brown: 0.1 }, 0.4, 0.8],
  perfume: [{ brown: 0.1, pale: 0.05 }, 0.4, 0.8],
  galaxybottle: [{ brown: 0.02, pale: 0.05 }, 0.4, 0.8],
  wristwatch: [{ brown: 0.1, pale: 0.1 }, 0.3, 0.8],
  crystalball: [{ yellow: 0.08 }, 0.5, 1],
  magicbook: [{ pale: 0.3 }, 1, 2.4],
  telephone: [{ pale: 0.05 }, 1, 1.8],
  radio: [{ brown: 0.3 }, 1.2, 2.2],
  recordplayer: [{ brown: 0.2 }, 0.8, 1.8],
  typewriter: [{ pale: 0.08 }, 0.9, 1.7],
  camera: [{ pale: 0.15 }, 1, 1.9],
  glasses: [{ brown: 0.2 }, 1.2, 3.4],
  hat: [{ brown: 0.5 }, 1.3, 3],
  gloves: [{ brown: 0.4 }, 1, 2.8],
  letter: [{ pale: 0.3, red: 0.005 }, 1.1, 2.8],
  heart: [{ red: 0.5, yellow: 0.02 }, 0.7, 1.2],
  diamond: [{ pale: 0.2 }, 0.8, 1.5],
  ring: [{ yellow: 0.1, red: 0.3 }, 0.6, 1.1],
  chessboard: [{ brown: 0.15 }, 1.2, 2.8],
  dice: [{ pale: 0.25, red: 0.25 }, 1.1, 2.4],
  tools: [{ red: 0.15, brown: 0.02 }, 1.2, 3],
  scissors: [{ pale: 0.1, red: 0.1 }, 1.2, 3.4],
  papercrane: [{ red: 0.3 }, 0.8, 2.4],
  toycar: [{ red: 0.3 }, 1.1, 2.4],
  toytrain: [{ red: 0.05, yellow: 0.02 }, 1.2, 3],
  modelship: [{ pale: 0.1, brown: 0.1 }, 0.8, 2],
  rubberduck: [{ yellow: 0.3 }, 0.8, 1.6],
  trumpet: [{ yellow: 0.1, red: 0.1 }, 1.3, 2.8],
  suitcase: [{ brown: 0.4 }, 0.9, 1.8],
  television: [{ brown: 0.2, green: 0.02 }, 0.7, 1.2],
  boots: [{ brown: 0.3 }, 0.8, 2],
  mirror: [{ yellow: 0.15 }, 0.5, 0.9],
  drums: [{ red: 0.1, pale: 0.15 }, 1, 1.9],
  harp: [{ yellow: 0.2 }, 0.4, 0.9],
  saxophone: [{ yellow: 0.4 }, 0.5, 1.1],
  door: [{ red: 0.1, green: 0.03 }, 0.35, 0.9],
  magicdoor: [{ yellow: 0.008, green: 0.03 }, 0.35, 1],
  walldoor: [{ pale: 0.2, red: 0.05 }, 1.1, 2],
  hydrant: [{ red: 0.2, yellow: 0.02 }, 0.5, 1.2],
  mailbox: [{ brown: 0.05, red: 0.005 }, 0.2, 0.8],
  trafficlight: [{ red: 0.01 }, 0.1, 0.5],
  starfish: [{ brown: 0.2 }, 0.9, 2.6],
  accordion: [{ red: 0.1, pale: 0.05 }, 0.9, 1.8],
};

describe('a small thing that a picture is of', () => {
  it.each(Object.entries(LOOKS))(
    'has its colours and its form: %s',
    (name, [shares, least, most]) => {
      const wish = wishIn(setting, { colour: null, posture: null, tall: 96, isPortrait: false });
      const drawn = OBJECTS[name as SmallThing]({ ...wish, random: createRandom(5) }, setting);
      const { rgba } = smallerSize(drawn);
      const seen = Object.fromEntries(Object.keys(COLOURS).map((one) => [one, 0]));
      let all = 0;
      for (let at = 0; at < rgba.length; at += 4) {
        const [r = 0, g = 0, b = 0, a = 0] = rgba.slice(at, at + 4);
        if (a < 0.9) continue;
        all++;
        for (const [one, test] of Object.entries(COLOURS))
          if (test(r / a, g / a, b / a)) seen[one] = (seen[one] ?? 0) + 1;
      }
      for (const [one, share] of Object.entries(shares))
        expect((seen[one] ?? 0) / all, one).toBeGreaterThan(share);
      expect(drawn.width / drawn.height).toBeGreaterThan(least);
      expect(drawn.width / drawn.height).toBeLessThan(most);
    },
  );
});
