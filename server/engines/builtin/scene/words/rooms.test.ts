import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from './read-prompt.ts';

describe('rooms that people go to', () => {
  it.each([
    [
      'laboratory',
      'a laboratory|un laboratoire|ein Labor|un laboratorio|лаборатория|um laboratório',
    ],
    [
      'laboratory',
      'un laboratorio chimico|bir laboratuvar|实验室|実験室|실험실|مختبر|एक प्रयोगशाला',
    ],
    ['hospital', 'a hospital room|un hôpital|ein Krankenzimmer|una clínica|больница|um hospital'],
    ['hospital', 'un ospedale|bir hastane odası|病房|病室|병실|مستشفى|एक अस्पताल'],
    ['museum', 'an art gallery|un musée|ein Museum|un museo|музей|um museu|una galleria d’arte'],
    ['museum', 'bir müze|博物馆|美術館|미술관|متحف|एक संग्रहालय'],
    ['gym', 'a gym|une salle de sport|ein Fitnessstudio|un gimnasio|спортзал|uma academia'],
    ['gym', 'una palestra|bir spor salonu|健身房|ジム|헬스장|صالة رياضية|एक जिम'],
    [
      'supermarket',
      'a supermarket aisle|un supermarché|ein Supermarkt|un supermercado|супермаркет',
    ],
    ['supermarket', 'um supermercado|bir süpermarket|超市|スーパー|슈퍼마켓|سوبرماركت|एक सुपरमार्केट'],
    [
      'mall',
      'a shopping mall|un centre commercial|ein Einkaufszentrum|un centro comercial|торговый центр|um shopping|an escalator',
    ],
    [
      'mall',
      'un centro commerciale|bir alışveriş merkezi|购物中心|ショッピングモール|쇼핑몰|مركز تسوق|एक शॉपिंग मॉल',
    ],
    [
      'metro',
      'inside a subway car|une rame de métro|ein U-Bahn-Wagen|un vagón de metro|вагон метро|um vagão de metrô',
    ],
    [
      'metro',
      'un vagone della metropolitana|bir metro vagonu|地铁车厢|地下鉄の車内|지하철 안|عربة مترو|मेट्रो का डिब्बा',
    ],
    [
      'terminal',
      'an airport terminal|une aérogare|ein Flughafenterminal|una sala de embarque|зал аэропорта',
    ],
    [
      'terminal',
      'um terminal de aeroporto|una sala d’imbarco|bir havalimanı terminali|候机厅|空港ロビー|공항 터미널|صالة المطار',
    ],
    ['terminal', 'एयरपोर्ट टर्मिनल'],
    ['throneroom', 'a throne room|la salle du trône|ein Thronsaal|la sala del trono|тронный зал'],
    ['throneroom', 'o salão do trono|taht odası|王座大厅|玉座の間|왕좌의 방|قاعة العرش|सिंहासन कक्ष'],
    ['dungeon', 'a dungeon|un cachot|ein Kerker|una mazmorra|темница|uma masmorra|una prigione'],
    ['dungeon', 'bir zindan|地牢|地下牢|지하 감옥|زنزانة|एक कालकोठरी'],
    ['spacebridge', 'inside a spaceship|intérieur d’un vaisseau spatial|ein Cockpit|кабина пилота'],
    [
      'spacebridge',
      'interior de una nave espacial|cabine de comando|cabina di pilotaggio|bir kokpit',
    ],
    ['spacebridge', '飞船内部|宇宙船の内部|우주선 내부|قمرة القيادة|एक कॉकपिट'],
    ['theatre', 'a theater stage|un théâtre|eine Bühne|un escenario|театральная сцена|um palco'],
    ['theatre', 'un palcoscenico|bir tiyatro sahnesi|舞台|劇場|무대|خشبة المسرح|एक रंगमंच'],
    ['attic', 'an old attic|un grenier|ein Dachboden|un desván|чердак|um sótão|una soffitta'],
    ['attic', 'tavan arası|阁楼|屋根裏部屋|다락방|علية|एक अटारी'],
    ['kidsroom', 'a bunk bed|un lit superposé|ein Etagenbett|una litera|двухъярусная кровать'],
    [
      'kidsroom',
      'um beliche|un letto a castello|bir ranza|双层床|二段ベッド|이층 침대|سرير بطابقين',
    ],
    [
      'library',
      'a reading nook by a window|un coin lecture|eine Leseecke|un rincón de lectura|уголок для чтения',
    ],
    [
      'library',
      'um cantinho de leitura|un angolo lettura|okuma köşesi|阅读角|読書コーナー|독서 공간',
    ],
    ['library', 'ركن القراءة|पढ़ने का कोना'],
    ['kidsroom', 'एक बंक बेड|a children’s room|ein Kinderzimmer|детская комната'],
  ])('are known in every language: %s', (land, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [], ignored: [] });
  });

  it('hold whom the prompt names beside them', () => {
    const { land, subjects } = readPrompt('a scientist in a laboratory');
    expect(land).toBe('laboratory');
    expect(subjects).toMatchObject([{ thing: 'person' }]);
  });

  it('hold people who go by train or wait, and no train, and no aircraft', () => {
    const commuters = readPrompt('inside a subway car full of commuters');
    expect(commuters).toMatchObject({ land: 'metro', subjects: [{ thing: 'person' }] });
    const lounge = readPrompt('people waiting at an airport, departure lounge at sunset');
    expect(lounge).toMatchObject({ land: 'terminal', subjects: [{ thing: 'person' }] });
    expect(lounge.ignored).toEqual([]);
  });

  it('hold a house plant that is asked for, and no house', () => {
    expect(readPrompt('a house plant in a living room')).toMatchObject({
      land: 'room',
      subjects: [{ thing: 'plant' }],
    });
  });

  it('are seen from a spaceship’s bridge before open space', () => {
    expect(decide(readPrompt('the bridge of a starship'), null, 3, 0).outlook).toBe('orbit');
  });

  it('leave a spaceship what it is where nothing is said of its inside', () => {
    expect(readPrompt('a spaceship').land).toBeNull();
  });
});
