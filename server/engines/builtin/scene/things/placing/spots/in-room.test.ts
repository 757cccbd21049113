import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { depthInCrowd, isWomanOfCrowd, standsBehindTable, tallInRoom } from './in-room.ts';

const CAMERA = { focal: 500, horizon: 200, height: 1.5, centre: 250 };

const seen = (prompt: string) => {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const [subject] = setting.subjects;
  if (subject === undefined) throw new Error(prompt);
  return { setting, subject };
};

describe('somebody in a tavern', () => {
  it('is as tall as the furniture says, and half so twice as far off', () => {
    const { setting, subject } = seen('a knight in a tavern');
    const near = tallInRoom(setting, CAMERA, subject, 2);
    expect(near).toBeGreaterThan((1.6 * 500) / 2);
    expect(near).toBeLessThan((2 * 500) / 2);
    expect(tallInRoom(setting, CAMERA, subject, 4)).toBeCloseTo((near ?? 0) / 2, 5);
  });

  it('is as large as the picture wants elsewhere', () => {
    const { setting, subject } = seen('a knight in a field');
    expect(tallInRoom(setting, CAMERA, subject, 2)).toBeNull();
  });
});

describe('a crowd in a room', () => {
  const { setting, subject } = seen('a busy tavern');

  it('stands at many depths', () => {
    const depths = Array.from({ length: subject.count }, (_, n) =>
      depthInCrowd(setting, subject, n),
    );
    expect(new Set(depths).size).toBe(subject.count);
    expect(Math.min(...depths)).toBeGreaterThan(0.4);
  });

  it('is of men and women', () => {
    const women = Array.from({ length: subject.count }, (_, n) => n).filter((n) =>
      isWomanOfCrowd(setting, subject, n),
    );
    expect(women).toHaveLength(subject.count / 2);
  });
});

describe('somebody beside what lies on a table before the eye', () => {
  it('stands behind it on the floor, and not on it', () => {
    const { setting } = seen('fruit in a kitchen with an astronaut');
    const astronaut = setting.subjects.find(({ thing }) => thing === 'astronaut');
    expect(astronaut && standsBehindTable(setting, astronaut)).toBe(true);
    expect(astronaut && tallInRoom(setting, CAMERA, astronaut, 2)).toBeGreaterThan(300);
  });

  it('stands where there is room when no table is laid', () => {
    const { setting, subject } = seen('a grandmother in a kitchen');
    expect(standsBehindTable(setting, subject)).toBe(false);
  });
});
