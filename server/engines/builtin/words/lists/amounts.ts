import type { WordTable } from '../language.ts';

/** How much of something: `little` less than plainly said, `fully` all of it; `more` and `less` change. */
export type AmountName = 'little' | 'much' | 'fully' | 'more' | 'less';

/** Words for amounts. */
export const AMOUNT_WORDS: WordTable<AmountName> = {
  en: {
    little:
      'a little|little|a bit|bit|slightly|subtle|subtly|somewhat|gently|lightly|a touch|a little bit|a hint of|mild|faint',
    much: 'much|very|a lot|strongly|heavily|really|extremely|strong|intense|intensely|dramatically|far|way|heavy|super|highly',
    fully: 'fully|completely|totally|entirely|absolutely|wholly|all over',
    more: 'more|increase|deepen|boost|raise|higher|enhance|stronger|greater',
    less: 'less|decrease|reduce|lower|fewer|weaken|weaker|diminish',
  },
  zh: {
    little: '稍微|一点|有点|一点点|略微|轻微|稍|微微|淡淡|些许|稍稍',
    much: '非常|很|十分|特别|大幅|强烈|极|极其|更加强烈|相当|超级',
    fully: '完全|彻底|全部|整个|全都',
    more: '更|增加|提高|更多|增强|加强|更加',
    less: '更少|减少|降低|减弱|少一点|削弱|少',
  },
  ja: {
    little: '少し|ちょっと|やや|わずかに|かすかに|軽く|ほのかに|若干',
    much: 'とても|すごく|非常に|かなり|強く|大幅に|めっちゃ|極めて|激しい',
    fully: '完全に|すべて|全部|まるごと|全体的に',
    more: 'もっと|さらに|増やす|上げて|より一層|強めに|増やして',
    less: '減らして|下げて|控えめに|弱く|減らす|少なく',
  },
  ko: {
    little: '조금|약간|살짝|좀|조금만|은은하게|은은한|다소',
    much: '매우|아주|많이|훨씬|강하게|무척|굉장히|엄청|너무|몹시',
    fully: '완전히|전부|모두|전체적으로|모조리',
    more: '더|더욱|증가|높여|높이고|늘려|더많이',
    less: '덜|줄여|줄이고|낮춰|낮추고|감소|적게|약하게',
  },
  fr: {
    little: 'un peu|légèrement|légère|léger|peu|un petit peu|subtil|subtile|doucement|à peine',
    much: 'beaucoup|très|fortement|vraiment|extrêmement|fort|intense|intensément|énormément|bien plus',
    fully: 'complètement|totalement|entièrement|tout à fait',
    more: 'plus de|davantage|augmenter|augmente|renforcer|renforce|accentuer|plus',
    less: 'moins|réduire|réduis|diminuer|diminue|baisser|baisse|atténuer',
  },
  de: {
    little: 'ein wenig|wenig|ein bisschen|bisschen|leicht|etwas|dezent|sanft|minimal|geringfügig',
    much: 'viel|sehr|stark|deutlich|extrem|kräftig|intensiv|richtig|wesentlich',
    fully: 'völlig|komplett|ganz und gar|vollständig|total|gänzlich',
    more: 'mehr|erhöhe|erhöhen|verstärke|verstärken|stärker|steigere',
    less: 'weniger|reduziere|reduzieren|verringere|verringern|schwächer|senke',
  },
  es: {
    little: 'un poco|poco|ligeramente|leve|levemente|un poquito|sutil|sutilmente|ligero|algo',
    much: 'mucho|muy|bastante|fuertemente|realmente|extremadamente|intenso|intensamente|fuerte',
    fully: 'completamente|totalmente|del todo|por completo|enteramente',
    more: 'más|aumenta|aumentar|sube|subir|incrementa|refuerza',
    less: 'menos|reduce|reducir|baja|bajar|disminuye|disminuir|atenúa',
  },
  ru: {
    little: 'немного|чуть|слегка|чуть чуть|немножко|едва|легкий|слабо',
    much: 'очень|сильно|намного|гораздо|значительно|сильный|крайне|весьма|интенсивно',
    fully: 'полностью|совсем|целиком|совершенно|абсолютно',
    more: 'больше|более|увеличь|усиль|повысь|увеличить|сильнее|усилить',
    less: 'меньше|менее|уменьши|снизь|уменьшить|слабее|ослабь',
  },
  pt: {
    little: 'um pouco|pouco|ligeiramente|levemente|um pouquinho|sutil|leve|sutilmente|suavemente',
    much: 'muito|bastante|fortemente|realmente|extremamente|intenso|intensamente|forte',
    fully: 'completamente|totalmente|por completo|inteiramente',
    more: 'mais|aumente|aumentar|aumenta|reforce|eleve|incremente',
    less: 'menos|reduza|reduzir|diminua|diminuir|abaixe|atenue',
  },
  it: {
    little: 'un po|poco|leggermente|lievemente|un pochino|lieve|appena|leggero|sottilmente',
    much: 'molto|assai|fortemente|davvero|estremamente|intenso|intensamente|forte|parecchio',
    fully: 'completamente|totalmente|del tutto|interamente',
    more: 'più|aumenta|aumentare|incrementa|rafforza|alza|accentua',
    less: 'meno|riduci|ridurre|diminuisci|diminuire|abbassa|attenua',
  },
  tr: {
    little: 'biraz|hafif|hafifçe|azıcık|bir parça|az|az biraz',
    much: 'çok|oldukça|epey|fazlasıyla|aşırı|kuvvetli|güçlü|yoğun|son derece',
    fully: 'tamamen|bütünüyle|tümüyle|büsbütün',
    more: 'daha fazla|daha çok|artır|arttır|yükselt|güçlendir|fazla',
    less: 'daha az|azalt|düşür|zayıflat|kıs',
  },
  ar: {
    little: 'قليلا|بعض الشيء|طفيف|طفيفة|بلطف|شيئا ما|خفيف|خفيفة',
    much: 'جدا|كثيرا|بشدة|للغاية|بقوة|قوي|قوية|شديد|شديدة',
    fully: 'تماما|كليا|بالكامل|كله',
    more: 'أكثر|زد|ارفع|زيادة|المزيد|عزز|أقوى',
    less: 'أقل|خفض|قلل|تقليل|أضعف|خفف',
  },
  hi: {
    little: 'थोड़ा|थोड़ी|ज़रा|हल्का|हल्के|थोड़ा सा|मामूली|हल्की',
    much: 'बहुत|काफी|बेहद|अत्यधिक|ज़ोर|तीव्र|अत्यंत|काफ़ी',
    fully: 'पूरी तरह|पूरा|बिल्कुल|संपूर्ण|पूर्णतः',
    more: 'अधिक|ज्यादा|बढ़ाओ|और अधिक|ज़्यादा|बढ़ाएं',
    less: 'कम|घटाओ|कम करो|घटाएं|कमतर',
  },
};
