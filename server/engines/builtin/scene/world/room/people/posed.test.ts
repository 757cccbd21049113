import { describe, expect, it } from 'vitest';
import { lumaOf } from '../../../arithmetic.ts';
import type { Point, Solid } from '../solids/solid.ts';
import { yogi } from '../sport/yogi.ts';
import { attireOf, type Pose, posed } from './posed.ts';
import { paintedFace } from './posed-face.ts';
import { posedHand, wristOf } from './posed-hand.ts';
import { guestOf, tableGuest } from './table-guest.ts';

const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const grey = () => [0.5, 0.5, 0.5] as const;

/** The thin bones of people: fingers and thumbs. */
const digitsOf = (solids: readonly Solid[]) =>
  solids.flatMap(({ form }) => (form.kind === 'bone' && form.radii[1] < 0.013 ? [form] : []));

describe('a hand in a room', () => {
  const hand = posedHand([0, 1, 0], [0.3, 1, 0], [0, 0, 1], 1, grey);

  it('has four fingers side by side and a thumb apart from them', () => {
    const digits = digitsOf(hand);
    expect(digits).toHaveLength(5);
    digits.forEach(({ to, radii }, n) => {
      for (const other of digits.slice(n + 1))
        expect(away(to, other.to)).toBeGreaterThan(1.1 * radii[1]);
    });
    const thumb = digits.reduce((most, one) => (one.to[2] > most.to[2] ? one : most));
    for (const one of digits)
      if (one !== thumb) expect(thumb.to[2] - one.to[2]).toBeGreaterThan(0.02);
  });

  it('begins at the wrist, where the arm ends', () => {
    const wrist = wristOf([0, 1, 0], [0.3, 1, 0], 1);
    const near = hand.map(({ form }) => (form.kind === 'bone' ? away(form.from, wrist) : 1));
    expect(Math.min(...near)).toBeLessThan(0.01);
  });
});

describe('a face in a room', () => {
  const skin = [0.8, 0.6, 0.5] as const;
  const middle: Point = [1, 1.5, 4];
  /** How light it is so far aside of its middle and above it. */
  const faceOf = (turn: number, areShut = false) => {
    const paint = paintedFace(skin, [0.2, 0.15, 0.1], { middle, turn, size: 1 }, areShut);
    return (aside: number, up: number): number => {
      const [ahead, c, s] = [0.09, Math.cos(turn), Math.sin(turn)];
      const place = [
        middle[0] + c * ahead - s * aside,
        middle[1] + up,
        middle[2] + s * ahead + c * aside,
      ] as const;
      return lumaOf(...paint(...place, 0));
    };
  };

  it.each([0, -Math.PI / 2, 2])('has dark irises in white eyes, brows and a mouth: %s', (turn) => {
    const light = faceOf(turn);
    const bare = light(0, 0.09);
    for (const side of [-1, 1]) {
      expect(light(side * 0.038, 0.01)).toBeLessThan(0.4 * bare);
      expect(light(side * 0.053, 0.009)).toBeGreaterThan(1.1 * bare);
      expect(light(side * 0.04, 0.05)).toBeLessThan(0.5 * bare);
    }
    expect(light(0, -0.063)).toBeLessThan(0.6 * bare);
  });

  it('has no white in eyes that are shut', () => {
    const light = faceOf(0, true);
    for (const aside of [0.02, 0.03, 0.04, 0.053])
      expect(light(aside, 0.009)).toBeLessThan(1.02 * light(0, 0.09));
  });
});

const STANDS: Pose = { at: [0.4, 3], turn: 0.5 };

describe('people in rooms', () => {
  it('have five fingers on each hand', () => {
    expect(digitsOf(posed(STANDS, attireOf(1)))).toHaveLength(10);
    expect(digitsOf(tableGuest([0, 3], [0.45, 0.75], 1, guestOf(2)))).toHaveLength(10);
    expect(digitsOf(yogi(0, 3, 1))).toHaveLength(10);
  });

  it('stand on one leg, the other foot ahead and aside, but in a gown on both', () => {
    const soles = (gown?: 'gown') => {
      const solids = posed({ ...STANDS, turn: 0 }, attireOf(1, gown && { gown }));
      return solids.flatMap(({ form, high }) =>
        form.kind === 'bone' && high[1] < 0.11 ? [form.from[0]] : [],
      );
    };
    const [left = 0, right = 0] = soles();
    expect(Math.abs(left - right)).toBeGreaterThan(0.06);
    const [one = 0, other = 1] = soles('gown');
    expect(one).toBe(other);
  });

  it('have heads that are larger beside the body the smaller they are', () => {
    /** How high the hair's upper end is above the shoulders, in the body's heights. */
    const headOf = (tall: number): number => {
      const solids = posed({ ...STANDS, tall }, attireOf(1));
      return (Math.max(...solids.map(({ high }) => high[1])) - 1.42 * tall) / tall;
    };
    expect(headOf(0.65)).toBeGreaterThan(1.2 * headOf(1));
  });

  it('wear shirts that are open at the neck and have buttons, and folds', () => {
    const attire = attireOf(1);
    const solids = posed({ at: [0, 3], turn: 0 }, attire);
    const [trunk] = solids;
    const shoulder = 1.42;
    const at = (aside: number, up: number) => trunk?.material(0.11, shoulder + up, 3 + aside, 0);
    expect(at(0, -0.02)).toEqual(attire.skin);
    const shades = Array.from({ length: 200 }, (_, n) =>
      lumaOf(...(at(0, -0.12 - n / 500) ?? [0, 0, 0])),
    );
    expect(Math.min(...shades)).toBeLessThan(0.6 * Math.max(...shades));
    const cloth = Array.from({ length: 200 }, (_, n) =>
      lumaOf(...(at(0.07, -0.12 - n / 500) ?? [0, 0, 0])),
    );
    expect(Math.max(...cloth)).toBeGreaterThan(1.05 * Math.min(...cloth));
  });
});
