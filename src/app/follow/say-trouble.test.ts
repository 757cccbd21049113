import { describe, expect, it } from 'vitest';
import { createNotices } from '../stores/notices.ts';
import { LOGIC_TEXTS } from '../text-keys.ts';
import { sayTrouble } from './say-trouble.ts';

const told = (what: 'test' | 'gone', message: string): string[] => {
  const notices = createNotices();
  sayTrouble(what, new Error(message), notices);
  return notices.state.list.map(({ kind, key }) => `${kind}: ${key && LOGIC_TEXTS[key]}`);
};

describe('Trouble with the live channel', () => {
  it('says "MQTT connection test failed, but continuing with image generation..."', () => {
    const words = 'MQTT connection test failed, but continuing with image generation...';
    expect(told('test', 'no answer')).toEqual([`warning: ${words}`]);
  });

  it('says "MQTT connection error" when it goes', () => {
    expect(told('gone', 'not authorized')).toEqual(['warning: MQTT connection error']);
  });

  it.each(['disconnected', 'Connection lost', 'normal disconnect'])('is none: %s', (message) => {
    expect(told('gone', message)).toEqual([]);
  });
});
