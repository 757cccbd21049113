import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { COLOURS } from '../../../words/lists/colours.ts';
import { MEDIUM_WORDS } from '../../../words/lists/media.ts';
import { readPrompt } from '../read-prompt.ts';

/** A lighthouse, in each language. */
const LIGHTHOUSE: Readonly<Record<Language, string>> = {
  en: 'a lighthouse',
  zh: '灯塔',
  ja: '灯台',
  ko: '등대',
  fr: 'un phare',
  de: 'ein Leuchtturm',
  es: 'un faro en la costa',
  ru: 'маяк',
  pt: 'um farol na costa',
  it: 'un faro sulla costa',
  tr: 'deniz feneri',
  ar: 'منارة',
  hi: 'प्रकाशस्तंभ',
};

describe('the medium of a prompt', () => {
  it.each([
    ['en', 'Oil painting of a lighthouse on a cliff', 'oil'],
    ['zh', '悬崖上的灯塔,油画风格', 'oil'],
    ['ja', '崖の上の灯台の油絵', 'oil'],
    ['ko', '절벽 위의 등대, 유화', 'oil'],
    ['fr', 'Peinture à l’huile d’un phare sur une falaise', 'oil'],
    ['de', 'Ölgemälde eines Leuchtturms auf einer Klippe', 'oil'],
    ['es', 'Pintura al óleo de un faro en un acantilado', 'oil'],
    ['ru', 'Маяк на скале, картина маслом', 'oil'],
    ['pt', 'Pintura a óleo de um farol num penhasco', 'oil'],
    ['it', 'Dipinto a olio di un faro su una scogliera', 'oil'],
    ['tr', 'Uçurumda bir deniz feneri, yağlı boya tablo', 'oil'],
    ['ar', 'لوحة زيتية لمنارة على جرف', 'oil'],
    ['hi', 'समुद्र तट पर प्रकाशस्तंभ का तैल चित्र', 'oil'],
    ['en', 'Pencil sketch of a lighthouse', 'pencil'],
    ['zh', '灯塔,铅笔素描', 'pencil'],
    ['ja', '灯台の鉛筆スケッチ', 'pencil'],
    ['ko', '등대 연필 스케치', 'pencil'],
    ['fr', 'Dessin au crayon d’un phare', 'pencil'],
    ['de', 'Bleistiftzeichnung eines Leuchtturms', 'pencil'],
    ['es', 'Dibujo a lápiz de un faro', 'pencil'],
    ['ru', 'Маяк, рисунок карандашом', 'pencil'],
    ['pt', 'Desenho a lápis de um farol', 'pencil'],
    ['it', 'Disegno a matita di un faro', 'pencil'],
    ['tr', 'Karakalem bir deniz feneri', 'pencil'],
    ['ar', 'رسم بالقلم الرصاص لمنارة', 'pencil'],
    ['hi', 'प्रकाशस्तंभ का पेंसिल स्केच', 'pencil'],
    ['en', 'A lighthouse, watercolour', 'watercolour'],
    ['en', 'Charcoal drawing of a lighthouse', 'charcoal'],
    ['en', 'A lighthouse in soft pastels', 'pastel'],
    ['en', 'Line art of a lighthouse', 'lines'],
    ['en', 'Pen and ink drawing of a lighthouse', 'pen'],
    ['en', "Children's book illustration of a lighthouse", 'storybook'],
    ['en', 'A lighthouse, flat vector illustration', 'poster'],
    ['en', 'Stained glass window of a lighthouse', 'glass'],
    ['en', 'Woodcut of a lighthouse', 'woodcut'],
    ['en', 'A lighthouse, ukiyo-e print', 'ukiyoe'],
    ['en', 'A lighthouse by Rembrandt', 'master'],
    ['zh', '灯塔,伦勃朗', 'master'],
    ['de', 'Ein Leuchtturm, Alte Meister', 'master'],
    ['en', 'A lighthouse, cubism', 'cubist'],
    ['fr', 'Un phare cubiste', 'cubist'],
    ['ko', '등대, 입체파', 'cubist'],
    ['en', 'A lighthouse in the style of Edvard Munch', 'expressionist'],
    ['ru', 'Маяк, экспрессионизм', 'expressionist'],
    ['tr', 'Bir deniz feneri, dışavurumcu', 'expressionist'],
    ['en', 'Mosaic of a lighthouse', 'mosaic'],
    ['it', 'Mosaico di un faro', 'mosaic'],
    ['ar', 'منارة، فسيفساء', 'mosaic'],
    ['en', 'A lighthouse, layered paper art', 'papercut'],
    ['ja', '灯台の切り絵', 'papercut'],
    ['hi', 'प्रकाशस्तंभ का पेपर कट', 'papercut'],
    ['en', 'Low poly lighthouse', 'lowpoly'],
    ['zh', '灯塔,低多边形', 'lowpoly'],
    ['ar', 'منارة، لو بولي', 'lowpoly'],
    ['en', 'A lighthouse by Edward Hopper', 'oil'],
    ['en', 'A lighthouse in the style of Turner', 'impressionist'],
    ['es', 'Un faro al estilo de Sorolla', 'impressionist'],
    ['en', 'Pop art lighthouse', 'popart'],
    ['en', 'Impressionist painting of a lighthouse', 'impressionist'],
    ['en', 'A lighthouse in the style of Van Gogh', 'whirling'],
    ['en', 'Pointillism, a lighthouse', 'pointillist'],
    ['en', 'Black and white photo of a lighthouse', 'mono'],
    ['en', 'Sepia photograph of a lighthouse', 'sepia'],
    ['en', 'Vintage photo of a lighthouse', 'vintage'],
    ['en', 'Long exposure of a lighthouse', 'exposure'],
  ])('is read in %s: %s', (_, prompt, medium) => {
    const idea = readPrompt(prompt);
    expect(idea.medium).toBe(medium);
    expect(idea.ignored).toEqual([]);
    expect(idea.subjects.map(({ thing }) => thing)).toEqual(['lighthouse']);
  });

  it('is that of a storybook where it is said to be one, or drawn by a child, and shows no children and no book', () => {
    for (const language of LANGUAGES)
      for (const marked of MEDIUM_WORDS[language].storybook.split('|')) {
        const phrase = marked.replace(/\+$/u, '');
        const lighthouse = LIGHTHOUSE[language];
        for (const prompt of [`${lighthouse}, ${phrase}`, `${phrase}, ${lighthouse}`]) {
          const { medium, subjects, ignored } = readPrompt(prompt);
          expect([medium, ignored], prompt).toEqual(['storybook', []]);
          expect(subjects, prompt).toMatchObject([{ thing: 'lighthouse' }]);
        }
      }
    for (const prompt of [
      'kids book illustration of a dragon',
      "a kid's book illustration of a dragon",
      "a children's drawing of a dragon",
      'a dragon, kids book style',
      'a kids drawing of a dragon',
    ]) {
      const { medium, subjects, ignored } = readPrompt(prompt);
      expect([medium, ignored], prompt).toEqual(['storybook', []]);
      expect(subjects, prompt).toMatchObject([{ thing: 'dragon' }]);
    }
    // Who draws is there.
    expect(readPrompt('kids drawing on the pavement').medium).toBeNull();
  });

  it.each([
    'un faro, sepia',
    'sepia, un faro',
    'un faro estilo sepia',
    'un faro, seppia',
    'un faro in stile seppia',
    'a casa, sépia',
  ])('is sepia, and no cuttlefish: %s', (prompt) => {
    const { medium, subjects } = readPrompt(prompt);
    expect(medium).toBe('sepia');
    expect(subjects.map(({ thing }) => thing)).not.toContain('octopus');
  });

  it('leaves a cuttlefish that is named so', () => {
    expect(readPrompt('una sepia en el mar').subjects).toMatchObject([{ thing: 'octopus' }]);
    expect(readPrompt('due seppie nel mare').subjects).toMatchObject([{ thing: 'octopus' }]);
  });

  it.each([
    '灯台、シネマ風',
    '灯台、シネマ調',
    'un phare, style cinéma',
    'un phare comme au cinéma',
    'deniz feneri, sinema tarzı',
    'deniz feneri, sinema stili',
    'منارة بأسلوب سينما',
    'منارة بأسلوب السينما',
    'प्रकाशस्तंभ, सिनेमा शैली',
    'प्रकाशस्तंभ सिनेमा जैसा',
  ])('takes the style of films for no cinema: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: null, style: 'movie', ignored: [] });
  });

  it.each(['au cinéma', 'sinemada bir çift', 'في السينما'])(
    'is no style where somebody is in a cinema: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'cinema', style: null, ignored: [] });
    },
  );

  it('goes with a style', () => {
    expect(readPrompt('cinematic oil painting of a castle')).toMatchObject({
      style: 'movie',
      medium: 'oil',
    });
    expect(readPrompt('film noir, a rainy street')).toMatchObject({
      style: 'movie',
      medium: 'mono',
    });
  });

  it.each([
    'a black and white cat',
    'eine schwarzweiße Katze',
    'un chat noir et blanc',
    '黑白相间的猫',
    '白黒の猫',
    '흑백 고양이',
    'черно-белая кошка',
    'gato preto e branco',
    'siyah beyaz kedi',
  ])('is not named by the coat of an animal: %s', (prompt) => {
    const { medium, subjects } = readPrompt(prompt);
    expect(medium).toBeNull();
    expect(subjects).toMatchObject([{ thing: 'cat', colour: COLOURS.black }]);
  });

  it.each([
    'black and white portrait of a woman',
    'black and white, a street in the rain',
    'a lighthouse in black and white',
    '黑白照片,街道',
    'phare en noir et blanc',
  ])('is a photograph where black and white belong to no thing: %s', (prompt) => {
    expect(readPrompt(prompt).medium).toBe('mono');
  });

  it('leaves the windows of a church to it, which is seen from within', () => {
    const idea = readPrompt('a church with stained glass windows');
    expect(idea).toMatchObject({ medium: null, land: 'nave', ignored: [] });
    expect(readPrompt('stained glass of a church').medium).toBe('glass');
  });

  it('leaves a mosaic to the floor of a building that is named before it in one breath', () => {
    expect(readPrompt('a room with a mosaic floor').medium).toBeNull();
    expect(readPrompt('a Roman villa with mosaics').medium).toBeNull();
    expect(readPrompt('a villa, mosaic').medium).toBe('mosaic');
    expect(readPrompt('a mosaic of a villa').medium).toBe('mosaic');
  });

  it('takes no deed for a painter', () => {
    expect(readPrompt('a cow munches grass').medium).toBeNull();
    expect(readPrompt('a bridge by Munch').medium).toBe('expressionist');
  });

  it('takes no colour and no thing for a medium', () => {
    expect(readPrompt('a pastel pink dress').medium).toBeNull();
    expect(readPrompt('an oil lamp on a table').medium).toBeNull();
    expect(readPrompt('a vintage car').medium).toBeNull();
    expect(readPrompt('a room with posters on the wall').medium).toBeNull();
  });
});
