import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a sentence that names nobody', () => {
  it.each([
    'A woman reads. She is sitting. Her cat sleeps.',
    'Bir kadın okuyor. Pencerenin yanında oturuyor. Kedisi yanında uyuyor.',
    '女性が本を読んでいる。彼女は窓辺に座っている。猫がそばで眠っている。',
    '여자가 책을 읽고 있다. 그녀는 창가에 앉아 있다. 고양이가 옆에서 자고 있다.',
    'एक औरत पढ़ रही है। वह खिड़की के पास बैठी है। उसकी बिल्ली उसके पास सो रही है।',
  ])('tells what who is named before it does: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', posture: 'sitting' },
      { thing: 'cat', posture: 'sleeping' },
    ]);
  });

  it('tells the colour and the size of what is named before it', () => {
    expect(
      readPrompt('Ein Hund läuft am Strand. Er ist klein und weiß. Die Sonne geht unter.'),
    ).toMatchObject({
      tint: null,
      subjects: [{ thing: 'dog', colour: [0.95, 0.95, 0.93], size: 0.68 }],
    });
  });
});

describe('a colour behind an unknown noun', () => {
  it.each(['una casa con tejado rojo', 'une rue aux volets bleus', 'una via con tende blu'])(
    'is that one’s, and not the light’s: %s',
    (prompt) => {
      expect(readPrompt(prompt).tint).toBeNull();
    },
  );
});
