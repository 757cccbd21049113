import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** Couriers who wait at a red light of a crossroads, in all languages. */
const WAITING = [
  'a delivery rider waiting at a red light at a crossroads',
  'ein Lieferfahrer wartet an der roten Ampel an der Kreuzung',
  'un livreur de pizza au feu rouge à un carrefour',
  'un repartidor esperando en el semáforo de un cruce',
  'un fattorino al semaforo rosso di un incrocio',
  'um entregador no sinal vermelho de um cruzamento',
  'курьер на перекрёстке ждёт на светофоре',
  'kavşakta kırmızı ışıkta bekleyen kurye',
  'عامل توصيل عند الإشارة الحمراء في تقاطع طرق',
  'चौराहे पर लाल बत्ती पर रुका डिलीवरी बॉय',
  '外卖小哥在十字路口等红灯',
  '交差点で信号待ちをしている配達員',
  '교차로에서 신호를 기다리는 배달 기사',
];

describe('who delivers meals', () => {
  it.each(WAITING)('is on a scooter, here before traffic lights: %s', (prompt) => {
    const { land, signals, subjects, ignored } = readPrompt(prompt);
    expect({ land, signals }).toEqual({ land: 'street', signals: true });
    expect(subjects).toMatchObject([{ thing: 'motorcycle', count: 1 }]);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['scooter', 'courier', 'mounted']));
    expect(ignored).toEqual([]);
  });

  it('rides what is named', () => {
    expect(readPrompt('a delivery guy on a scooter')).toMatchObject({
      land: 'street',
      subjects: [{ thing: 'motorcycle', count: 1 }],
    });
    expect(readPrompt('a delivery boy on a bicycle').subjects).toMatchObject([
      { thing: 'bicycle', count: 1 },
    ]);
  });

  it('is on foot with something in the hands', () => {
    expect(readPrompt('a delivery guy holding a box').subjects).toMatchObject([
      { thing: 'person', traits: ['courier'] },
    ]);
  });
});

describe('a traffic light', () => {
  it('is what a picture is of where nothing else is told', () => {
    expect(readPrompt('a traffic light in the fog')).toMatchObject({
      signals: false,
      subjects: [{ thing: 'trafficlight' }],
    });
  });
});
