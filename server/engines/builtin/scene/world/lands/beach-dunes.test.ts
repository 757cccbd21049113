import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createGround } from '../ground.ts';

const heightsOf = (hasDunes: boolean, from: number, to: number): number[] => {
  const ground = createGround('beach', createNoise(3), { side: 1, relief: 1, hasDunes });
  return Array.from({ length: 60 }, (_, n) => ground(from + ((to - from) * n) / 59, 40));
};

it('raises dunes inland of a beach, and leaves its sand and its water as they are', () => {
  expect(heightsOf(true, -60, -8)).toEqual(heightsOf(false, -60, -8));
  expect(Math.max(...heightsOf(true, 30, 90))).toBeGreaterThan(
    Math.max(...heightsOf(false, 30, 90)) + 4,
  );
});

describe('dunes in a prompt', () => {
  it('are behind a beach where the sea is named, and a desert elsewhere', () => {
    const prompts =
      'dunes by the sea|Dünen an der Nordsee|des dunes au bord de la mer|dunas junto al mar|dune in riva al mare|dunas na praia|дюны у моря|deniz kenarında kum tepesi|كثبان رملية بجانب البحر|海辺の砂丘|海边的沙丘|바닷가 모래언덕|समुद्र के किनारे रेत का टीला';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'beach', dunes: true });
    expect(readPrompt('sand dunes in the sahara').land).toBe('desert');
  });

  it('know the hooded chair of their beach in every language', () => {
    const prompts =
      'a hooded beach chair|ein Strandkorb|un fauteuil cabine de plage|un sillón de playa de mimbre|una poltrona da spiaggia in vimini|uma cadeira de praia de vime|плетёное пляжное кресло|hasır plaj koltuğu|كرسي شاطئ مغطى|籐のビーチチェア|带篷沙滩椅|해변 바구니 의자|छतरी वाली समुद्र तट कुर्सी';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'beach',
        subjects: [{ thing: 'parasol', traits: ['hooded'] }],
      });
  });
});
