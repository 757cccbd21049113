import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who rides', () => {
  it.each([
    ['a woman reading on the train', 'compartment'],
    ['people on the night bus', 'buscabin'],
    ['kids on the tram', 'tramcabin'],
    ['女人在火车上看书', 'compartment'],
    ['電車で本を読む女性', 'compartment'],
    ['バスで眠る男性', 'buscabin'],
    ['기차에서 책 읽는 여자', 'compartment'],
    ['버스에서 자는 남자', 'buscabin'],
    ['femme qui lit dans le train', 'compartment'],
    ['Frau liest in der Bahn im Zug', 'compartment'],
    ['una mujer leyendo en el tren', 'compartment'],
    ['женщина читает в поезде', 'compartment'],
    ['mulher lendo no trem', 'compartment'],
    ['donna che legge sul treno', 'compartment'],
    ['trende kitap okuyan kadın', 'compartment'],
    ['otobüste uyuyan adam', 'buscabin'],
    ['امرأة تقرأ كتابا في القطار', 'compartment'],
    ['امرأة في الترام', 'tramcabin'],
    ['ट्रेन में किताब पढ़ती औरत', 'compartment'],
  ])('is seen within: %s', (prompt, land) => {
    const { subjects, ...idea } = readPrompt(prompt);
    expect(idea.land).toBe(land);
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  });

  it.each([
    'a woman waving on the train',
    'a man on top of a train',
    'graffiti on a train',
    'une femme en train de lire dans un jardin',
    'der Schaffner auf der Dampflok im Winter',
    'a girl with a balloon beside a train',
  ])('is not said of who is outside: %s', (prompt) => {
    expect(readPrompt(prompt).land).not.toBe('compartment');
  });

  it.each([
    'mujer en el ferry|mujer en el transbordador',
    'mulher na balsa|mulher no ferry',
    'امرأة على العبارة|امرأة في العبارة',
    'फेरी पर औरत|फेरी में औरत',
    'フェリーで海を見る女性',
    '페리에서 바다를 보는 여자|여객선에서 바다를 보는 여자',
    '渡轮上的女人|女人在渡轮上看海|渡船上有一个女人',
  ])('stands on a ferry’s deck: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).scenery, prompt).toBe('ferrydeck');
  });

  it.each([
    'a bus driver singing with his passengers',
    'bus driver singing with all his passengers, christmas lights, snowy town',
    '公交司机和乘客一起唱歌',
    '乗客と歌うバスの運転手',
    '乗客と歌うバス運転手',
    '승객들과 노래하는 버스 기사',
    'un chauffeur de bus qui chante avec ses passagers',
    'ein Busfahrer singt mit seinen Fahrgästen',
    'un conductor de autobús cantando con sus pasajeros',
    'una conductora de autobús cantando con sus pasajeros',
    'водитель автобуса поёт с пассажирами',
    'motorista de ônibus cantando com os passageiros',
    'autista di autobus che canta con i passeggeri',
    'yolcularla şarkı söyleyen otobüs şoförü',
    'سائق الحافلة يغني مع الركاب',
    'यात्रियों के साथ गाता बस ड्राइवर',
  ])('is in a bus with its driver: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('buscabin');
  });
});

describe('who waits for a vehicle, or is named with one', () => {
  it('is outside of it', () => {
    for (const prompt of [
      'um bonde amarelo e um turista',
      'eine Frau wartet auf den Zug',
      'a graffiti artist sprays on a train',
    ])
      expect(['compartment', 'tramcabin'], prompt).not.toContain(readPrompt(prompt).land);
  });
});

it('Bus drivers are within with their passengers, by every word for them', () => {
  for (const prompt of ['chauffeuse de bus avec des passagers', 'chofer de autobús con pasajeros'])
    expect(readPrompt(prompt).land, prompt).toBe('buscabin');
});

it.each([
  'penguins on a bus|penguins in a tram|a fox on the tram|des pingouins dans le bus',
  'пингвины в автобусе|バスに乗るペンギン|sheep on a train',
])('animals that are said to be on it ride within: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(['buscabin', 'tramcabin', 'compartment'], prompt).toContain(readPrompt(prompt).land);
});

it.each(['sheep in front of a tram', 'a bear next to a train', 'a fox chasing a bus'])(
  'animals that are beside it do not: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects).toHaveLength(2);
  },
);
