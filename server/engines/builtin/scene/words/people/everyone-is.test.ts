import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('where everyone is an animal', () => {
  it('has them at the desks of an office that is theirs alone, in every language', () => {
    const prompts =
      'monday morning at the office but everyone is a penguin|everyone in the office is a penguin|im Büro sind alle Pinguine|dans le bureau tout le monde est un pingouin|en la oficina todos son pingüinos|in ufficio tutti sono pinguini|no escritório todos são pinguins|в офисе все пингвины|ofiste herkes penguen|في المكتب الجميع بطاريق|दफ़्तर में सब पेंगुइन हैं|办公室里每个人都是企鹅|办公室里大家都是企鹅|オフィスのみんながペンギン|オフィスの全員がペンギン|사무실에서 모두가 펭귄';
    for (const prompt of prompts.split('|')) {
      const { subjects, vacant } = readPrompt(prompt);
      expect(vacant, prompt).toBe(true);
      expect(subjects, prompt).toMatchObject([{ count: 5, traits: ['penguinfolk', 'typing'] }]);
    }
  });

  it('leaves all of them people who only look at one, and animals on their own ground', () => {
    const looking = readPrompt('in the office everyone looks at a penguin').subjects;
    expect(looking.find(({ thing }) => thing === 'penguin')).toBeDefined();
    expect(readPrompt('on the ice everyone is a penguin').vacant).toBe(false);
  });
});
