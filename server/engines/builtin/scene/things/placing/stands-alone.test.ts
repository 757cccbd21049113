import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { standsAlone } from './stands-alone.ts';

it('leaves a water town its own bridge, and draws the one that somebody is on', () => {
  const hasBridge = (prompt: string): boolean => {
    const setting = decide(readPrompt(prompt), null, 7, 0);
    const bridge = setting.subjects.find(({ thing }) => thing === 'bridge');
    return bridge !== undefined && standsAlone(setting, bridge);
  };
  expect(hasBridge('小猫在江南古镇的石桥上看雨')).toBe(true);
  expect(hasBridge('江南古镇的石桥')).toBe(false);
});
