import type { WordTable } from '../../../words/language.ts';
import type { AnticKey } from '../antic-keys.ts';

/** Words for games and pranks, for who hides, and for what people are known at by what is before them or beside them. */
export const ANTIC_WORDS: WordTable<AnticKey> = {
  en: {
    pillowfight:
      'pillow fight|pillow fights+|pillow fighting|fighting with pillows|hitting each other with pillows',
    foodfight: 'food fight|food fights+|throwing food at each other|throwing food',
    pinata:
      'piñata|piñatas+|hitting a piñata|hitting the piñata|breaking a piñata|hits a piñata|striking a piñata|smashing a piñata|swinging at a piñata',
    blindfolded: 'blindfolded|blindfold|with a blindfold|wearing a blindfold',
    whispering:
      'whispering|whispers|whisper|whispering a secret|whispers a secret|whispering secrets|telling a secret|telling secrets|sharing a secret',
    fitting:
      'measuring|measures|taking measurements|taking the measurements|taking his measurements|taking her measurements|being measured|fitting a suit|being fitted|trying on a suit',
    combing: 'braiding|plaiting|braiding her hair|braiding hair|doing her hair|combing the hair',
  },
  zh: {
    pillowfight: '枕头大战|打枕头仗|枕头仗|用枕头打闹',
    foodfight: '食物大战|互扔食物|扔食物',
    pinata: '皮纳塔|打皮纳塔|皮尼亚塔|彩罐',
    blindfolded: '蒙眼|蒙着眼睛|蒙着眼|蒙住眼睛',
    whispering: '说悄悄话|悄悄话|耳语|窃窃私语|低声耳语|告诉秘密',
    fitting: '量尺寸|量身|量体|量身材|量身定做|试西装|量衣服',
    combing: '编辫子|扎辫子|梳辫子|编头发',
  },
  ja: {
    pillowfight: '枕投げ|枕投げをする|枕投げをしている|まくら投げ',
    foodfight: '食べ物の投げ合い|食べ物を投げ合う|食べ物を投げ合っている|フードファイト',
    pinata: 'ピニャータ|ピニャータを割る|ピニャータを叩く|ピニャータを叩いている',
    blindfolded: '目隠しをした|目隠しした|目隠し',
    whispering:
      'ささやく|ささやいている|囁く|囁いている|内緒話をする|内緒話をしている|ひそひそ話をする',
    fitting: '採寸する|採寸している|採寸|寸法を測る|寸法を測っている',
    combing: '髪を編む|髪を編んでいる|三つ編みにする|髪を結う|髪を結っている',
  },
  ko: {
    pillowfight: '베개 싸움|베개싸움|베개 싸움을 하는|베개싸움을 하는',
    foodfight: '음식 싸움|음식을 던지는|음식 던지기',
    pinata: '피냐타|피냐타를 치는|피냐타를 터뜨리는|피냐타를 때리는',
    blindfolded: '눈을 가린|눈가리개를 한|안대를 한',
    whispering: '속삭이는|속삭이고 있는|귓속말하는|귓속말을 하는|비밀을 말하는',
    fitting: '치수를 재는|치수를 재고 있는|옷 치수를 재는|몸 치수를 재는',
    combing: '머리를 땋는|머리를 땋아주는|머리를 빗겨주는|머리를 묶어주는',
  },
  fr: {
    pillowfight:
      "bataille de polochons|bataille d'oreillers|batailles de polochons+|se battent à coups d'oreillers",
    foodfight: 'bataille de nourriture|se lancent de la nourriture|batailles de nourriture+',
    pinata:
      'piñata|piñatas+|frappe une piñata|frappant une piñata|casse une piñata|tape sur une piñata',
    blindfolded: 'les yeux bandés|aux yeux bandés|yeux bandés',
    whispering:
      "chuchotant|chuchote|chuchotent|chuchotant un secret|chuchote un secret|murmure à l'oreille|chuchote à l'oreille|murmurant",
    fitting:
      "prenant les mesures|prend les mesures|prend ses mesures|mesurant|essayage d'un costume|prenant ses mesures",
    combing:
      'coiffe|coiffant|peigne les cheveux|peignant les cheveux|brosse les cheveux|tresse les cheveux|tressant les cheveux',
  },
  de: {
    pillowfight:
      'kissenschlacht|kissenschlachten+|machen eine kissenschlacht|bei einer kissenschlacht',
    foodfight: 'essensschlacht|essenschlacht|bewerfen sich mit essen|werfen mit essen',
    pinata: 'piñata|piñatas+|schlägt eine piñata|schlägt auf eine piñata|zerschlägt eine piñata',
    blindfolded: 'mit verbundenen augen|verbundene augen|augenbinde',
    whispering:
      'flüstert|flüstern|flüsternd|flüstert ein geheimnis|flüstert ins ohr|ins ohr flüsternd|tuschelt|tuscheln',
    fitting: 'nimmt maß|maß nehmend|maß nehmen|vermisst|misst einen kunden|anprobe',
    combing: 'kämmt|flicht|flechtet|kämmend|flicht die haare|flechtet die haare',
  },
  es: {
    pillowfight:
      'pelea de almohadas|guerra de almohadas|peleas de almohadas+|peleando con almohadas',
    foodfight: 'guerra de comida|pelea de comida|lanzándose comida|se lanzan comida',
    pinata:
      'piñata|piñatas+|golpeando una piñata|rompiendo una piñata|golpea una piñata|rompe una piñata|pegándole a la piñata',
    blindfolded: 'con los ojos vendados|ojos vendados|vendado|vendada',
    whispering:
      'susurrando|susurra|susurran|susurrando un secreto|susurra un secreto|contando un secreto|cuenta un secreto|cuchicheando',
    fitting:
      'tomando medidas|toma medidas|tomando las medidas|tomándole las medidas|toma las medidas|midiendo',
    combing:
      'peina|peinando|trenzando|haciendo una trenza|peina el pelo|trenzando el pelo|haciéndole una trenza',
  },
  ru: {
    pillowfight: 'бой подушками|дерутся подушками|бой на подушках|подушечный бой|бьются подушками',
    foodfight: 'кидаются едой|бой едой|бросаются едой|пищевая битва',
    pinata: 'пиньята|пиньяту|бьёт пиньяту|разбивает пиньяту|пиньяте',
    blindfolded: 'с завязанными глазами|завязанные глаза|с повязкой на глазах',
    whispering:
      'шепчет|шепчут|шепчутся|шепчет на ухо|шепчет секрет|шепчет тайну|шепчущая|рассказывает секрет',
    fitting: 'снимает мерки|снимает мерку|снимающий мерки|примерка костюма|примеряет костюм',
    combing: 'заплетает косу|заплетает косы|заплетает волосы|причесывает|заплетающая косу',
  },
  pt: {
    pillowfight:
      'guerra de travesseiros|luta de travesseiros|guerra de almofadas|luta de almofadas',
    foodfight: 'guerra de comida|luta de comida|atirando comida|jogando comida uns nos outros',
    pinata: 'pinhata|piñata|quebrando uma pinhata|batendo numa pinhata|quebra uma pinhata',
    blindfolded: 'de olhos vendados|com os olhos vendados|olhos vendados|vendado|vendada',
    whispering:
      'sussurrando|sussurra|sussurram|sussurrando um segredo|sussurra um segredo|cochichando|contando um segredo|a sussurrar',
    fitting:
      'tirando as medidas|tira as medidas|tirando medidas|a tirar as medidas|medindo|prova de terno',
    combing:
      'penteia|penteando|trançando|fazendo tranças|a pentear|trançando o cabelo|fazendo trança',
  },
  it: {
    pillowfight: 'battaglia di cuscini|lotta con i cuscini|lotta di cuscini|battaglie di cuscini+',
    foodfight: 'battaglia di cibo|battaglia con il cibo|si lanciano il cibo|si tirano il cibo',
    pinata: 'pignatta|piñata|colpisce una pignatta|rompe la pignatta|colpisce la pignatta',
    blindfolded: 'bendato|bendata|con gli occhi bendati|occhi bendati',
    whispering:
      "sussurra|sussurrando|sussurrano|sussurra un segreto|sussurra all'orecchio|bisbiglia|bisbigliando|racconta un segreto",
    fitting:
      'prende le misure|prendendo le misure|misura un cliente|prova un abito|prova un vestito',
    combing: 'pettina|pettinando|intreccia i capelli|fa la treccia|pettina i capelli|fa le trecce',
  },
  tr: {
    pillowfight: 'yastık savaşı|yastık savaşı yapan|yastık kavgası',
    foodfight: 'yemek savaşı|yemek savaşı yapan|birbirine yemek atan',
    pinata: 'pinyata|piñata|pinyataya vuran|pinyatayı patlatan',
    blindfolded: 'gözleri bağlı|gözü bağlı',
    whispering: 'fısıldayan|fısıldıyor|fısıldaşan|sır fısıldayan|kulağına fısıldayan|sır veren',
    fitting: 'ölçü alan|ölçüsünü alan|ölçü alıyor|ölçülerini alan|ölçüsünü alıyor',
    combing: 'saçını ören|saçlarını ören|saç ören|saçını örüyor',
  },
  ar: {
    pillowfight:
      'معركة وسائد|معركة الوسائد|حرب الوسائد|يتقاتلون بالوسائد|قتال بالوسائد|يتضاربون بالوسائد',
    foodfight: 'معركة طعام|معركة الطعام|حرب الطعام|يتراشقون بالطعام',
    pinata: 'بينياتا|البينياتا|يضرب البينياتا|تضرب البينياتا|بنياتا',
    blindfolded: 'معصوب العينين|معصوبة العينين',
    whispering: 'يهمس|تهمس|يهمسون|يهمس سرا|تهمس سرا|تهمس بسر|يهمس بسر',
    fitting: 'يأخذ مقاسات|تأخذ مقاسات|يأخذ المقاسات|يأخذ قياسات|يقيس',
    combing: 'تمشط شعر|تسرح شعر|تجدل شعر|تضفر شعر|تجدل الشعر',
  },
  hi: {
    pillowfight: 'तकिया युद्ध|तकियों की लड़ाई|तकिए की लड़ाई|तकियों से लड़ते',
    foodfight: 'खाने की लड़ाई|खाना फेंकते|एक दूसरे पर खाना फेंकते',
    pinata: 'पिनाटा|पिनियाटा|पिनाटा मारता|पिनाटा फोड़ता|पिनाटा पर मारती',
    blindfolded: 'आँखों पर पट्टी बाँधे|आंखों पर पट्टी बांधे|आँखों पर पट्टी|आंखों पर पट्टी',
    whispering: 'फुसफुसाता|फुसफुसाती|फुसफुसाते|कान में फुसफुसाती|फुसफुसा रही|फुसफुसा रहा|राज बताती',
    fitting: 'नाप लेता|नाप लेती|नाप ले रहा|माप लेता|नाप लेते',
    combing: 'चोटी बनाती|चोटी गूंथती|चोटी गूँथती|बाल गूंथती',
  },
};
