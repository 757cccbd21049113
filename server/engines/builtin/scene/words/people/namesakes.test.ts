import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
const traitsOf = (prompt: string) =>
  readPrompt(prompt).subjects.flatMap(({ traits }) => traits ?? []);

it.each<[string, readonly string[]]>([
  ['黑天鹅', ['swan']],
  ['小さな星のランプ', ['lamp']],
  ['オリーブ色の車', ['car']],
  ['जैतून हरे रंग की कार', ['car']],
  ['zeytin gözlü kız', ['person']],
  ['橄榄枝', ['bough']],
  ['オリーブの枝', ['bough']],
  ['غصن زيتون', ['bough']],
  ['जैतून की डाली', ['bough']],
  ['рыбацкая лодка', ['rowboat']],
  ['танк на гусеницах', ['tank']],
  ['tırtıllı tank', ['tank']],
  ['にわとり', ['hen']],
  ['青いとり', ['bird']],
  ['ことり', ['bird']],
  ['とりの巣', ['nest']],
  ['ひとりの少女', ['person']],
  ['湖のほとりの家', ['house']],
  ['竹とんぼ', []],
  ['バッター', []],
  ['遭難者', []],
  ['kahve servisi', ['cup']],
  ['Александр Невский', []],
  ['蚕豆', []],
  ['银翼龙', ['dragon']],
  ['冰雷龙', ['dragon']],
  ['사마귀 난 얼굴', ['person']],
  ['市镇民居', ['house']],
])('words that sound like others show what is meant: %s', (prompt, things) => {
  expect(thingsOf(prompt)).toEqual(things);
});

it.each([
  ['黑天使', 'krishna'],
  ['الأميرة الصغيرة', 'littleprince'],
  ['नन्ही राजकुमारी', 'littleprince'],
  ['فتاة ببياض الثلج', 'royal'],
])('and nobody of the tales: %s', (prompt, trait) => {
  expect(traitsOf(prompt)).not.toContain(trait);
});

it.each(['恢弘大厅', '文明洞窟', '透明洞', '浅草地', 'الشرق الأقصى', 'Александр Невский'])(
  'and no famous places: %s',
  (prompt) => {
    const { neon, scenery } = readPrompt(prompt);
    expect([neon, scenery]).toEqual([false, null]);
  },
);

it.each(['दो चांदी के बर्तन', '二つの月餅', '双月湾'])('and no moons: %s', (prompt) => {
  expect([...readPrompt(prompt).sky]).toEqual([]);
});

it.each(['アフリカのライオン', '케냐의 초원', '肯尼亚的大象'])(
  'of Africa is its land: %s',
  (prompt) => {
    expect(readPrompt(prompt).savanna).toBe(true);
  },
);

it.each(['حقل زيتون', 'zeytin tarlası', 'オリーブの丘'])(
  'olive fields are groves: %s',
  (prompt) => {
    expect(readPrompt(prompt).scenery).toBe('olives');
  },
);

it('a room of the New Year is a room, decked out', () => {
  expect(readPrompt('новогодняя комната')).toMatchObject({ land: 'room', christmas: true });
});
