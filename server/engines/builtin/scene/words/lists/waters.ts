import type { WordTable } from '../../../words/language.ts';
import type { WaterKey } from '../water-keys.ts';

/** Words for places that are known by their water. */
export const WATER_WORDS: WordTable<WaterKey> = {
  en: {
    widefalls:
      'wide waterfall|broad waterfall|niagara falls|niagara|iguazu falls|iguazu|victoria falls',
    tallfalls: 'tall waterfall|high waterfall|towering waterfall|angel falls',
    icefalls: 'frozen waterfall|frozen falls|icy waterfall|ice waterfall|icefall',
    icecanal: 'frozen canal|frozen canals|iced over canal|canal in ice',
    rapids:
      'rapids|river rapids|white water|whitewater|white water rapids|fast river|fast flowing river|raging river|rushing river|roaring river|wild river|torrent|raging torrent',
    lockcanal:
      'narrowboat|narrow boat|narrowboats+|canal boat|canal boats+|canal lock|canal locks|country canal|english canal|industrial canal|canal towpath|towpath|canal barge|barge on a canal|lock on a canal|canal with a lock|canal with locks|lock gates|canal in the countryside|canal through the countryside|canal through fields|canal through meadows|rural canal',
    sandflats:
      'low tide|ebb tide|tidal flat|tidal flats|mudflat|mudflats|mud flats|sand flats|wadden sea|sandbanks at low tide',
  },
  zh: {
    widefalls: '宽阔的瀑布|尼亚加拉瀑布',
    tallfalls: '高高的瀑布|高大的瀑布',
    icefalls: '结冰的瀑布|冰瀑',
    icecanal: '结冰的运河|冰封的运河',
    rapids: '急流|激流|湍急的河流|湍急的河|湍流',
    lockcanal: '窄船|运河船闸|有船闸的运河|船闸|英国运河|乡村运河|运河驳船|纤道',
    sandflats: '退潮|低潮|滩涂|泥滩|退潮的沙滩',
  },
  ja: {
    widefalls: '幅の広い滝|ナイアガラの滝',
    tallfalls: '高い滝|落差の大きい滝',
    icefalls: '凍った滝|氷瀑',
    icecanal: '凍った運河|氷結した運河',
    rapids: '急流|激流|早瀬|流れの速い川',
    lockcanal: 'ナローボート|運河の水門|イギリスの運河|田舎の運河|運河の閘門|閘門|水門のある運河',
    sandflats: '干潟|干潮|引き潮|潮が引いた海岸',
  },
  ko: {
    widefalls: '넓은 폭포|나이아가라 폭포',
    tallfalls: '높은 폭포',
    icefalls: '얼어붙은 폭포|빙폭',
    icecanal: '얼어붙은 운하|언 운하',
    rapids: '급류|거센 강물|물살이 빠른 강|격류',
    lockcanal: '내로우보트|운하 갑문|갑문|영국 운하|시골 운하',
    sandflats: '갯벌|썰물|간조|썰물의 해변',
  },
  fr: {
    widefalls: 'large cascade|chutes du niagara|niagara|chutes d iguazu',
    tallfalls: 'haute cascade|grande cascade',
    icefalls: 'cascade gelée|cascade de glace|chute d eau gelée',
    icecanal: 'canal gelé|canaux gelés',
    rapids: 'rapides|torrent|eaux vives|rivière rapide|rivière tumultueuse|rivière sauvage',
    lockcanal:
      'péniche|péniches+|écluse|canal anglais|canal de campagne|chemin de halage|canal du midi',
    sandflats: 'marée basse|vasière|estran|bancs de sable à marée basse',
  },
  de: {
    widefalls: 'breiter wasserfall|niagarafälle|niagara',
    tallfalls: 'hoher wasserfall|hohe wasserfälle',
    icefalls: 'gefrorener wasserfall|zugefrorener wasserfall|eisfall',
    icecanal: 'zugefrorener kanal|gefrorener kanal|zugefrorene gracht|gefrorene gracht',
    rapids:
      'stromschnellen|stromschnelle|wildwasser|wildbach|reißender fluss|reissender fluss|wilder fluss|schneller fluss',
    lockcanal:
      'narrowboat|kanalboot|kanalschleuse|englischer kanal|treidelpfad|schleuse am kanal|hausboote auf dem kanal|kanal mit schleuse|kanal mit einer schleuse|kanal auf dem land',
    sandflats: 'ebbe|watt|wattenmeer|niedrigwasser|schlickwatt',
  },
  es: {
    widefalls: 'cascada ancha|cataratas del niágara|cataratas del iguazú',
    tallfalls: 'cascada alta|cascada altísima',
    icefalls: 'cascada helada|cascada congelada',
    icecanal: 'canal helado|canal congelado|canales helados',
    rapids:
      'rápidos|rápidos de un río|aguas bravas|río rápido|río embravecido|río caudaloso|torrente',
    lockcanal: 'barcaza|barcazas+|esclusa|canal inglés|canal rural|canal de castilla',
    sandflats: 'marea baja|bajamar|llanura de marea|marisma de arena',
  },
  ru: {
    widefalls: 'широкий водопад|ниагарский водопад|ниагара',
    tallfalls: 'высокий водопад',
    icefalls: 'замёрзший водопад|замерзший водопад|ледопад',
    icecanal: 'замёрзший канал|замерзший канал|замёрзшие каналы',
    rapids: 'речные пороги|пороги на реке|бурная река|быстрая река|горный поток|стремнина',
    lockcanal:
      'канальная лодка|шлюз на канале|канал со шлюзом|шлюзы на канале|английский канал|сельский канал|баржа на канале',
    sandflats: 'отлив|ватты|песчаная отмель|илистая отмель',
  },
  pt: {
    widefalls: 'cachoeira larga|cataratas do niágara|cataratas do iguaçu',
    tallfalls: 'cachoeira alta|grande cachoeira',
    icefalls: 'cachoeira congelada|cascata congelada',
    icecanal: 'canal gelado|canal congelado|canais congelados',
    rapids: 'corredeiras|corredeira|águas bravas|rio rápido|rio caudaloso|rápidos do rio|torrente',
    lockcanal: 'barcaça|barcaças+|eclusa|canal inglês|canal rural',
    sandflats: 'maré baixa|baixa mar|planície de maré|lodaçal',
  },
  it: {
    widefalls: 'cascata larga|cascate del niagara',
    tallfalls: 'cascata alta|alta cascata',
    icefalls: 'cascata ghiacciata|cascata di ghiaccio',
    icecanal: 'canale ghiacciato|canali ghiacciati|canale gelato',
    rapids:
      'rapide|rapide del fiume|acque bianche|fiume impetuoso|fiume rapido|fiume in piena|torrente impetuoso',
    lockcanal:
      'chiatta|chiatte+|chiusa del canale|canale con una chiusa|canale con chiusa|canale inglese|canale di campagna|alzaia',
    sandflats: 'bassa marea|piana di marea|distesa di fango',
  },
  tr: {
    widefalls: 'geniş şelale|niagara şelalesi',
    tallfalls: 'yüksek şelale',
    icefalls: 'donmuş şelale',
    icecanal: 'donmuş kanal',
    rapids: 'çavlan|hızlı akan nehir|azgın nehir|coşkun nehir|hızlı nehir|akarsu ivintisi',
    lockcanal: 'dar tekne|kanal teknesi|kanal havuzu|havuzlu kanal|ingiliz kanalı|kır kanalı',
    sandflats: 'gelgit düzlüğü|cezir|sular çekildiğinde|çamur düzlüğü',
  },
  ar: {
    widefalls: 'شلال عريض|شلالات نياغارا',
    tallfalls: 'شلال مرتفع|شلال شاهق',
    icefalls: 'شلال متجمد',
    icecanal: 'قناة متجمدة',
    rapids: 'منحدرات النهر|نهر سريع|نهر جارف|نهر هائج|مياه بيضاء',
    lockcanal: 'قارب ضيق|هويس القناة|هويس|قناة بهويس|قناة إنجليزية|قناة ريفية',
    sandflats: 'انحسار المد|الجزر البحري|مسطحات طينية|شاطئ عند الجزر',
  },
  hi: {
    widefalls: 'चौड़ा झरना|नियाग्रा जलप्रपात',
    tallfalls: 'ऊँचा झरना|ऊंचा झरना',
    icefalls: 'जमा हुआ झरना',
    icecanal: 'जमी हुई नहर',
    rapids: 'तेज़ नदी|तेज नदी|उफनती नदी|तीव्र धारा|तेज़ बहती नदी',
    lockcanal: 'नैरोबोट|नहर का लॉक|लॉक वाली नहर|अंग्रेज़ी नहर|ग्रामीण नहर',
    sandflats: 'भाटा|उतरता ज्वार|कीचड़ का मैदान|ज्वारीय मैदान',
  },
};
