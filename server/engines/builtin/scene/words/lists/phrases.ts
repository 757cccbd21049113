import type { WordTable } from '../../../words/language.ts';
import type { PhraseKey } from '../phrase-keys.ts';

/** Words for turns of phrase whose words mean something else by themselves. */
export const PHRASE_WORDS: WordTable<PhraseKey> = {
  en: {
    years: 'year old|years old|years of age|yo|yr old|yrs old',
    months: 'month old|months old|week old|weeks old|day old|days old',
    fromBehind:
      'from behind|seen from behind|from the back|seen from the back|rear view|back view|back to the camera|with her back to us|with his back to us|back turned',
    kingsize:
      'king size bed|king sized bed|queen size bed|queen sized bed|double bed|four poster bed',
    fallingpetals:
      'falling petals|petals falling|cherry petals|falling cherry blossoms|petals in the wind',
    bladerunner: 'blade runner',
  },
  zh: {
    years: '岁|岁的',
    months: '个月大|个月大的|周大|周大的',
    fromBehind: '背影|从背后看|从后面看|背对镜头|背对着镜头',
    kingsize: '双人床|特大号床|四柱床',
    fallingpetals: '飘落的花瓣|花瓣飘落|落樱|樱花飘落',
    bladerunner: '银翼杀手',
  },
  ja: {
    years: '歳|歳の|才の',
    months: 'ヶ月の|か月の|週間の',
    fromBehind: '後ろ姿|後ろから見た|背後から見た|背中を向けた',
    kingsize: 'キングサイズのベッド|ダブルベッド|天蓋付きベッド',
    fallingpetals: '花びらが舞う|舞い散る花びら|桜吹雪|散る花びら',
    bladerunner: 'ブレードランナー',
  },
  ko: {
    years: '살|살의|세의',
    months: '개월|개월 된|주 된',
    fromBehind: '뒷모습|뒤에서 본|등을 돌린',
    kingsize: '킹사이즈 침대|더블 침대',
    fallingpetals: '흩날리는 꽃잎|떨어지는 꽃잎|꽃잎이 흩날리는',
    bladerunner: '블레이드 러너',
  },
  fr: {
    years: 'an|ans|an d âge',
    months: 'mois|semaines|semaine',
    fromBehind: 'de dos|vu de dos|vue de dos|de derrière|vu de derrière|vue de derrière',
    kingsize: 'lit king size|grand lit|lit double|lit à baldaquin',
    fallingpetals: 'pétales qui tombent|chute de pétales|pétales tombants',
    bladerunner: 'blade runner',
  },
  de: {
    years: 'jahre alt|jahr alt|jährig|jährige|jähriger|jähriges',
    months: 'monate alt|wochen alt|monate altes|wochen altes|wochen alter',
    fromBehind: 'von hinten|von hinten gesehen|rückenansicht|mit dem rücken zur kamera',
    kingsize: 'kingsize bett|doppelbett|himmelbett',
    fallingpetals: 'fallende blütenblätter|fallende kirschblüten|blütenblätter fallen',
    bladerunner: 'blade runner',
  },
  es: {
    years: 'año|años|años de edad',
    months: 'meses|semanas',
    fromBehind: 'de espaldas|vista de espaldas|visto de espaldas|desde atrás|vista desde atrás',
    kingsize: 'cama king size|cama doble|cama de matrimonio|cama con dosel',
    fallingpetals: 'pétalos que caen|pétalos cayendo|lluvia de pétalos',
    bladerunner: 'blade runner',
  },
  ru: {
    years: 'лет|летний|летняя|летнего|года|годовалый',
    months: 'месяцев|месяца|недель|недели',
    fromBehind: 'со спины|вид со спины|вид сзади|сзади',
    kingsize: 'двуспальная кровать|кровать с балдахином',
    fallingpetals: 'падающие лепестки|лепестки падают|летящие лепестки',
    bladerunner: 'бегущий по лезвию',
  },
  pt: {
    years: 'ano|anos|anos de idade',
    months: 'meses|semanas',
    fromBehind: 'de costas|vista de costas|visto de costas|por trás|vista por trás',
    kingsize: 'cama king size|cama de casal|cama com dossel',
    fallingpetals: 'pétalas caindo|pétalas a cair|chuva de pétalas',
    bladerunner: 'blade runner',
  },
  it: {
    years: 'anno|anni|anni di età',
    months: 'mesi|settimane',
    fromBehind: 'di spalle|visto di spalle|vista di spalle|da dietro|vista da dietro',
    kingsize: 'letto king size|letto matrimoniale|letto a baldacchino',
    fallingpetals: 'petali che cadono|petali cadenti|pioggia di petali',
    bladerunner: 'blade runner',
  },
  tr: {
    years: 'yaşında|yaşındaki',
    months: 'aylık|haftalık',
    fromBehind: 'arkadan görünüm|arkadan görünen|sırtı dönük|arkası dönük',
    kingsize: 'çift kişilik yatak|kral boy yatak',
    fallingpetals: 'düşen yapraklar çiçek|dökülen çiçek yaprakları|uçuşan çiçek yaprakları',
    bladerunner: 'blade runner',
  },
  ar: {
    years: 'سنوات|سنة|عاما|أعوام',
    months: 'أشهر|أسابيع',
    fromBehind: 'من الخلف|من الوراء|منظر خلفي',
    kingsize: 'سرير مزدوج|سرير كبير',
    fallingpetals: 'بتلات متساقطة|تساقط البتلات',
    bladerunner: 'بليد رانر',
  },
  hi: {
    years: 'साल का|साल की|साल के|वर्षीय|वर्ष का|वर्ष की',
    months: 'महीने का|महीने की|हफ्ते का',
    fromBehind: 'पीछे से|पीठ किए',
    kingsize: 'किंग साइज़ बिस्तर|डबल बेड',
    fallingpetals: 'गिरती पंखुड़ियाँ|झरती पंखुड़ियाँ',
    bladerunner: 'ब्लेड रनर',
  },
};
