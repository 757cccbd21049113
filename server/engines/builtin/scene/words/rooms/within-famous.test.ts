import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  [
    'nave',
    'inside Notre-Dame|interior of Notre-Dame de Paris|Innenraum von Notre-Dame|巴黎圣母院内部|巴黎圣母院里面|ノートルダム大聖堂の内部|노트르담 대성당 내부',
  ],
  [
    'nave',
    "Notre Dame Katedrali'nin içi|داخل كاتدرائية نوتردام|नोट्रे डेम के अंदर|внутри собора Парижской Богоматери",
  ],
  [
    'nave',
    "inside St Peter's Basilica|サン・ピエトロ大聖堂の中|성 베드로 대성당 내부|圣彼得大教堂内部|inside the Sagrada Familia",
  ],
  [
    'museum',
    "エルミタージュ美術館の内部|에르미타주 미술관 내부|inside the Louvre|Louvre Müzesi'nin içi",
  ],
])('a famous building is its %s where it is seen from within: %s', (land, prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
});

it.each(['Notre-Dame by the Seine', "a couple in St Peter's Square", 'the Louvre at night'])(
  'it is seen from outside else: %s',
  (prompt) => {
    const { land } = readPrompt(prompt);
    expect(['nave', 'museum']).not.toContain(land);
  },
);
