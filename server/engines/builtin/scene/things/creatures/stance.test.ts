import { describe, expect, it } from 'vitest';
import { subtract, turn, type Vector } from '../sculpt/vector.ts';
import { figureOf } from './figure.ts';
import { STANDING } from './postures/rests.ts';
import { headTurned, stanceOf } from './stance.ts';

describe.each([[[]], [['woman']], [['child']]] as const)('who prays, being %s', (traits) => {
  const figure = figureOf(traits);
  const { legs, arms, hips, chest } = stanceOf(figure, 'praying');

  it('is on both knees', () => {
    for (const [, knee, ankle] of legs) {
      expect(knee[1]).toBeLessThan(0.12);
      expect(ankle[1]).toBeLessThan(0.08);
      expect(ankle[0]).toBeLessThan(knee[0] - 0.15);
    }
    expect(hips[1]).toBeLessThan(0.6 * figure.hips);
  });

  it('has the hands together before the breast', () => {
    const [[, , near], [, , far]] = arms;
    expect(Math.hypot(near[0] - far[0], near[1] - far[1], near[2] - far[2])).toBeLessThan(0.06);
    expect(near[0]).toBeGreaterThan(chest[0] + 0.1);
    expect(near[1]).toBeGreaterThan(hips[1] + 0.1);
  });
});

describe.each(STANDING)('who stands at rest, %s', (doing) => {
  const { hips, legs, chin, tilt } = stanceOf(figureOf([]), doing);
  const carrying = hips[2] < 0 ? legs[0] : legs[1];
  const free = hips[2] < 0 ? legs[1] : legs[0];

  it('has the leg that carries beneath the head, the other farther aside', () => {
    const [carries, rests] = [carrying, free].map(([, , ankle]) => Math.abs(ankle[2] - chin[2]));
    expect(carries).toBeLessThan(0.062);
    expect(rests).toBeGreaterThan(carries ?? 0);
    // It comes in from the hip, which goes out over it.
    expect(Math.abs(carrying[2][2])).toBeLessThan(Math.abs(carrying[0][2]));
  });

  it('inclines the head to the side of the leg that carries', () => {
    expect(Math.sign(turn(headTurned({ nod: 0, gaze: 0, tilt }), [0, 1, 0])[2])).toBe(
      Math.sign(hips[2]),
    );
    expect(Math.abs(tilt)).toBeGreaterThan(0.08);
  });
});

describe('hands at rest', () => {
  it('are one on the hip, its elbow out', () => {
    const { arms, hips, waist } = stanceOf(figureOf([]), 'akimbo');
    const [, elbow, hand] = arms[1];
    expect(hand[1]).toBeGreaterThan(hips[1] - 0.02);
    expect(hand[1]).toBeLessThan(waist[1] + 0.03);
    expect(elbow[2]).toBeGreaterThan(hand[2] + 0.08);
  });

  it.each([[[]], [['woman']], [['child']]] as const)('meet before the belly: %s', (traits) => {
    const { arms, hips } = stanceOf(figureOf(traits), 'clasped');
    const [[, , near], [, , far]] = arms;
    expect(Math.hypot(near[0] - far[0], near[1] - far[1], near[2] - far[2])).toBeLessThan(0.075);
    expect(near[0]).toBeGreaterThan(hips[0] + 0.08);
  });
});

describe.each(['standing', 'relaxed', 'idle'] as const)('who is just there, %s', (doing) => {
  const figure = figureOf([]);
  const { arms, hips, legs } = stanceOf(figure, doing);

  it('lets one arm hang beside the hip, nearly straight', () => {
    const hanging = arms.filter(
      ([root, , hand]) =>
        Math.hypot(hand[0] - root[0], hand[1] - root[1], hand[2] - root[2]) >
        0.94 * (figure.arm[0] + figure.arm[1]),
    );
    expect(hanging.length).toBeGreaterThan(0);
    for (const [, , hand] of hanging) expect(Math.abs(hand[0] - hips[0])).toBeLessThan(0.06);
  });

  it('has its weight on one leg, that hip higher', () => {
    const [near, far] = [legs[0][0][1], legs[1][0][1]];
    expect(Math.abs(near - far)).toBeGreaterThan(0.03);
    // The hips go to the side of the leg that carries.
    expect(Math.sign(hips[2])).toBe(near > far ? -1 : 1);
  });
});

describe('who sits with one leg over the other', () => {
  const { legs, chest, hips } = stanceOf(figureOf([]), 'crossed');
  const [[, nearKnee, nearAnkle], [, farKnee, farAnkle]] = legs;

  it('has the shin of one across the other, its foot in the air', () => {
    expect(nearAnkle[2]).toBeGreaterThan(nearKnee[2]);
    expect(nearAnkle[1]).toBeGreaterThan(farAnkle[1] + 0.1);
    expect(nearKnee[1]).toBeGreaterThan(farKnee[1]);
  });

  it('leans back', () => {
    expect(chest[0]).toBeLessThan(hips[0]);
  });
});

describe('who stands in arabesque', () => {
  const { arms, chin, legs } = stanceOf(figureOf(['woman']), 'arabesque');
  const [[, nearElbow, nearHand], [, , farHand]] = arms;

  it('has one hand raised, and no arm between the face and the eye', () => {
    expect(farHand[1]).toBeGreaterThan(chin[1]);
    for (const joint of [nearElbow, nearHand]) expect(joint[1]).toBeLessThan(chin[1]);
  });

  it('has one leg raised behind', () => {
    expect(legs[1][2][0]).toBeLessThan(-0.3);
    expect(legs[1][2][1]).toBeGreaterThan(0.4);
  });
});

describe('who holds what is out of reach', () => {
  /** How far the wrist of the near arm is from its shoulder, by the length of that arm. */
  const stretch = (hand: Vector, doing: 'bowed' | 'standing') => {
    const figure = figureOf([]);
    const { arms, chest } = stanceOf(figure, doing, { near: hand });
    const [root, , end] = arms[0];
    const by = Math.hypot(...subtract(end, root)) / (figure.arm[0] + figure.arm[1]);
    return { by, chest };
  };

  it('leans to it until the arm is long enough', () => {
    const low = stretch([0.3, 0.13, -0.1], 'bowed');
    expect(low.by).toBeLessThan(1.02);
    const near = stretch([0.16, 0.4, -0.1], 'bowed');
    // The chest comes down to what is on the ground, and stays up for what is not.
    expect(low.chest[1]).toBeLessThan(near.chest[1] - 0.05);
  });

  it('stands as planned where the hand reaches it', () => {
    const free = stanceOf(figureOf([]), 'standing').chest;
    expect(stretch([0.22, 0.62, -0.1], 'standing').chest).toEqual(free);
  });

  it('does not bow before what only is too high', () => {
    const free = stanceOf(figureOf([]), 'standing').chest;
    expect(stretch([0.02, 1.4, -0.1], 'standing').chest[0]).toBeLessThan(free[0] + 0.06);
  });
});
