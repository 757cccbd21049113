import type { WordTable } from '../language.ts';

/** What the air does; `snow` is the snow that lies, `snowfall` the one that falls. */
export type WeatherName =
  | 'clear'
  | 'cloudy'
  | 'rain'
  | 'snowfall'
  | 'snow'
  | 'fog'
  | 'storm'
  | 'wind';

/** Words for the weather. */
export const WEATHER_WORDS: WordTable<WeatherName> = {
  en: {
    clear: 'clear|sunny|cloudless|clear sky|blue sky|fair weather',
    cloudy:
      'cloud|cloudy|overcast|cloudscape|grey sky|fluffy clouds|cumulus|gray sky|grey skies|gray skies|leaden sky',
    rain: 'rain|rainy|drizzle|raining|downpour|wet|rainfall|shower|monsoon|rain soaked|light rain|heavy rain',
    snowfall:
      'snowing|it snows|snows|snowfall|blizzard|snowstorm|falling snow|snow falling|snow is falling|snow falls|snowflake|snow storm|light snow|heavy snow|light snowfall|heavy snowfall',
    snow: 'snow|snowy|ice|icy|frozen|arctic|frost|frosty|snow covered|snowcapped|snow capped|iceberg',
    fog: 'fog|foggy|mist|misty|haze|hazy|smoke|smoky|thick fog|dense fog|heavy fog|thick mist|dense mist|light fog|light mist|light haze|thin fog|slight fog',
    storm: 'storm|stormy|thunder|thunderstorm|lightning|tempest|hurricane|tornado|lightning bolt',
    wind: 'wind|windy|breeze|breezy|gale|gust',
  },
  zh: {
    clear: '晴|晴朗|晴天|万里无云|晴空|蓝天|无云',
    cloudy: '云|多云|阴天|白云|云朵|乌云|阴云|云彩|云层|灰色的天空|灰蒙蒙的天空|灰色天空',
    rain: '雨|下雨|雨天|细雨|大雨|雨中|毛毛雨|暴雨|烟雨',
    snowfall: '下雪|暴风雪|飘雪|降雪|雪花|大雪纷飞|飞雪',
    snow: '雪|冰|积雪|冰雪|白雪|霜|冰封|结冰|雪地|冰山',
    fog: '雾|薄雾|大雾|雾气|烟雾|云雾|朦胧|浓雾|雾霭|迷雾|轻雾|淡雾',
    storm: '暴风雨|闪电|雷电|雷雨|风暴|雷暴|打雷|龙卷风',
    wind: '风|大风|微风|刮风|狂风|清风',
  },
  ja: {
    clear: '晴れ|晴天|快晴|青空|晴れた|雲一つない|晴れ渡る',
    cloudy: '雲|曇り|曇天|曇り空|入道雲|くもり|積乱雲|曇った|灰色の空|どんよりした空|鉛色の空',
    rain: '雨|雨天|小雨|大雨|雨の日|土砂降り|雨降り|雨が降る|梅雨|霧雨',
    snowfall: '雪が降る|吹雪|降雪|粉雪|舞う雪|降る雪|雪の結晶|雪降る|雪の降る',
    snow: '雪|氷|雪景色|積雪|凍った|霜|氷の|雪山の|氷山|雪化粧',
    fog: '霧|霞|靄|濃霧|霧の|もや|霧深い|煙|薄い霧|薄霧|薄い靄',
    storm: '嵐|雷|稲妻|雷雨|暴風雨|台風|雷鳴|竜巻|落雷',
    wind: '風が吹く|強風|そよ風|風の強い|突風|風吹く',
  },
  ko: {
    clear: '맑은|화창한|맑음|쾌청한|푸른하늘|맑은하늘|청명한|구름한점없는',
    cloudy: '구름|흐린|흐림|먹구름|구름낀|뭉게구름|흰구름|잿빛 하늘|회색 하늘|회색빛 하늘',
    rain: '비|비오는|비내리는|빗속|소나기|장마|이슬비|폭우|빗방울|빗줄기',
    snowfall: '눈오는|눈보라|눈내리는|눈 내리는|눈이 내리는|함박눈|눈송이|첫눈|내리는눈',
    snow: '눈|얼음|눈덮인|눈 덮인|설경|서리|얼어붙은|눈쌓인|빙산|설원',
    fog: '안개|안개낀|안개속|자욱한|물안개|옅은안개|연기|짙은 안개|옅은 안개|가벼운 안개',
    storm: '폭풍|번개|천둥|폭풍우|태풍|뇌우|천둥번개|토네이도',
    wind: '바람|산들바람|강풍|바람부는|돌풍|미풍',
  },
  fr: {
    clear: 'clair|ensoleillé|ensoleillée|sans nuages|ciel bleu|dégagé|ciel dégagé|beau temps',
    cloudy:
      'nuage|nuageux|nuageuse|couvert de nuages|ciel gris|cumulus|ciel couvert|ciel gris et bas|ciel de plomb',
    rain: 'pluie|pluvieux|pluvieuse|bruine|averse|il pleut|pluies|mouillé|pluie légère|légère pluie|pluie fine|forte pluie',
    snowfall:
      'chute de neige|il neige|tempête de neige|blizzard|flocon|neige qui tombe|la neige tombe|neige tombant',
    snow: 'neige|enneigé|enneigée|glace|glacé|gelé|gelée|givre|arctique|iceberg',
    fog: 'brouillard|brume|brumeux|brumeuse|fumée|voilé|brouillard épais|brume épaisse|brume légère|légère brume|léger brouillard|brouillard léger',
    storm: 'orage|tempête|orageux|orageuse|éclair|foudre|tonnerre|ouragan|tornade',
    wind: 'vent|venteux|brise|rafale|bourrasque|venteuse',
  },
  de: {
    clear: 'klar|sonnig|wolkenlos|heiter|blauer himmel|klarer himmel',
    cloudy:
      'wolke|wolkig|bewölkt|bedeckt vom himmel|wolkenhimmel|trüb|wolken|grauer himmel|grauem himmel|grauen himmel|graue wolken',
    rain: 'regen|regnerisch|nieselregen|regnet|schauer|verregnet|platzregen|regentag|nass|leichter regen|leichtem regen|starker regen|starkem regen',
    snowfall:
      'schneefall|schneit|schneesturm|schneeflocke|schneegestöber|fallender schnee|schnee fällt|fällt schnee',
    snow: 'schnee|verschneit|schneebedeckt|eis|eisig|gefroren|frost|frostig|arktis|eisberg|zugefroren',
    fog: 'nebel|neblig|dunst|dunstig|rauch|nebelschwaden|diesig|dichter nebel|dicker nebel|leichter nebel|leichtem nebel|leichten nebel',
    storm: 'sturm|gewitter|stürmisch|blitz|donner|unwetter|orkan|tornado|blitze',
    wind: 'wind|windig|brise|böe|windstoß',
  },
  es: {
    clear: 'despejado|despejada|soleado|soleada|sin nubes|cielo azul|cielo despejado|claro',
    cloudy: 'nube|nublado|nublada|nuboso|cielo gris|cúmulo|encapotado|cielo plomizo|cielos grises',
    rain: 'lluvia|lluvioso|lluviosa|llovizna|lloviendo|aguacero|llueve|chubasco|mojado|lluvia ligera|lluvia fina|lluvia intensa',
    snowfall:
      'nevando|nevada intensa|ventisca|tormenta de nieve|copo|nieva|nieve cayendo|cae la nieve|nieve que cae|nevasca',
    snow: 'nieve|nevado|nevada|hielo|helado|helada|congelado|escarcha|ártico|iceberg',
    fog: 'niebla|neblina|brumoso|bruma|brumosa|humo|neblinoso|niebla espesa|niebla densa|niebla ligera|ligera niebla|neblina ligera',
    storm: 'tormenta|tormentoso|tormentosa|rayo|relámpago|trueno|tempestad|huracán|tornado',
    wind: 'viento|ventoso|brisa|ráfaga|ventosa|vendaval',
  },
  ru: {
    clear: 'ясный|солнечный|безоблачный|ясно|чистое небо|голубое небо|ясное',
    cloudy:
      'облако|облачный|пасмурный|туча|облачно|облака|кучевые облака|серое небо|серым небом|серого неба|свинцовое небо|плывут облака|облака плывут',
    rain: 'дождь|дождливый|ливень|морось|под дождем|дождик|мокрый|лёгкий дождь|легкий дождь|сильный дождь|легким дождем',
    snowfall:
      'снегопад|метель|вьюга|буран|падающий снег|снежинка|снежная буря|идет снег|падает снег|снег падает',
    snow: 'снег|снежный|заснеженный|лед|ледяной|замерзший|иней|мороз|морозный|айсберг|арктика|льда',
    fog: 'туман|туманный|дымка|мгла|дым|туманно|густой туман|плотный туман|лёгкий туман|легкий туман|лёгком тумане|легком тумане|лёгкая дымка|легкая дымка',
    storm: 'гроза|шторм|буря|молния|гром|грозовой|ураган|штормовой|торнадо',
    wind: 'ветер|ветреный|бриз|порыв ветра|ветрено',
  },
  pt: {
    clear: 'limpo|ensolarado|ensolarada|sem nuvens|céu azul|céu limpo|céu claro',
    cloudy: 'nuvem|nublado|nublada|nuvens|encoberto|céu cinzento|céu cinza|céu plúmbeo',
    rain: 'chuva|chuvoso|chuvosa|garoa|chovendo|aguaceiro|chuvisco|temporal de chuva|molhado|chuva leve|chuva forte|chuva fina',
    snowfall:
      'nevando|neva|queda de neve|nevasca|tempestade de neve|floco|neve caindo|cai a neve|neve que cai',
    snow: 'neve|nevado|nevada|gelo|gelado|gelada|congelado|congelada|geada|ártico|iceberg',
    fog: 'névoa|neblina|nevoeiro|enevoado|enevoada|bruma|fumaça|nebuloso|nevoeiro denso|névoa densa|neblina leve|névoa leve|leve neblina|nevoeiro leve',
    storm: 'tempestade|tempestuoso|raio|relâmpago|trovão|trovoada|furacão|tornado|tormenta',
    wind: 'vento|ventoso|brisa|ventania|rajada|ventosa',
  },
  it: {
    clear: 'sereno|serena|soleggiato|soleggiata|limpido|cielo azzurro|cielo sereno|senza nuvole',
    cloudy:
      'nuvola|nuvoloso|nuvolosa|nube|coperto di nuvole|cielo grigio|cumuli|cielo plumbeo|cieli grigi',
    rain: 'pioggia|piovoso|piovosa|pioviggine|piove|acquazzone|temporale di pioggia|bagnato|pioggia leggera|pioggia fitta',
    snowfall:
      'nevicata|nevica|bufera|bufera di neve|tormenta di neve|fiocco|neve che cade|cade la neve',
    snow: 'neve|nevoso|innevato|innevata|ghiaccio|ghiacciato|ghiacciata|gelato|brina|artico|iceberg',
    fog: 'nebbia|nebbioso|nebbiosa|foschia|bruma|brumoso|fumo|nebbia fitta|fitta nebbia|nebbia leggera|leggera nebbia|foschia leggera',
    storm: 'tempesta|temporale|tempestoso|fulmine|lampo|tuono|burrasca|uragano|tornado',
    wind: 'vento|ventoso|brezza|raffica|ventosa',
  },
  tr: {
    clear: 'açık hava|güneşli|berrak|açık gökyüzü|mavi gökyüzü',
    cloudy: 'bulut|bulutlu|kapalı hava|bulutlar|gri gökyüzü|gri gök|gri bir gökyüzü',
    rain: 'yağmur|yağmurlu|çiseleyen|sağanak|yağışlı|çise|ıslak|hafif yağmur|şiddetli yağmur',
    snowfall: 'kar yağışı|tipi|kar fırtınası|kar tanesi|yağan kar|kar yağıyor',
    snow: 'kar|karda oynayan|karda oynuyor|karlı|buz|buzlu|donmuş|kırağı|ayaz|kutup|buzdağı|karla kaplı',
    fog: 'sis|sisli|pus|puslu|duman|dumanlı|yoğun sis|hafif sis|hafif bir sis',
    storm: 'fırtına|fırtınalı|şimşek|yıldırım|gök gürültüsü|kasırga|hortum',
    wind: 'rüzgar|rüzgarlı|esinti|meltem|bora',
  },
  ar: {
    clear: 'صاف|صافية|مشمس|مشمسة|سماء صافية|سماء زرقاء|صحو|صافي',
    cloudy: 'غيوم|سحاب|غائم|غائمة|غيمة|سحب|سحابة|ملبد بالغيوم|سماء رمادية|السماء رمادية|سماء ملبدة',
    rain: 'مطر|ممطر|ممطرة|أمطار|رذاذ|تمطر|ماطر|ماطرة|مطر خفيف|مطر غزير',
    snowfall: 'تساقط الثلج|تساقط الثلوج|عاصفة ثلجية|تثلج|ندف الثلج|ثلج متساقط',
    snow: 'ثلج|ثلوج|جليد|ثلجي|ثلجية|متجمد|متجمدة|صقيع|جليدي|جليدية|مثلج|قطبي|مكسو بالثلج',
    fog: 'ضباب|ضبابي|ضبابية|سديم الصباح|غبش|دخان|شبورة|ضباب كثيف|ضباب خفيف',
    storm: 'عاصفة|عاصف|برق|رعد|إعصار|عاصفة رعدية|عواصف|صاعقة',
    wind: 'ريح|رياح|نسيم|عاصف الريح',
  },
  hi: {
    clear: 'साफ़|साफ|धूप भरा|साफ आसमान|नीला आसमान|निर्मल|धूपदार',
    cloudy: 'बादल|मेघ|घटा|बादलों भरा|बदली|धूसर आसमान|ग्रे आसमान|धूसर आकाश|भूरा आसमान',
    rain: 'बारिश|वर्षा|बरसात|बूंदाबांदी|बरसाती|मानसून|फुहार|हल्की बारिश|तेज बारिश|तेज़ बारिश',
    snowfall: 'बर्फबारी|हिमपात|बर्फीला तूफान|गिरती बर्फ|बर्फ़ गिरते|बर्फ गिरते|बर्फ़बारी|बर्फ गिर',
    snow: 'बर्फ|बर्फीला|बर्फीली|हिम|पाला|जमा हुआ|जमी हुई|हिमखंड|बर्फ से ढका',
    fog: 'कोहरा|धुंध|कुहासा|धुआं|कोहरे|घना कोहरा|हल्का कोहरा|हल्की धुंध|हल्के कोहरे|घने कोहरे',
    storm: 'तूफान|आंधी|बिजली|गरज|तूफ़ान|आंधी तूफान|चक्रवात',
    wind: 'हवा|तेज़ हवा|मंद हवा|समीर|पवन',
  },
};
