import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('what somebody does with the hands', () => {
  it.each([
    ['camera', 'photographer'],
    ['camera', 'fotógrafo|fotógrafa'],
    ['camera', '摄影师'],
    ['camera', 'фотограф'],
    ['camera', 'fotografo|fotografa'],
    ['camera', 'फोटोग्राफर'],
    ['camera', 'fotograf|fotografin'],
    ['camera', 'photographe'],
    ['camera', 'مصور فوتوغرافي|مصورة فوتوغرافية'],
    ['camera', '写真家|カメラマン'],
    ['camera', '사진작가'],
    ['camera', 'fotógrafo|fotógrafa'],
    ['camera', 'fotoğrafçı'],
    [
      'camera',
      'a man taking a photo|a man taking photos|a man taking a picture|a man taking pictures|a man takes a photo|a man photographing',
    ],
    [
      'camera',
      'un hombre tomando una foto|un hombre haciendo una foto|un hombre sacando una foto|un hombre fotografiando',
    ],
    ['camera', '拍照的男人'],
    ['camera', 'мужчина фотографирует|мужчина делает фото'],
    ['camera', 'un uomo scatta una foto|un uomo fa una foto|un uomo scattando una foto'],
    ['camera', 'फोटो खींचते आदमी|तस्वीर लेते आदमी'],
    ['camera', 'ein Mann fotografiert|ein Mann macht ein foto'],
    ['camera', 'un homme prenant une photo|un homme prend une photo|un homme prend en photo'],
    ['camera', 'رجل يلتقط صورة|رجل تلتقط صورة'],
    ['camera', '写真を撮る男性|写真を撮っている男性'],
    ['camera', '사진을 찍는 남자|사진 찍는 남자'],
    ['camera', 'um homem tirando uma foto|um homem tira uma foto|um homem fotografando'],
    ['camera', 'fotoğraf çeken adam|fotoğraf çekiyor adam'],
    [
      'phone',
      'a man talking on the phone|a man on the phone|a man on his phone|a man on her phone|a man smartphone|a man cell phone|a man mobile phone|a man phone',
    ],
    ['phone', 'un hombre hablando por teléfono|un hombre al teléfono|un hombre teléfono móvil'],
    ['phone', '打电话的男人|手机的男人|玩手机的男人'],
    [
      'phone',
      'мужчина говорит по телефону|мужчина разговаривает по телефону|мужчина с телефоном|мужчина смартфон',
    ],
    ['phone', 'un uomo al telefono|un uomo telefonando|un uomo cellulare'],
    ['phone', 'फ़ोन पर आदमी|फोन पर आदमी|मोबाइल आदमी'],
    ['phone', 'ein Mann telefoniert|ein Mann am telefon|ein Mann handy|ein Mann smartphone'],
    ['phone', 'un homme au téléphone|un homme téléphonant|un homme téléphone portable'],
    ['phone', 'رجل يتحدث في الهاتف|رجل تتحدث في الهاتف|رجل هاتف محمول'],
    ['phone', '電話する男性|電話中男性|スマホ男性|スマートフォン男性'],
    ['phone', '전화하는 남자|통화하는 남자|스마트폰 남자|휴대폰 남자'],
    ['phone', 'um homem ao telefone|um homem telefonando|um homem celular'],
    ['phone', 'telefonla konuşan kadın|cep telefonu olan kadın'],
    ['microphone', 'singer|vocalist'],
    ['microphone', 'cantante'],
    ['microphone', '歌手'],
    ['microphone', 'певец|певица'],
    ['microphone', 'cantante'],
    ['microphone', 'गायक|गायिका'],
    ['microphone', 'sänger|sängerin'],
    ['microphone', 'chanteur|chanteuse'],
    ['microphone', 'مغني|مغنية|مطرب|مطربة'],
    ['microphone', '歌手'],
    ['microphone', '가수'],
    ['microphone', 'cantor|cantora'],
    ['microphone', 'şarkıcı'],
    ['microphone', 'a man singing|a man sings|a man microphone'],
    ['microphone', 'un hombre cantando|un hombre canta|un hombre micrófono'],
    ['microphone', '唱歌的男人|麦克风的男人'],
    ['microphone', 'мужчина поёт|мужчина поет|мужчина поющий|мужчина поющая|мужчина микрофон'],
    ['microphone', 'un uomo che canta|un uomo cantando|un uomo microfono'],
    ['microphone', 'गाते हुए आदमी|गाती हुई आदमी|माइक्रोफोन आदमी'],
    ['microphone', 'ein Mann singt|ein Mann singend|ein Mann singende|ein Mann mikrofon'],
    ['microphone', 'un homme chantant|un homme chante|un homme qui chante|un homme microphone'],
    ['microphone', 'رجل يغني|رجل تغني|رجل ميكروفون'],
    ['microphone', '歌う男性|歌っている男性|マイク男性'],
    ['microphone', '노래하는 남자|노래를 부르는 남자|마이크 남자'],
    ['microphone', 'um homem cantando|um homem canta|um homem microfone'],
    ['microphone', 'şarkı söyleyen kadın|mikrofon adam'],
    ['cup', 'a man drinking coffee|a man sipping coffee'],
    ['cup', 'un hombre bebiendo té|un hombre tomando té'],
    ['cup', '喝咖啡的男人'],
    ['cup', 'мужчина пьёт кофе|мужчина пьет кофе|мужчина пьющий кофе|мужчина пьющая кофе'],
    ['cup', 'un uomo che beve caffè|un uomo bevendo caffè'],
    ['cup', 'कॉफी पीते हुए आदमी|कॉफी पीती हुई आदमी'],
    ['cup', 'ein Mann trinkt Kaffee|ein Mann trinkend Kaffee|ein Mann trinkende Kaffee'],
    ['cup', 'un homme buvant du thé|un homme qui boit du thé|un homme boit du thé'],
    ['cup', 'رجل يشرب قهوة|رجل تشرب قهوة'],
    ['cup', 'コーヒーを飲む男性|コーヒーを飲んでいる男性'],
    ['cup', '커피 마시는 남자'],
    ['cup', 'um homem bebendo chá|um homem tomando chá'],
    ['cup', 'kahve içen adam|kahve içiyor adam'],
    [
      'box',
      'a man carrying a box|a man carrying a cardboard box|a man carrying a parcel|a man carrying a package',
    ],
    ['box', 'un hombre con una caja|un hombre con una paquete'],
    ['box', '拿着箱子的男人|拿着纸箱的男人|拿着包裹的男人'],
    [
      'box',
      'мужчина держит коробка|мужчина держит коробку|мужчина держит коробкой|мужчина держит посылка',
    ],
    ['box', 'un uomo con una scatola|un uomo con una pacco'],
    ['box', 'डिब्बा पकड़े आदमी|बक्सा पकड़े आदमी'],
    ['box', 'ein Mann mit einer karton|ein Mann mit einer paket|ein Mann mit einer schachtel'],
    ['box', 'un homme avec un boîte|un homme avec un carton|un homme avec un colis'],
    ['box', 'رجل يحمل صندوق|رجل يحمل علبة'],
    ['box', '箱を持った男性|段ボール箱を持った男性'],
    ['box', '상자를 든 남자|박스를 든 남자'],
    ['box', 'um homem com uma caixa|um homem com uma pacote'],
    ['box', 'kutu tutan adam|paket tutan adam'],
    [
      'cup',
      'a man having a coffee|a man having coffee|un hombre bebiendo café|un hombre tomando café|un hombre tomando un café|喝咖啡的男人|мужчина пьёт кофе|мужчина пьет кофе|un uomo beve un caffè|un uomo bevendo un caffè|कॉफी पीते आदमी|ein Mann trinkt kaffee|un homme buvant un café|un homme boit un café|un homme buvant du café|رجل يشرب القهوة|رجل تشرب القهوة|コーヒーを飲む男性|커피를 마시는 남자|um homem bebendo café|um homem tomando café|kahve içen kadın',
    ],
  ])('is done with a %s: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing: 'person', holds: { thing } }]);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it.each([
    [
      'waving',
      'a man waving|a man waves hello|a man waves goodbye|a man waving goodbye|a man waving hello',
    ],
    ['waving', 'un hombre saludando|un hombre saludando con la mano'],
    ['waving', '挥手的男人|招手的男人'],
    ['waving', 'мужчина машет рукой|мужчина машет'],
    ['waving', 'un uomo che saluta|un uomo salutando'],
    ['waving', 'हाथ हिलाते आदमी'],
    ['waving', 'ein Mann winkt|ein Mann winkend|ein Mann winkende'],
    ['waving', 'un homme saluant|un homme qui salue|un homme fait signe'],
    ['waving', 'رجل يلوح|رجل تلوح|رجل يلوح بيده'],
    ['waving', '手を振る男性|手を振っている男性'],
    ['waving', '손을 흔드는 남자'],
    ['waving', 'um homem acenando|um homem acena'],
    ['waving', 'el sallayan adam'],
    [
      'pushing',
      'a man pushing a cart|a man pushing a wheelbarrow|a man pushing a handcart|a man wheelbarrow|a man handcart|a man pushcart|a man pushing a trolley',
    ],
    [
      'pushing',
      'un hombre carretilla|un hombre empujando un carro|un hombre empujando una carretilla',
    ],
    ['pushing', '手推车的男人|推着车的男人'],
    ['pushing', 'мужчина тачка|мужчина тачкой|мужчина толкает тележку|мужчина с тележкой'],
    ['pushing', 'un uomo carriola|un uomo spinge un carretto'],
    ['pushing', 'ठेलागाड़ी आदमी'],
    ['pushing', 'ein Mann schubkarre|ein Mann handkarren|ein Mann schiebt einen karren'],
    ['pushing', 'un homme brouette|un homme charrette à bras|un homme poussant un chariot'],
    ['pushing', 'رجل عربة يد|رجل يدفع عربة'],
    ['pushing', '手押し車男性|リヤカー男性'],
    ['pushing', '손수레 남자'],
    ['pushing', 'um homem carrinho de mão|um homem empurrando um carrinho'],
    ['pushing', 'el arabası adam'],
  ])('is %s: %s', (trait, prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, prompt).toContain(trait);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it.each([
    'mother with her baby, soft lamp light|reading by lamplight|柔和的灯光|ランプの灯り|램프 불빛|à la lueur d’une lampe',
    'im Lampenlicht|luz de la lámpara|при свете лампы|luz do abajur|luce della lampada|lamba ışığında|ضوء المصباح|लैंप की रोशनी',
  ])('is no lamp but the evening where it is in the light of one: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { time, subjects } = readPrompt(prompt);
      expect(time, prompt).toBe('night');
      expect(
        subjects.some(({ thing }) => thing === 'lamp'),
        prompt,
      ).toBe(false);
    }
  });

  it.each([
    'a mother holding a baby|a woman with a newborn|a man cradling an infant|a woman with a baby in her arms',
    'a father with a baby in his arms',
    'une mère avec un bébé dans ses bras|une femme avec un nourrisson|une femme tenant un nouveau-né',
    'eine Mutter mit einem Baby im Arm|eine Frau mit einem Säugling',
    'una madre con un bebé en brazos|una mujer con un recién nacido',
    'una madre con un neonato in braccio|una donna con una neonata',
    'uma mãe com um bebê nos braços|uma mulher com um recém-nascido',
    'мать с младенцем на руках|женщина держит младенца',
    '抱着婴儿的女人|抱着宝宝的母亲',
    '赤ちゃんを抱く女性|赤ちゃんを抱いている女性',
    '아기를 안은 여자',
    'امرأة تحمل رضيعا',
    'शिशु लिए हुए महिला',
    'bebek tutan kadın',
    'a mother rocking her newborn|哄着婴儿的母亲|赤ちゃんをあやす母親|아기를 어르는 엄마|une mère berçant son bébé',
    'eine Mutter wiegt ihr Baby|una madre meciendo a su bebé|мама укачивает младенца|uma mãe embalando seu bebê',
    'una madre cullando il suo neonato|bebeğini sallayan anne|أم تهدهد رضيعها|शिशु को झुलाती माँ',
  ])('is to hold a baby: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing: 'person', holds: { thing: 'baby' } }]);
      expect(subjects[0]?.traits ?? [], prompt).not.toContain('child');
      expect(ignored, prompt).toEqual([]);
    }
  });

  it('leaves a baby that nobody holds a child', () => {
    for (const prompt of ['a baby', 'ein Baby', 'младенец', 'a baby on the beach']) {
      const [baby] = readPrompt(prompt).subjects;
      expect(baby?.traits, prompt).toContain('child');
      expect(baby?.holds, prompt).toBeUndefined();
    }
  });

  it('leaves a cup on its table, a box and a phone that nobody has, and who sits over the cup', () => {
    const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(things('a cup of coffee on a table')).toEqual(['cup']);
    expect(things('a box in a meadow')).toEqual([]);
    expect(readPrompt('a woman sitting with a cup of tea').subjects[0]?.company).toMatchObject({
      bond: 'meal',
      served: 'cup',
    });
    expect(things('a woman holding a cup of tea in a garden')).not.toContain('cup');
  });
});
