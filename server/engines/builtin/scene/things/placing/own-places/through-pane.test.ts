import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { levelStage } from '../testing/level-stage.ts';
import { throughPane } from './through-pane.ts';

const PANE = { left: 40, right: 120, top: 40, bottom: 90 };

describe('what is seen through the window of a room', () => {
  const stage = levelStage('a kitchen with a view of the Taj Mahal');
  const [taj] = stage.setting.subjects as [Subject];

  it('is a landmark, all of it', () => {
    const within = { ...stage, frame: { ...stage.frame, pane: PANE } };
    const found = throughPane(within, taj, 0);
    if (found === null) throw new Error('no place');
    const { focal, centre, height, horizon } = stage.camera;
    const column = centre + (found.x * focal) / found.z;
    const row = horizon + (height * focal) / found.z;
    expect(column).toBeGreaterThan(PANE.left + 10);
    expect(column).toBeLessThan(PANE.right - 10);
    expect(row).toBeLessThan(PANE.bottom);
    expect(row - found.tall).toBeGreaterThan(PANE.top);
    expect(found.tall).toBeGreaterThan(0.3 * (PANE.bottom - PANE.top));
  });

  it('is a creature of the sea that fills the window of a submarine', () => {
    const inside = levelStage('a giant squid looks in through the window of a submarine');
    const sea = { ...inside.setting, land: 'underwater' as const };
    const [squid] = sea.subjects as [Subject];
    const within = { ...inside, setting: sea, frame: { ...inside.frame, pane: PANE } };
    const found = throughPane(within, squid, 0);
    if (found?.base === undefined) throw new Error('no place');
    const { focal, centre, height, horizon } = inside.camera;
    const foot = horizon + ((height - found.base) * focal) / found.z;
    expect(centre + (found.x * focal) / found.z).toBeCloseTo(80);
    expect(foot).toBeLessThan(PANE.bottom);
    expect(foot - found.tall).toBeGreaterThan(PANE.top);
    expect(found.tall).toBeGreaterThan(0.7 * (PANE.bottom - PANE.top));
    expect(throughPane(inside, squid, 0)).toBeNull();
  });

  it('has its usual place where no window is before it', () => {
    expect(throughPane(stage, taj, 0)).toBeNull();
  });
});
