import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('pupils in a shopping street', () => {
  it.each([
    'schoolchildren in a shopping street',
    '商店街的小学生们',
    '商店街の小学生たち',
    '상점가의 초등학생들',
    'des écoliers dans une rue commerçante',
    'Grundschulkinder in der Einkaufsstraße',
    'colegiales en una calle comercial',
    'школьники на торговой улице',
    'crianças da escola numa rua comercial',
    'scolari in una via commerciale',
    'alışveriş caddesinde ilkokul öğrencileri',
    'تلاميذ في شارع تجاري',
    'शॉपिंग स्ट्रीट में स्कूली बच्चे',
  ])('are children in a street, and no school or hall of shops: %s', (prompt) => {
    const { land, ignored, subjects } = readPrompt(prompt);
    expect({ land, ignored }).toEqual({ land: 'street', ignored: [] });
    expect(subjects).toMatchObject([
      { thing: 'person', count: 3, traits: expect.arrayContaining(['child']) },
    ]);
  });

  it('are in a street of Japan where Japanese names it', () => {
    expect(readPrompt('商店街の小学生たち').town).toBe('machiya');
    expect(readPrompt('商店街的小学生们').town).toBeNull();
  });

  it.each(['高校生', '大学生', '中学生', '高中生', '고등학생', '중학생', '대학생'])(
    'are not the place where they learn: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'person' }]);
    },
  );

  it.each([
    ['the main shopping street, 步行街', 'street'],
    ['Geschäftsstraße', 'street'],
    ['商业街', 'street'],
    ['상가 거리', 'street'],
    ['via dei negozi', 'street'],
    ['شارع التسوق', 'street'],
    ['торговая улица', 'street'],
  ])('are shown the street that is named: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it.each([
    'a schoolchild',
    'un écolier',
    'ein Grundschüler',
    'ein Grundschulkind',
    'un colegial',
    'школьник',
    'uma criança da escola',
    'uno scolaro',
    'bir ilkokul öğrencisi',
    'تلميذ',
    'स्कूली बच्चा',
    '小学生',
    '초등학생',
  ])('are a child where one is named: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', count: 1, traits: expect.arrayContaining(['child']) },
    ]);
  });
});
