import { describe, expect, it } from 'vitest';
import { landBeneath } from '../../choices/choose-land.ts';
import { readPrompt } from '../read-prompt.ts';

describe('where people live and play', () => {
  it.each(
    'a fishing village|ein Fischerdorf|un village de pêcheurs|un pueblo pesquero|un borgo di pescatori|uma vila de pescadores|рыбацкая деревня|balıkçı köyü|قرية صيادين|मछुआरों का गाँव|渔村|漁村|어촌'.split(
      '|',
    ),
  )('is by the sea where they fish: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'harbour' });
  });

  it.each(
    "a school playground|ein Schulhof|une cour d'école|un patio de recreo|il cortile della scuola|o pátio da escola|школьный двор|okul bahçesi|ساحة المدرسة|स्कूल का मैदान|学校操场|校庭|학교 운동장".split(
      '|',
    ),
  )('is outside where a school plays: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'schoolyard' });
  });

  it('is a roof over its city where nobody is on it too', () => {
    expect(landBeneath(readPrompt('a rooftop at night in New York'))).toBe('city');
  });
});
