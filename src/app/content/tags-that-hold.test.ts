import { describe, expect, it } from 'vitest';
import { CONTENT } from './content.ts';
import { tagsThatHold } from './tags-that-hold.ts';

const keysFor = (server: Parameters<typeof tagsThatHold>[1]): string[] =>
  tagsThatHold(CONTENT.tags, server).map(({ textKey }) => textKey);

describe('the tags under the headline', () => {
  it('promise nothing of a server that has not answered', () => {
    expect(keysFor(null)).toEqual(['tag.free', 'tag.noLogin']);
  });

  it('say FLUX only where an engine runs it', () => {
    const withoutFlux = { engines: [{ name: 'builtin' }], picturesPerDay: null };
    const withFlux = { engines: [{ name: 'bfl' }, { name: 'builtin' }], picturesPerDay: null };
    expect(keysFor(withoutFlux)).not.toContain('tag.flux');
    expect(keysFor(withFlux)).toContain('tag.flux');
  });

  it('say Unlimited only where nobody is counted', () => {
    const capped = { engines: [{ name: 'builtin' }], picturesPerDay: 100 };
    expect(keysFor(capped)).not.toContain('tag.unlimited');
    expect(keysFor({ ...capped, picturesPerDay: null })).toContain('tag.unlimited');
  });
});
