import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a shrine of Japan', () => {
  it.each(
    'a shinto shrine|ein Shinto-Schrein|un sanctuaire shinto|un santuario sintoísta|un santuario shintoista|um santuário xintoísta|японское святилище|şinto tapınağı|معبد شنتو|शिंतो मंदिर|日本神社|神社の石段|신사'.split(
      '|',
    ),
  )('has a gate before it and a paved way: %s', (prompt) => {
    const { subjects, path } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['temple', 'torii']);
    expect(path).toBe('paved');
  });

  it('has one gate where it is named', () => {
    const { subjects } = readPrompt('a shrine with a torii gate');
    expect(subjects.map(({ thing }) => thing)).toEqual(['temple', 'torii']);
  });
});

it('a festival at a shrine is held on its grounds, and not within', () => {
  const { land, scenery } = readPrompt('夏祭りの神社で浴衣の女の子が金魚すくいをしている');
  expect(land).toBe('field');
  expect(scenery).toBe('matsuri');
});
