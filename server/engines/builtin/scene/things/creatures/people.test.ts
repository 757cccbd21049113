import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { ball, type Solid } from '../sculpt/solid.ts';
import { radiusAt } from '../sculpt/star.ts';
import { dot, normalise, subtract, type Vector, yaw } from '../sculpt/vector.ts';
import { legOf } from './body/limbs.ts';
import { trunkOf } from './body/trunk.ts';
import { robeOf } from './clothing/costumes.ts';
import { dressOf } from './clothing/dress.ts';
import { skirtOf } from './clothing/skirt.ts';
import { figureOf, varied } from './figure.ts';
import { withStick } from './pastimes/with-things.ts';
import { STANDING } from './postures/rests.ts';
import { type Bent, stanceOf } from './stance.ts';
import { faceOf } from './visage/face-of.ts';
import { hairOf } from './visage/hair.ts';
import { hairOnHead } from './visage/hair-look.ts';

const MAN = figureOf([]);

/** How far a joint is bent, radians: 0 where the limb is straight. */
function bendOf([root, joint, end]: Bent): number {
  const [a, b] = [normalise(subtract(joint, root)), normalise(subtract(end, joint))];
  return Math.acos(Math.min(1, dot(a, b)));
}

describe('someone who stands', () => {
  it.each(STANDING)(
    'has the weight on one leg, the other knee bent, and no arm straight: %s',
    (doing) => {
      const { hips, legs, arms, chin } = stanceOf(MAN, doing);
      const [near, far] = legs.map(bendOf) as [number, number];
      expect(Math.abs(near - far)).toBeGreaterThan(0.12);
      // The hips are over the straighter leg, and the head comes back between the feet.
      expect(Math.sign(hips[2])).toBe(near < far ? -1 : 1);
      expect(Math.abs(chin[2])).toBeLessThan(Math.abs(hips[2]) / 2);
      for (const arm of arms) expect(bendOf(arm)).toBeGreaterThan(0.2);
    },
  );

  it.each([[[]], [['woman']], [['girl']], [['child']]] as const)(
    'lets the shoulders fall, and has a hand beside the hip where it sways to and not in it: %s',
    (traits) => {
      const figure = figureOf([...traits]);
      const { hips, chest, arms } = stanceOf(figure, 'standing');
      for (const [root] of arms) expect(root[1]).toBeLessThan(chest[1] - 0.015);
      const [, , hand] = arms[0];
      expect(hand[2]).toBeLessThan(hips[2] - 1.3 * figure.hipsWide);
    },
  );

  it('has shoes with soles that are darker than they and lie flat on the ground', () => {
    const dress = dressOf(createRandom(3), 'standing', null, []);
    const leg = stanceOf(MAN, 'standing').legs[0];
    const shown = (look: Solid['look']) => look.paint(0, 0, 0, [0, 1, 0])[0];
    const soles = legOf(dress, MAN, leg, -1).filter(
      ({ flat, look }) => flat < 0.5 && shown(look) > 0,
    );
    expect(soles).toHaveLength(1);
    for (const { a, b, look } of soles) {
      expect(a[1]).toBeCloseTo(b[1], 3);
      expect(a[1]).toBeLessThan(0.012);
      expect(shown(look)).toBeLessThan(0.6 * shown(dress.shoes));
    }
  });

  it('has hands where they hold something, whatever the rest does', () => {
    const near: Vector = [0.2, 0.6, -0.1];
    const { arms } = stanceOf(MAN, 'relaxed', { near });
    expect(arms[0][2]).toEqual(near);
  });
});

const FACE = faceOf(['woman'], null);
const lowest = (model: readonly Solid[]): number =>
  Math.min(
    ...model.map(({ a, b, shape, star }) =>
      Math.min(a[1] + (star?.low[1] ?? 0), shape === 'cone' ? b[1] : a[1]),
    ),
  );

describe('hair', () => {
  it('falls below the chin where it is long, beside the face and not over it', () => {
    const long = hairOf([0.3, 0.2, 0.1], 'long', FACE, 40);
    expect(lowest(long)).toBeLessThan(-0.2);
    const bob = lowest(hairOf([0.3, 0.2, 0.1], 'bob', FACE, 40));
    expect(bob).toBeGreaterThan(-0.15);
    expect(bob).toBeLessThan(0.05);
    const [, ...sides] = long.filter(({ shape }) => shape === 'star');
    expect(sides).toHaveLength(2);
    for (const { a, star } of sides)
      for (let n = 0; n < 50 && star !== null; n++) {
        // Places before the face, from the chin to the eyes, are outside.
        const at = normalise(subtract([0.3, 0.02 * n * 0.6, 0.1 * Math.sign(a[2])], a));
        const far = Math.hypot(...subtract([0.3, 0.02 * n * 0.6, 0.1 * Math.sign(a[2])], a));
        expect(radiusAt(star, ...at)).toBeLessThan(far);
      }
  });

  it('has locks that are lighter and darker than others', () => {
    const look = hairOnHead([0.5, 0.4, 0.3], 'short');
    const reds = Array.from({ length: 60 }, (_, n) => look.paint(0.1, 0.95, n / 150, [0, 1, 0])[0]);
    expect(Math.max(...reds) / Math.min(...reds)).toBeGreaterThan(1.25);
  });
});

describe('a body', () => {
  it.each([[[]], [['woman']], [['girl']], [['child']]] as const)(
    'has a neck no longer than a quarter of its head: %s',
    (traits) => {
      const { chin, shoulder, head } = figureOf([...traits]);
      expect(chin - shoulder).toBeLessThan(0.26 * head);
    },
  );

  it('is bent forward and a little smaller when it is old', () => {
    const old = figureOf(['old']);
    expect(stanceOf(old, 'standing').chin[0]).toBeGreaterThan(
      stanceOf(MAN, 'standing').chin[0] + 0.03,
    );
    expect(old.tall).toBeLessThan(MAN.tall);
  });

  it('is broader or slighter than another', () => {
    const waists = [1, 2, 3, 4].map((seed) => varied(createRandom(seed), MAN).waistWide);
    expect(new Set(waists).size).toBe(4);
  });

  it('walks with arms that hang nearly straight, each ahead of the leg of the other side', () => {
    const { arms, legs } = stanceOf(MAN, 'walking');
    for (const arm of arms) expect(bendOf(arm)).toBeLessThan(0.8);
    const [near, far] = arms.map(([root, , end]) => end[0] - root[0]) as [number, number];
    expect(Math.sign(near - far)).toBe(-Math.sign(legs[0][2][0] - legs[1][2][0]));
  });
});

describe('someone who lies on the back', () => {
  it('has both hands on the belly, the elbows aside of the body', () => {
    const { arms } = stanceOf(MAN, 'sleeping');
    for (const [root, elbow, wrist] of arms) {
      expect(Math.abs(elbow[2])).toBeGreaterThan(Math.abs(root[2]));
      expect(Math.abs(wrist[2])).toBeLessThan(MAN.waistWide);
      expect(wrist[0]).toBeLessThan(0.11);
    }
  });
});

describe('clothes', () => {
  it('hang below the hips of who stands, and lie in the lap of who sits', () => {
    const jackets = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((seed) => dressOf(createRandom(seed), 'standing', null, []))
      .filter(({ kind }) => kind === 'jacket');
    expect(jackets.length).toBeGreaterThan(0);
    for (const dress of jackets) {
      const hemOf = (doing: 'standing' | 'seated') => {
        const stance = stanceOf(MAN, doing);
        const hems = trunkOf(dress, MAN, stance, false)
          .filter(({ shape, look }) => shape === 'tube' && look !== dress.legs)
          .map(({ a, b }) => a[1] - b[1] - stance.hips[1]);
        return Math.min(...hems);
      };
      expect(hemOf('standing')).toBeLessThan(-0.02);
      expect(hemOf('seated')).toBeGreaterThan(-0.01);
    }
  });

  it('cover a wide waist with a jacket that is wider than what is worn beneath', () => {
    const old = { ...figureOf(['old']), waistWide: 0.108 };
    const stance = stanceOf(old, 'standing');
    const dress = {
      ...dressOf(createRandom(2), 'standing', null, ['old']),
      kind: 'jacket' as const,
    };
    const tubes = trunkOf(dress, old, stance, false).filter(({ shape }) => shape === 'tube');
    const [trousers] = tubes.filter(({ look }) => look === dress.legs);
    const [jacket] = tubes.filter(({ look }) => look !== dress.legs);
    expect(jacket?.b[2]).toBeGreaterThan(1.05 * (trousers?.r2 ?? 1));
  });

  it('hide the knees of who wears a skirt, however the legs stand', () => {
    const woman = figureOf(['woman']);
    for (const doing of STANDING) {
      const dress = { ...dressOf(createRandom(3), doing, null, ['woman']), kind: 'dress' as const };
      const stance = stanceOf(woman, doing);
      const [tube] = skirtOf(dress, woman, stance);
      const wide = tube?.b[2] ?? 0;
      for (const [, knee] of stance.legs)
        expect(Math.abs(knee[2] - stance.hips[2] * 0.6) + 0.04).toBeLessThan(wide);
    }
  });

  it('are of another colour on a queen than on her king', () => {
    expect(robeOf('royal', ['royal', 'woman'])).not.toEqual(robeOf('royal', ['royal']));
  });
});

describe('the mirror of a model', () => {
  it('has on its other side what is painted on one', () => {
    const spotted = {
      paint: (_x: number, _y: number, z: number) => [z > 0 ? 1 : 0, 0, 0] as const,
    };
    const [piece] = mirrored([ball(spotted, [0, 1, 0.5], 0.2)]);
    expect(piece?.a).toEqual([0, 1, -0.5]);
    expect(piece?.look.paint(0, 1, -0.6, [0, 0, -1])[0]).toBe(1);
    expect(piece?.look.paint(0, 1, 0.6, [0, 0, 1])[0]).toBe(0);
  });
});

describe('pieces that are moved together', () => {
  it('keep one look where they had one, and what is painted on them', () => {
    const striped = { paint: (_x: number, y: number) => [y, 0, 0] as const };
    const pieces = [ball(striped, [0, 1, 0], 0.2), ball(striped, [0, 2, 0], 0.2)];
    const [first, second] = moved(pieces, { size: 2, by: yaw(1), to: [0, 5, 0] });
    expect(first?.look).toBe(second?.look);
    expect(first?.a[1]).toBeCloseTo(7);
    expect(first?.look.paint(0, 7, 0, [0, 1, 0])[0]).toBeCloseTo(1);
  });
});

it('has a walking stick ahead on the side of the leg behind, in the way of neither', () => {
  const stick = withStick(createRandom(2), 'walking', null, ['hiker']).at(-1);
  const ahead = stanceOf(MAN, 'walking').legs.map(([, , ankle]) => ankle);
  const [front = ahead[0], hind] = [...ahead].sort((a, b) => (b?.[0] ?? 0) - (a?.[0] ?? 0));
  expect(stick?.a[0]).toBeGreaterThan((front?.[0] ?? 0) + 0.08);
  expect(Math.sign(stick?.a[2] ?? 0)).toBe(Math.sign(hind?.[2] ?? 0));
});
