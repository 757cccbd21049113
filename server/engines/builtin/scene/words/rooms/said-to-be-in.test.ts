import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a place that somebody is said to be in', () => {
  it.each([
    ['land', 'bathroom', 'امرأة في الحمام'],
    ['land', 'basement', 'une femme dans la cave'],
    ['land', 'kidsroom', 'बच्चों के कमरे में एक औरत'],
    ['land', 'engawa', '마루에서 여자'],
    ['land', 'library', 'امرأة في المكتبة'],
    ['land', 'lecturehall', 'uma mulher no auditório da universidade'],
    ['land', 'kindergarten', "une femme à la maternelle|una donna all'asilo"],
    [
      'land',
      'schoolcorridor',
      "une femme dans le couloir de l'école|una mujer en el pasillo del colegio|स्कूल के गलियारे में एक औरत",
    ],
    ['scenery', 'schoolyard', 'uma mulher no recreio da escola|स्कूल के मैदान में एक औरत'],
    ['land', 'office', 'امرأة في المكتب'],
    [
      'land',
      'ministore',
      'une femme dans une supérette|eine Frau im Spätkauf|una mujer en la tienda de conveniencia|una donna nel minimarket',
    ],
    ['land', 'bookshop', 'una donna in libreria'],
    [
      'scenery',
      'streetfair',
      'женщина на блошином рынке|uma mulher na feira da ladra|امرأة في سوق الخردة',
    ],
    ['town', 'nightmarket', 'женщина на ночном рынке|रात के बाज़ार में एक औरत'],
    ['land', 'street', 'женщина на рынке|pazarda bir kadın'],
    [
      'land',
      'cocktailbar',
      'a woman in a bar|一个女人在酒吧里|バーにいる女性|바에서 여자|une femme dans un bar|eine Frau in einer Kneipe|una mujer en un bar|женщина в баре|uma mulher num bar|una donna in un bar|barda bir kadın|امرأة في البار|बार में एक औरत',
    ],
    [
      'land',
      'teahouse',
      'a woman in a tea house|一个女人在茶馆里|찻집에서 여자|eine Frau im Teehaus|una mujer en la casa de té|uma mulher na casa de chá',
    ],
    [
      'land',
      'cafe',
      'uma mulher no café|茶店にいる女性|une femme dans un salon de thé|женщина в чайной|a woman in a coffee house|一个女人在咖啡店里|다방에서 여자|una mujer en el café|امرأة في قهوة شعبية|कॉफ़ी हाउस में एक औरत',
    ],
    [
      'land',
      'gaminghall',
      'a woman in an internet cafe|une femme dans un cybercafé|eine Frau im Internetcafé|una mujer en el cibercafé|женщина в интернет-кафе|internet kafede bir kadın|امرأة في مقهى الإنترنت|साइबर कैफ़े में एक औरत',
    ],
    [
      'land',
      'tavern',
      '주점에서 여자|uma mulher no boteco|一个女人在中世纪酒馆里|中世の酒場にいる女性|중세 선술집에서 여자|eine Frau in einer mittelalterlichen Taverne|una mujer en una taberna medieval|женщина в средневековой таверне|uma mulher numa taverna medieval|una donna in una taverna medievale|ortaçağ meyhanesinde bir kadın|امرأة في حانة من العصور الوسطى|मध्ययुगीन सराय में एक औरत',
    ],
    [
      'land',
      'gaminghall',
      'a woman in an internet cafe|une femme dans un cybercafé|eine Frau im Internetcafé|una mujer en el cibercafé|женщина в интернет-кафе|internet kafede bir kadın|امرأة في مقهى الإنترنت|साइबर कैफ़े में एक औरत',
    ],
    ['land', 'icecreamparlour', 'une femme chez le glacier'],
    ['land', 'nightclub', 'クラブにいる女性|eine Frau im Club'],
    ['land', 'operahall', "una donna all'opera"],
    ['land', 'theatre', 'امرأة في قاعة الحفلات الموسيقية|संगीत हॉल में एक औरत'],
    ['land', 'museum', 'امرأة في معرض الفنون'],
    ['land', 'aquariumhall', 'एक्वेरियम में एक औरत'],
    ['land', 'ballroom', 'женщина в танцевальном зале'],
    ['land', 'artstudio', 'चित्रकार के स्टूडियो में एक औरत'],
    ['land', 'garage', '작업장에서 여자'],
    [
      'land',
      'cave',
      'a woman in a mine|une femme dans une mine|una mujer en la mina|uma mulher na mina|madende bir kadın',
    ],
    ['land', 'postoffice', 'eine Frau auf der Post|una donna alla posta'],
    ['scenery', 'policestation', 'женщина в полицейском участке'],
    ['scenery', 'firestation', 'uma mulher no quartel dos bombeiros|itfaiyede bir kadın'],
    ['land', 'courtroom', 'mahkemede bir kadın'],
    ['land', 'lobby', "une femme dans le hall d'un hôtel|una mujer en el vestíbulo del hotel"],
    [
      'land',
      'stairhall',
      '階段にいる女性|계단에서 여자|una mujer en las escaleras|женщина на лестнице|una donna sulle scale|امرأة على الدرج|सीढ़ियों पर एक औरत',
    ],
    ['scenery', 'golfcourse', 'امرأة في ملعب الجولف'],
    ['land', 'icerink', 'женщина на катке'],
    ['land', 'boxingring', 'una donna sul ring'],
    ['land', 'bowling', 'امرأة في صالة البولينج'],
    ['scenery', 'racetrack', '경주장에서 여자|una donna sul circuito'],
    ['scenery', 'playground', 'امرأة في ساحة اللعب|खेल के मैदान में एक औरत'],
    ['land', 'sauna', '찜질방에서 여자|женщина в бане'],
    ['land', 'lake', 'uma mulher à beira do lago'],
    ['land', 'river', 'une femme au bord de la rivière|uma mulher à beira do rio'],
    ['scenery', 'orchard', 'सेब के बाग में एक औरत'],
    [
      'land',
      'metro',
      '地下鉄にいる女性|지하철에서 여자|una mujer en el metro|женщина в метро|uma mulher no metrô|una donna in metropolitana|metroda bir kadın|امرأة في مترو الأنفاق|मेट्रो में एक औरत',
    ],
    ['land', 'treehouseroom', 'ट्री हाउस में एक औरत'],
    ['land', 'logcabin', '山小屋にいる女性'],
    ['land', 'izba', 'женщина в деревенской избе'],
    ['settled', 'village', '一个女人在院子里'],
    ['land', 'diningroom', 'женщина на дне рождения'],
    ['land', 'nave', '대성당에서 여자|महागिरजाघर में एक औरत'],
    [
      'scenery',
      'shipdeck',
      "a woman on a yacht deck|une femme sur le pont d'un yacht|eine Frau auf dem Deck einer Yacht|una mujer en la cubierta de un yate|uma mulher no convés de um iate|una donna sul ponte di uno yacht|नौका के डेक पर एक औरत",
    ],
    ['scenery', 'ropeway', 'женщина в фуникулёре'],
    [
      'land',
      'room',
      '一个女人在豪宅里|대저택에서 여자|a woman in an apartment|一个女人在公寓里|아파트에서 여자|une femme dans un appartement|eine Frau in einer Wohnung|женщина в квартире|uma mulher no apartamento|una donna in appartamento|apartman dairesinde bir kadın|امرأة في الشقة|फ्लैट में एक औरत',
    ],
  ] as const)(
    'is that %s, in the words that each language has for it: %s',
    (kind, place, prompts) => {
      for (const prompt of prompts.split('|')) {
        const idea = readPrompt(prompt);
        expect(idea[kind], prompt).toBe(place);
        expect(idea.ignored, prompt).toEqual([]);
      }
    },
  );

  it.each([
    ['buildingsite', 'una mujer en la obra'],
    ['hammock', 'uma mulher na rede|झूले वाले बिस्तर में एक औरत'],
    ['villa', '豪邸にいる女性'],
    ['vine', 'अंगूर के बाग में एक औरत'],
    ['bamboo', 'बांस के जंगल में एक औरत'],
    ['campfire', 'kamp ateşinin başında bir kadın'],
  ])('has what it is known by: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(
        idea.subjects.map((one) => one.thing),
        prompt,
      ).toContain(thing);
      expect(idea.ignored, prompt).toEqual([]);
    }
  });

  it('is by a fire where that burns in its hearth, and in a hot spring where one is', () => {
    expect(readPrompt('una donna davanti al camino')).toMatchObject({ hearth: true, path: null });
    expect(readPrompt('şöminenin başında bir kadın')).toMatchObject({ hearth: true, ignored: [] });
    expect(readPrompt('गर्म पानी के झरने में एक औरत')).toMatchObject({ spring: true });
  });

  it('is no carriage of the underground where metres are counted', () => {
    expect(readPrompt('un árbol de 10 metros').land).toBeNull();
    expect(readPrompt('a tree 10 metres tall').land).toBeNull();
    expect(readPrompt('uma árvore de 10 metros').land).toBeNull();
  });

  it('is no staircase of a house where steps lead to a temple or are in a park', () => {
    expect(readPrompt('people on the steps of a temple').land).not.toBe('stairhall');
    expect(readPrompt('a couple on the stairs in a park').land).toBe('field');
  });
});

describe('Russian nouns with a vowel that comes and goes', () => {
  it.each([
    ['на рынке', 'рынок'],
    ['много девочек', 'девочки'],
    ['у дворца', 'дворец'],
  ])('are one word: %s', (form, base) => {
    const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(thingsOf(form)).toEqual(thingsOf(base));
    expect(readPrompt(form).ignored).toEqual([]);
  });
});
