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
    valleystream:
      'valley stream|forest stream|forest brook|woodland stream|woodland brook|wooded ravine|wooded gorge|stream in the woods|brook in the woods',
    dippingfeet:
      'dipping their feet|dipping his feet|dipping her feet|dipping feet|dipping my feet|dip their feet|feet in the water|cooling their feet|cooling his feet|cooling her feet|soaking their feet|dangling their feet in the water',
    glacier:
      'glacier|glaciers+|glacier tongue|glacier front|glacial lake|glacier lagoon|glacier lake|tidewater glacier|perito moreno|jökulsárlón',
    lockcanal:
      'narrowboat|narrow boat|narrowboats+|canal boat|canal boats+|canal lock|canal locks|country canal|english canal|industrial canal|canal towpath|towpath|canal barge|barge on a canal|lock on a canal|canal with a lock|canal with locks|lock gates|canal in the countryside|canal through the countryside|canal through fields|canal through meadows|rural canal',
    seine:
      'river seine|the seine|seine river|banks of the seine|bank of the seine|quay of the seine|quays of the seine|on the quay of the seine|bouquiniste|bouquinistes|bookstalls of the seine|bookstalls on the seine|bookstalls along the seine',
    thames: 'thames|river thames|the thames|banks of the thames|thames river',
    tiber: 'tiber|river tiber|the tiber|banks of the tiber|tiber river',
    crowdedbeach:
      'crowded beach|busy beach|packed beach|overcrowded beach|beach full of people|beach packed with people|beach crowded with people',
    sandflats:
      'low tide|ebb tide|tidal flat|tidal flats|mudflat|mudflats|mud flats|sand flats|wadden sea|sandbanks at low tide|mudflat hiking|mudflat hike|mudflat walk|mudflat walking|walking on the mudflats|exposed seabed|sea floor at low tide',
  },
  zh: {
    widefalls: '宽阔的瀑布|尼亚加拉瀑布',
    tallfalls: '高高的瀑布|高大的瀑布',
    icefalls: '结冰的瀑布|冰瀑',
    icecanal: '结冰的运河|冰封的运河',
    rapids: '急流|激流|湍急的河流|湍急的河|湍流',
    valleystream: '溪谷|山涧|山溪|林间小溪|森林小溪',
    dippingfeet: '泡脚|把脚泡在水里|脚泡在水里|泡着脚|戏水泡脚',
    glacier: '冰川|冰川湖|冰河|冰舌|莫雷诺冰川',
    lockcanal: '窄船|运河船闸|有船闸的运河|船闸|英国运河|乡村运河|运河驳船|纤道',
    sandflats: '退潮|低潮|滩涂|泥滩|退潮的沙滩|泥滩徒步|赶海|滩涂徒步|退潮后的海滩',
    seine: '塞纳河|塞纳河畔|塞纳河边',
    thames: '泰晤士河|泰晤士河畔|泰晤士河边',
    tiber: '台伯河|台伯河畔|台伯河边',
    crowdedbeach: '拥挤的海滩|人山人海的海滩|挤满人的海滩|热闹的海滩',
  },
  ja: {
    widefalls: '幅の広い滝|ナイアガラの滝',
    tallfalls: '高い滝|落差の大きい滝',
    icefalls: '凍った滝|氷瀑',
    icecanal: '凍った運河|氷結した運河',
    rapids: '急流|激流|早瀬|流れの速い川',
    valleystream: '渓谷|谷川|沢|山の渓流|森の小川',
    dippingfeet: '足を水につける|足を水に浸す|足を浸す|足をつける|水に足をつけている|足を冷やす',
    glacier: '氷河|氷河湖|ペリトモレノ',
    lockcanal: 'ナローボート|運河の水門|イギリスの運河|田舎の運河|運河の閘門|閘門|水門のある運河',
    sandflats: '干潟|干潮|引き潮|潮が引いた海岸|潮干狩り|干潟歩き|干潟ウォーク',
    seine: 'セーヌ川|セーヌ河畔|セーヌ川のほとり',
    thames: 'テムズ川|テムズ河畔',
    tiber: 'テヴェレ川|テベレ川',
    crowdedbeach: '混雑したビーチ|混んだビーチ|人でいっぱいのビーチ|海水浴場|賑やかなビーチ',
  },
  ko: {
    widefalls: '넓은 폭포|나이아가라 폭포',
    tallfalls: '높은 폭포',
    icefalls: '얼어붙은 폭포|빙폭',
    icecanal: '얼어붙은 운하|언 운하',
    rapids: '급류|거센 강물|물살이 빠른 강|격류',
    valleystream: '계곡|골짜기 개울|숲속 개울|숲속 계곡|산골짜기',
    dippingfeet:
      '발 담그고 있는|발 담그고|발을 담그고 있는|발을 담그고|발 담근|발을 담근|물에 발을 담근',
    glacier: '빙하|빙하 호수|빙하호',
    lockcanal: '내로우보트|운하 갑문|갑문|영국 운하|시골 운하',
    sandflats: '갯벌|썰물|간조|썰물의 해변|갯벌 체험|갯벌 걷기',
    seine: '센강|센 강|세느강|센강변',
    thames: '템스강|템즈강|템스강변',
    tiber: '테베레강|티베르강|테베레강변',
    crowdedbeach: '붐비는 해변|사람들로 가득한 해변|해수욕장|북적이는 해변',
  },
  fr: {
    widefalls: 'large cascade|chutes du niagara|niagara|chutes d iguazu',
    tallfalls: 'haute cascade|grande cascade',
    icefalls: 'cascade gelée|cascade de glace|chute d eau gelée',
    icecanal: 'canal gelé|canaux gelés',
    rapids: 'rapides|torrent|eaux vives|rivière rapide|rivière tumultueuse|rivière sauvage',
    valleystream:
      'ruisseau de forêt|ruisseau forestier|ruisseau en forêt|gorge boisée|vallon boisé',
    dippingfeet:
      'les pieds dans l eau|trempant les pieds|trempe les pieds|trempent les pieds|trempent leurs pieds|se trempant les pieds',
    glacier: 'glacier|glaciers+|langue glaciaire|lac glaciaire|front du glacier|perito moreno',
    lockcanal:
      'péniche|péniches+|écluse|canal anglais|canal de campagne|chemin de halage|canal du midi',
    sandflats:
      'marée basse|vasière|estran|bancs de sable à marée basse|pêche à pied|traversée de la baie à pied|marche dans la vase|balade sur la vasière',
    seine:
      'la seine|bords de seine|bord de la seine|bords de la seine|quai de la seine|quais de la seine|quais de seine|bouquiniste|bouquinistes|pont des arts',
    thames: 'tamise|bords de la tamise',
    tiber: 'tibre|bords du tibre',
    crowdedbeach: 'plage bondée|plage pleine de monde|plage noire de monde|plage animée',
  },
  de: {
    widefalls: 'breiter wasserfall|niagarafälle|niagara',
    tallfalls: 'hoher wasserfall|hohe wasserfälle',
    icefalls: 'gefrorener wasserfall|zugefrorener wasserfall|eisfall',
    icecanal: 'zugefrorener kanal|gefrorener kanal|zugefrorene gracht|gefrorene gracht',
    rapids:
      'stromschnellen|stromschnelle|wildwasser|wildbach|reißender fluss|reissender fluss|wilder fluss|schneller fluss',
    valleystream: 'waldbach|waldbächlein|bachtal|bewaldete schlucht|bach im wald',
    dippingfeet:
      'füße im wasser|die füße im wasser|kühlt die füße|kühlen die füße|kühlt sich die füße|hält die füße ins wasser|halten die füße ins wasser|taucht die füße ins wasser',
    glacier: 'gletscher|gletscherzunge|gletschersee|gletscherlagune|perito moreno',
    lockcanal:
      'narrowboat|kanalboot|kanalschleuse|englischer kanal|treidelpfad|schleuse am kanal|hausboote auf dem kanal|kanal mit schleuse|kanal mit einer schleuse|kanal auf dem land',
    sandflats:
      'ebbe|watt|wattenmeer|niedrigwasser|schlickwatt|wattwanderung|wattwanderungen|wattwandern|wattwanderer|im watt|wattenlaufen',
    seine: 'an der seine|seineufer|ufer der seine|bouquinisten|fluss seine',
    thames: 'themse|themseufer|ufer der themse',
    tiber: 'tiber|tiberufer|ufer des tiber|ufer des tibers',
    crowdedbeach:
      'überfüllter strand|überfüllten strand|voller strand|vollen strand|belebter strand|belebten strand',
  },
  es: {
    widefalls: 'cascada ancha|cataratas del niágara|cataratas del iguazú',
    tallfalls: 'cascada alta|cascada altísima',
    icefalls: 'cascada helada|cascada congelada',
    icecanal: 'canal helado|canal congelado|canales helados',
    rapids:
      'rápidos|rápidos de un río|aguas bravas|río rápido|río embravecido|río caudaloso|torrente',
    valleystream: 'arroyo del bosque|arroyo en el bosque|garganta arbolada|barranco arbolado',
    dippingfeet:
      'con los pies en el agua|los pies en el agua|mojándose los pies|mojando los pies|remojando los pies|refrescándose los pies',
    glacier: 'glaciar|glaciares+|lengua glaciar|lago glaciar|perito moreno',
    lockcanal: 'barcaza|barcazas+|esclusa|canal inglés|canal rural|canal de castilla',
    sandflats:
      'marea baja|bajamar|llanura de marea|marisma de arena|caminata por la marisma|caminata por el fango|marisqueo a pie|paseo con marea baja',
    seine: 'sena|río sena|orillas del sena|orilla del sena|muelle del sena|muelles del sena',
    thames: 'támesis|río támesis|orillas del támesis|orilla del támesis',
    tiber: 'tíber|río tíber|orillas del tíber|orilla del tíber',
    crowdedbeach: 'playa abarrotada|playa llena de gente|playa concurrida|playa repleta',
  },
  ru: {
    widefalls: 'широкий водопад|ниагарский водопад|ниагара',
    tallfalls: 'высокий водопад',
    icefalls: 'замёрзший водопад|замерзший водопад|ледопад',
    icecanal: 'замёрзший канал|замерзший канал|замёрзшие каналы',
    rapids: 'речные пороги|пороги на реке|бурная река|быстрая река|горный поток|стремнина',
    valleystream:
      'лесной ручей|лесного ручья|лесному ручью|лесном ручье|лесистое ущелье|лесистом ущелье',
    dippingfeet:
      'опустив ноги в воду|опустили ноги в воду|мочит ноги|мочат ноги|ноги в воде|с ногами в воде|охлаждает ноги',
    glacier: 'ледник|ледники|язык ледника|ледниковое озеро|перито морено',
    lockcanal:
      'канальная лодка|шлюз на канале|канал со шлюзом|шлюзы на канале|английский канал|сельский канал|баржа на канале',
    sandflats:
      'отлив|ватты|песчаная отмель|илистая отмель|прогулка по ваттам|прогулка по дну моря во время отлива|во время отлива',
    seine:
      'река сена|реки сены|берег сены|берегу сены|набережная сены|набережной сены|у сены|вдоль сены',
    thames: 'темза|темзы|темзе|темзу|река темза|берег темзы|берегу темзы',
    tiber: 'тибр|тибра|тибре|река тибр|берег тибра|берегу тибра',
    crowdedbeach:
      'переполненный пляж|переполненном пляже|людный пляж|людном пляже|пляж полный людей',
  },
  pt: {
    widefalls: 'cachoeira larga|cataratas do niágara|cataratas do iguaçu',
    tallfalls: 'cachoeira alta|grande cachoeira',
    icefalls: 'cachoeira congelada|cascata congelada',
    icecanal: 'canal gelado|canal congelado|canais congelados',
    rapids: 'corredeiras|corredeira|águas bravas|rio rápido|rio caudaloso|rápidos do rio|torrente',
    valleystream:
      'riacho da floresta|riacho na floresta|riacho da mata|riacho na mata|ravina arborizada',
    dippingfeet: 'com os pés na água|os pés na água|molhando os pés|refrescando os pés|pés na água',
    glacier: 'geleira|geleiras+|glaciar|glaciares+|lago glacial|perito moreno',
    lockcanal: 'barcaça|barcaças+|eclusa|canal inglês|canal rural',
    sandflats:
      'maré baixa|baixa mar|planície de maré|lodaçal|caminhada na maré baixa|caminhada no lodo|passeio na maré baixa',
    seine: 'rio sena|margens do sena|margem do sena|cais do sena|às margens do sena',
    thames: 'tâmisa|tamisa|rio tâmisa|rio tamisa|margens do tâmisa',
    tiber: 'rio tibre|tibre|margens do tibre',
    crowdedbeach: 'praia lotada|praia cheia de gente|praia cheia|praia movimentada',
  },
  it: {
    widefalls: 'cascata larga|cascate del niagara',
    tallfalls: 'cascata alta|alta cascata',
    icefalls: 'cascata ghiacciata|cascata di ghiaccio',
    icecanal: 'canale ghiacciato|canali ghiacciati|canale gelato',
    rapids:
      'rapide|rapide del fiume|acque bianche|fiume impetuoso|fiume rapido|fiume in piena|torrente impetuoso',
    valleystream: 'ruscello nel bosco|ruscello di bosco|torrente nel bosco|gola boscosa',
    dippingfeet:
      'con i piedi nell acqua|i piedi nell acqua|immergendo i piedi|bagnandosi i piedi|rinfrescandosi i piedi',
    glacier: 'ghiacciaio|ghiacciai|lingua del ghiacciaio|lago glaciale|perito moreno',
    lockcanal:
      'chiatta|chiatte+|chiusa del canale|canale con una chiusa|canale con chiusa|canale inglese|canale di campagna|alzaia',
    sandflats:
      'bassa marea|piana di marea|distesa di fango|passeggiata con la bassa marea|escursione nel fango|camminata sul fango',
    seine: 'senna|lungosenna|riva della senna|rive della senna',
    thames: 'tamigi|riva del tamigi|rive del tamigi',
    tiber: 'tevere|lungotevere|riva del tevere|rive del tevere',
    crowdedbeach: 'spiaggia affollata|spiaggia piena di gente|spiaggia gremita',
  },
  tr: {
    widefalls: 'geniş şelale|niagara şelalesi',
    tallfalls: 'yüksek şelale',
    icefalls: 'donmuş şelale',
    icecanal: 'donmuş kanal',
    rapids: 'çavlan|hızlı akan nehir|azgın nehir|coşkun nehir|hızlı nehir|akarsu ivintisi',
    valleystream: 'orman deresi|ormandaki dere|ağaçlı vadi|dere kenarı',
    dippingfeet:
      'ayaklarını suya sokan|ayaklarını suya sokuyor|ayakları suda|ayaklarını suya sokmuş',
    glacier: 'buzul|buzullar+|buzul gölü|perito moreno',
    lockcanal: 'dar tekne|kanal teknesi|kanal havuzu|havuzlu kanal|ingiliz kanalı|kır kanalı',
    sandflats:
      'gelgit düzlüğü|cezir|sular çekildiğinde|çamur düzlüğü|çamur yürüyüşü|gelgit yürüyüşü|deniz çekildiğinde',
    seine: 'sen nehri|sen nehri kıyısı',
    thames: 'thames nehri|taymis nehri|thames kıyısı',
    tiber: 'tiber nehri|tiber kıyısı',
    crowdedbeach: 'kalabalık plaj|kalabalık plajda|kalabalık sahil|insan dolu plaj',
  },
  ar: {
    widefalls: 'شلال عريض|شلالات نياغارا',
    tallfalls: 'شلال مرتفع|شلال شاهق',
    icefalls: 'شلال متجمد',
    icecanal: 'قناة متجمدة',
    rapids: 'منحدرات النهر|نهر سريع|نهر جارف|نهر هائج|مياه بيضاء',
    valleystream: 'جدول في الغابة|جدول الغابة|ساقية في الغابة|واد مشجر',
    dippingfeet:
      'أقدامهم في الماء|يغمسون أقدامهم في الماء|قدماه في الماء|يبلل قدميه|يبللون أقدامهم',
    glacier: 'نهر جليدي|النهر الجليدي|الأنهار الجليدية|أنهار جليدية|بحيرة جليدية',
    lockcanal: 'قارب ضيق|هويس القناة|هويس|قناة بهويس|قناة إنجليزية|قناة ريفية',
    sandflats:
      'انحسار المد|الجزر البحري|مسطحات طينية|شاطئ عند الجزر|المشي على الطين|المشي في المد والجزر|المشي على المسطحات الطينية',
    seine: 'نهر السين|ضفاف السين|ضفة السين',
    thames: 'نهر التايمز|نهر التيمز|ضفاف التايمز',
    tiber: 'نهر التيبر|ضفاف التيبر',
    crowdedbeach: 'شاطئ مزدحم|الشاطئ المزدحم|شاطئ مكتظ',
  },
  hi: {
    widefalls: 'चौड़ा झरना|नियाग्रा जलप्रपात',
    tallfalls: 'ऊँचा झरना|ऊंचा झरना',
    icefalls: 'जमा हुआ झरना',
    icecanal: 'जमी हुई नहर',
    rapids: 'तेज़ नदी|तेज नदी|उफनती नदी|तीव्र धारा|तेज़ बहती नदी',
    valleystream: 'जंगल की धारा|जंगल का नाला|पहाड़ी झरना नाला|वन की धारा',
    dippingfeet: 'पानी में पैर डाले|पानी में पैर डालकर|पैर पानी में डाले|पानी में पैर डुबोए|पैर डुबोए',
    glacier: 'हिमनद|ग्लेशियर|हिमानी|हिमनद झील',
    lockcanal: 'नैरोबोट|नहर का लॉक|लॉक वाली नहर|अंग्रेज़ी नहर|ग्रामीण नहर',
    sandflats: 'भाटा|उतरता ज्वार|कीचड़ का मैदान|ज्वारीय मैदान|कीचड़ में सैर|भाटे में सैर|कीचड़ पर चलना',
    seine: 'सीन नदी|सेन नदी',
    thames: 'टेम्स नदी|थेम्स नदी|टेम्स',
    tiber: 'टाइबर नदी|तिबर नदी',
    crowdedbeach: 'भीड़ भरा समुद्र तट|भीड़ वाला समुद्र तट|भीड़भाड़ वाला समुद्र तट|भीड़ भरे समुद्र तट',
  },
};
