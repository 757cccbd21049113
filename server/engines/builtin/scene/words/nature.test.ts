import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('fireflies in a prompt', () => {
  it.each([
    'fireflies in a meadow',
    'Glühwürmchen auf einer Wiese',
    'des lucioles dans un pré',
    'luciérnagas en un prado',
    'vagalumes em um prado',
    'lucciole in un prato',
    'светлячки на лугу',
    'çayırda ateşböcekleri',
    'يراعات في مرج',
    'घास में जुगनू',
    '草地上的萤火虫',
    '草原の蛍',
    '풀밭의 반딧불이',
  ])('glow over the land that is named, and are no butterflies: %s', (prompt) => {
    const { fireflies, subjects, akin } = readPrompt(prompt);
    expect({ fireflies, subjects, akin }).toEqual({ fireflies: true, subjects: [], akin: [] });
  });
});
