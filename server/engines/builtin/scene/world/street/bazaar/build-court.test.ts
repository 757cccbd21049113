import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { cast, sceneOf } from '../rendering/cast.ts';
import { wayOf } from '../way.ts';
import { buildCourt } from './build-court.ts';
import { COURTS } from './court-styles.ts';

const SIDE = 200;
const CAMERA = { focal: 150, horizon: 100, height: 1.7, centre: SIDE / 2 };

const courtWay = (turn: number) => wayOf(decide(readPrompt('a riad'), null, 3, turn));

describe('a court', () => {
  it.each([0, 1, 2, 3])(
    'is closed on all sides up to its roof, whichever way it is seen: %i',
    (turn) => {
      const scene = sceneOf(CAMERA, SIDE, buildCourt(courtWay(turn), COURTS.riad, 0));
      for (let column = 0; column < SIDE; column++)
        for (const up of [0.02, 0.1, 0.2, 0.3]) {
          const right = (column + 0.5 - CAMERA.centre) / CAMERA.focal;
          expect(cast(scene, column, right, up), `${column} ${up}`).not.toBe(null);
        }
    },
  );

  it('has pots on its walls in Andalusia alone', () => {
    const count = (style: keyof typeof COURTS) => buildCourt(courtWay(0), COURTS[style], 0).length;
    expect(count('patio')).toBeGreaterThan(count('riad') + 100);
  });

  it('lights its lamps when it is dark', () => {
    const glowing = (lamps: number) =>
      buildCourt(courtWay(0), COURTS.riad, lamps).filter(({ faces, paint }) =>
        faces.some((face) => paint(face, { along: 0.1, up: 0.1, pixel: 0.01 }).glow[0] > 0.3),
      ).length;
    expect(glowing(0)).toBe(0);
    expect(glowing(0.46)).toBeGreaterThan(5);
  });
});
