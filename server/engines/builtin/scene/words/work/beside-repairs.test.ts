import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is with somebody who repairs', () => {
  it('helps from the other side', () => {
    const [first, what, second] = readPrompt('grandpa and grandson fixing a motorcycle').subjects;
    expect(first?.traits).toEqual(['old', 'repairing']);
    expect(what?.thing).toBe('motorcycle');
    expect(second?.traits).toEqual(['child', 'boy', 'repairing']);
  });

  it('does what else is said of them', () => {
    const { subjects } = readPrompt('a man fixing a motorcycle and a girl reading a book');
    expect(subjects.find(({ traits }) => traits?.includes('girl'))?.traits).not.toContain(
      'repairing',
    );
  });
});

describe('who mends a net', () => {
  it('is at it, however it is said', () => {
    const prompts =
      'pescador consertando a rede na praia|un pescador reparando su red en la playa|pêcheur réparant son filet sur la plage|a fisherman repairing his fishing net';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects[0]?.traits, prompt).toEqual(['fisher', 'netmending']);
  });
});

describe('who drinks among other things', () => {
  it('holds the cup, and the lanterns of a souk hang there', () => {
    const prompts =
      'سوق مليء بالفوانيس ورجل يشرب الشاي|a souk full of lanterns and a man drinking tea';
    for (const prompt of prompts.split('|')) {
      const man = readPrompt(prompt).subjects.find(({ thing }) => thing === 'person');
      expect(man?.holds?.thing, prompt).toBe('cup');
    }
  });

  it('sits at the counter of a saloon if alone', () => {
    const [cowboy] = readPrompt('cowboy drinking alone in a saloon').subjects;
    expect(cowboy?.traits).toContain('barstooled');
    expect(readPrompt('cowboy in a saloon').subjects[0]?.traits).toEqual(['cowboy']);
  });
});

describe('animals on an outing', () => {
  it('sit round a blanket as a family does, in every language', () => {
    const prompts =
      'a bear family having a picnic|폭포 옆에서 소풍하는 곰 가족|eine Bärenfamilie beim Picknick|une famille d’ours en pique-nique|熊家族野餐|семья медведей на пикнике';
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(subjects.map(({ thing }) => thing).toSorted(), prompt).toEqual(['person', 'picnic']);
      expect(
        subjects.find(({ thing }) => thing === 'person'),
        prompt,
      ).toMatchObject({
        posture: 'sitting',
        traits: ['bearfolk'],
      });
    }
  });

  it('serve at table right now, in Chinese', () => {
    expect(readPrompt('火锅店里一只熊猫在当服务员').subjects).toMatchObject([
      { thing: 'person', traits: ['pandafolk', 'waiter'] },
    ]);
  });
});
