import { expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

it.each([
  [
    'rhodes',
    'the Colossus of Rhodes|der Koloss von Rhodos|le colosse de Rhodes|колосс Родосский|罗德岛巨像',
  ],
  [
    'alexandria',
    "the lighthouse of Alexandria|der Leuchtturm von Alexandria|le phare d'Alexandrie|منارة الإسكندرية|アレクサンドリアの大灯台",
  ],
  [
    'agora',
    'the temple of Artemis at Ephesus|the statue of Zeus at Olympia|the Mausoleum at Halicarnassus|le temple d’Artémis|храм Артемиды|阿尔忒弥斯神庙',
  ],
] as const)('%s is a place of old with its wonder', (scenery, prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).scenery, prompt).toBe(scenery);
});
