import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a summit', () => {
  it.each([
    'standing on an alpine summit',
    'a mountaineer on a peak',
    'view from the top of a mountain',
    'ein Bergsteiger auf dem Gipfel',
    "un alpiniste au sommet d'une montagne",
    'un escursionista sulla vetta',
    'en la cumbre de una montaña',
    'alpinista no cume da montanha',
    '站在山顶的登山者',
    '山頂に立つ登山者',
    '산꼭대기에 선 등산객',
    'альпинист на вершине горы',
    'dağın zirvesinde bir dağcı',
    'متسلق على قمة الجبل',
    'पहाड़ की चोटी पर पर्वतारोही',
  ])('is where one stands: %s', (prompt) => {
    expect(decide(readPrompt(prompt), null, 5, 0).land).toBe('summit');
  });

  it.each(['snowy summits', 'sommets enneigés', 'cumbres nevadas', 'schneebedeckte Gipfel'])(
    'is seen from below where there are several: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('mountain');
    },
  );

  it('is above the clouds that are named with it', () => {
    expect(readPrompt('a wanderer on a mountaintop above a sea of clouds').land).toBe('summit');
  });

  it('has no room for a castle', () => {
    expect(decide(readPrompt('a castle on a mountaintop'), null, 5, 0).land).toBe('mountain');
  });
});
