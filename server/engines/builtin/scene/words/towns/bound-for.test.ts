import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a boy walking to school in the snow|kids on the way to school|ein Mädchen geht zur Schule',
  'Kinder gehen in die Schule|fille qui va à l’école|una niña camino a la escuela',
  'una bambina va a scuola|menina indo para a escola|девочка идёт в школу|çocuk okula gidiyor',
  '小女孩走去学校|学校へ行く少女|学校に向かう女の子|학교에 가는 소녀|ولد يذهب إلى المدرسة',
  'लड़की स्कूल जा रही है|kids going to the library',
])('who goes to school is on a street: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'suburb' });
});

it.each([
  ['children running in the school|дети в школе|дети бегают в школе|学校の子供たち', 'classroom'],
  ['girl walking in a library', 'library'],
])('who is there already is not: %s', (prompts, land) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
});

it.each([
  'lighthouse in a storm, fishing boat trying to get home|ein Fischerboot fährt nach Hause',
  'barco de pesca volviendo a casa|рыбацкая лодка плывёт домой|渔船回家',
])('a boat on its way home has no house on the water: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(
      readPrompt(prompt).subjects.map(({ thing }) => thing),
      prompt,
    ).not.toContain('house');
});
