import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { type Jetty, onJetty } from '../../../world/water/jetty-plan.ts';
import { levelStage } from '../testing/level-stage.ts';
import { atJetty, hidesJetty } from './at-jetty.ts';

const JETTY: Jetty = {
  x: 2,
  z: 2,
  right: -0.1,
  ahead: 0.995,
  long: 20,
  afloat: 0,
  half: 1,
  deck: 0.75,
  open: -1,
};
const stage = { ...levelStage('a jetty on a lake', -6, 9.6), jetty: JETTY };

const subject = (thing: Subject['thing'], rest: Partial<Subject> = {}): Subject => ({
  ...{ thing, count: 1, posture: null, colour: null, size: 1 },
  ...rest,
});

/** How far a place is to the right of the jetty's axis. */
const asideOf = ({ x, z }: { x: number; z: number }) =>
  (x - JETTY.x) * JETTY.ahead - (z - JETTY.z) * JETTY.right;

describe('at a jetty', () => {
  it('boats lie beside it in the water, on both sides in turn', () => {
    const [first, second] = [0, 1].map((index) => atJetty(stage, subject('rowboat'), index));
    if (!first || !second) throw new Error('no berth');
    expect(first.base).toBe(0);
    expect(asideOf(first)).toBeLessThan(-JETTY.half);
    expect(asideOf(second)).toBeGreaterThan(JETTY.half);
  });

  it('boats lie in the water before it where it leads aside from a beach', () => {
    const aside = { ...JETTY, right: -0.6, ahead: 0.8, afloat: 8, open: -1 };
    for (const index of [0, 1, 2]) {
      const boat = atJetty({ ...stage, jetty: aside }, subject('rowboat'), index);
      const [x, z] = [(boat?.x ?? 0) - aside.x, (boat?.z ?? 0) - aside.z];
      expect(x * aside.right + z * aside.ahead).toBeGreaterThan(aside.afloat);
      expect(x * aside.ahead - z * aside.right).toBeLessThan(-aside.half);
    }
  });

  it('a rowing boat is as long as two or three people are tall', () => {
    const boat = atJetty(stage, subject('rowboat'), 0);
    const person = atJetty(stage, subject('person'), 0);
    if (boat?.wide === undefined || person === null) throw new Error('no place');
    const long = (boat.wide * boat.z) / stage.camera.focal;
    const tall = (person.tall * person.z) / stage.camera.focal;
    expect(long / tall).toBeGreaterThan(2);
    expect(long / tall).toBeLessThan(3);
  });

  it('people and animals stand on its planks, and houses do not', () => {
    for (const thing of ['person', 'dog', 'bench'] as const) {
      const place = atJetty(stage, subject(thing), 0);
      expect(place?.base).toBe(JETTY.deck);
      expect(Math.abs(asideOf(place ?? { x: 99, z: 0 }))).toBeLessThan(JETTY.half);
    }
    const tall = (posture: Subject['posture']) =>
      atJetty(stage, subject('person', { posture }), 0)?.tall ?? 0;
    expect(tall('sitting')).toBeLessThan(0.7 * tall('standing'));
    expect(atJetty(stage, subject('house'), 0)).toBeNull();
    expect(atJetty(stage, subject('person', { far: true }), 0)).toBeNull();
    expect(atJetty({ ...stage, jetty: null }, subject('person'), 0)).toBeNull();
  });

  it('who fishes stands at its edge and holds the rod over the open water', () => {
    for (const open of [-1, 1]) {
      const there = { ...stage, jetty: { ...JETTY, open } };
      const place = atJetty(there, subject('person', { traits: ['fisher'] }), 0);
      const rod = Math.cos(place?.heading ?? Math.PI / 2);
      expect(Math.sign(rod)).toBe(open);
      expect(open * asideOf(place ?? { x: 0, z: 0 })).toBeGreaterThan(0.6 * JETTY.half);
    }
  });

  it('no plant stands before it', () => {
    const { sprite } = { sprite: { sizes: [], width: 1, height: 1 } };
    const middle = onJetty(JETTY, 10, 0);
    const plant = { sprite, x: middle.x / 2, z: middle.z / 2, base: 0, size: 3 };
    expect(hidesJetty(stage, plant)).toBe(true);
    expect(hidesJetty(stage, { ...plant, x: 9 })).toBe(false);
    expect(hidesJetty(stage, { ...plant, x: 8 * plant.x, z: 8 * plant.z })).toBe(false);
  });
});
