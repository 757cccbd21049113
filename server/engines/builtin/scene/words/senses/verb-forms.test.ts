import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const first = (prompt: string) => readPrompt(prompt).subjects[0];

it.each([
  'deux chats qui dorment sous la table|dos gatos duermen en la alfombra|dois gatos dormem na rua',
  'um gato a dormir na rua|gatti che dormono sotto il tavolo|a cat dozing in the sun',
  'eine Katze döst in der Sonne|кошки дремлют на солнце|uyuklayan bir kedi|قطط ينامون في الشمس',
  '一只猫在打瞌睡|居眠りする猫|졸고 있는 고양이|ऊँघती बिल्ली',
])('who sleeps does so in all forms of the verb: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(first(prompt)?.posture, prompt).toBe('sleeping');
});

it.each([
  'des enfants attendent devant une porte|un niño esperando junto al árbol|crianças à espera',
  'bambini che aspettano|Kinder warten|дети ждут|bekleyen çocuklar|أطفال ينتظرون',
  '孩子们在等待|待っている子ども|기다리는 아이|इंतज़ार करते बच्चे',
])('who waits stands: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(first(prompt)?.posture, prompt).toBe('standing');
});

it.each([
  ['des filles lisent|niñas que leen|meninas leem|ragazze che leggono|девочки читают', 'reading'],
  ['Mädchen lesen', 'reading'],
  ['des enfants grimpent|niños que trepan|crianças escalam', 'climbing'],
  ['des hommes cuisinent|dos hombres cocinan|homens cozinham|uomini che cucinano', 'chef'],
  ['дети плавают в реке', 'swimming'],
  ['yaşlı bir adam çiçekleri suluyor|дети поливают цветы', 'watering'],
  ['할머니가 꽃에 물을 주고 있다|おばあさんが花に水をやっている', 'watering'],
  ['औरत फूलों को पानी दे रही है', 'watering'],
  ['아이가 나무에 올라간다', 'treeclimbing'],
  ['бабушки вяжут|as avós tricotam|las abuelas tejen', 'knitting'],
  ['los niños lloran|as crianças choram|дети плачут|bambina che piange|ağlıyor çocuk', 'sad'],
])('people do what verbs in the plural say, %s: %s', (prompts, trait) => {
  for (const prompt of prompts.split('|')) expect(first(prompt)?.traits, prompt).toContain(trait);
});

it.each([
  'des enfants volent au ciel|niños que vuelan|crianças voam|bambini che volano|дети летят',
])('and fly: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(first(prompt)?.posture, prompt).toBe('flying');
});

it('European Portuguese says what is being done by the infinitive', () => {
  expect(first('um cão a correr')?.posture).toBe('running');
  expect(first('um miúdo a ler')?.traits).toEqual(['child', 'boy', 'reading']);
  expect(first('uma rapariga a caminhar')?.posture).toBe('walking');
  expect(first('um rapaz a saltar')?.posture).toBe('jumping');
});
