import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { createLight } from '../../world/light.ts';
import { readPrompt } from '../read-prompt.ts';

describe('an amusement park that people have left', () => {
  it.each([
    'abandoned amusement park overgrown with vines',
    'an abandoned ferris wheel',
    'an abandoned roller coaster',
    "un parc d'attractions abandonné",
    'verlassener Freizeitpark',
    'parque de atracciones abandonado',
    'заброшенный парк аттракционов',
    'parque de diversões abandonado',
    'luna park abbandonato',
    'terk edilmiş lunapark',
    '废弃的游乐园',
    '廃れた遊園地',
    '버려진 놀이공원',
    'مدينة ملاهي مهجورة',
    'परित्यक्त मनोरंजन पार्क',
  ])('is one of rust and weeds, without people: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ scenery: 'lostpark', forsaken: true, subjects: [] });
    expect(idea.without).toContain('person');
  });

  it('is gay where nobody has left it', () => {
    expect(readPrompt('an amusement park')).toMatchObject({
      scenery: 'fairground',
      forsaken: false,
    });
  });

  it('lies under a grey sky, as all that people have left, where no word says how the sky is', () => {
    const blueOf = (prompt: string) => {
      const { zenith } = decide(readPrompt(prompt), null, 5, 0).light;
      return zenith[2] - zenith[0];
    };
    const fair = createLight('day', 'clear', 0.5, 0, null).zenith;
    for (const prompt of ['an abandoned amusement park', 'an abandoned factory'])
      expect(blueOf(prompt), prompt).toBeLessThan(0.5 * (fair[2] - fair[0]));
    expect(blueOf('an abandoned factory under a blue sky')).toBeGreaterThan(
      0.6 * (fair[2] - fair[0]),
    );
  });
});
