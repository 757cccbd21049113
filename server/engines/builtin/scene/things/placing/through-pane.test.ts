import { describe, expect, it } from 'vitest';
import type { Subject } from '../../words/idea.ts';
import { levelStage } from './testing/level-stage.ts';
import { throughPane } from './through-pane.ts';

const PANE = { left: 40, right: 120, top: 40, bottom: 90 };

describe('a landmark before the window of a room', () => {
  const stage = levelStage('a kitchen with a view of the Taj Mahal');
  const [taj] = stage.setting.subjects as [Subject];

  it('is all in the window', () => {
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

  it('has its usual place where no window is before it', () => {
    expect(throughPane(stage, taj, 0)).toBeNull();
  });
});
