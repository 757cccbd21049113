import { COLOURS } from '../../words/lists/colours.ts';
import type { Colour, DayTime, Land, Mood, Season, SkyBody, Thing, Weather } from './idea.ts';

/** What a word means to the painter. */
export type Meaning =
  | { readonly land: Land }
  | { readonly time: DayTime }
  | { readonly weather: Weather }
  | { readonly season: Season }
  | { readonly sky: SkyBody }
  | { readonly thing: Thing }
  | { readonly mood: Mood }
  | { readonly colour: Colour }
  | { readonly count: number }
  | { readonly snowy: true };

/**
 * Words by meaning, in English, Chinese and Arabic; a further language adds its words to the lists.
 * Several words separated by a space match as a phrase.
 */
const ENTRIES: readonly (readonly [Meaning, string])[] = [
  [
    { land: 'mountain' },
    'mountain|mount|peak|alps|alpine|cliff|canyon|valley|volcano|summit|山|山峰|山脉|峡谷|جبل|جبال|وادي',
  ],
  [{ land: 'sea' }, 'sea|ocean|water|wave|bay|harbor|harbour|port|海|大海|海洋|水|بحر|ماء|محيط'],
  [{ land: 'beach' }, 'beach|coast|shore|seaside|sand|tropical|海滩|沙滩|海边|شاطئ|ساحل'],
  [{ land: 'forest' }, 'forest|wood|woods|woodland|jungle|森林|树林|丛林|غابة'],
  [{ land: 'desert' }, 'desert|dune|sahara|沙漠|صحراء'],
  [
    { land: 'city' },
    'city|town|skyline|downtown|street|urban|skyscraper|metropolis|cyberpunk|neon|building|tokyo|new york|城市|都市|街道|مدينة|شارع',
  ],
  [
    { land: 'field' },
    'field|meadow|hill|grassland|countryside|farm|prairie|grass|lawn|garden|village|pasture|lavender|田野|草地|草原|花园|村庄|حقل|مرج|حديقة|قرية',
  ],
  [{ land: 'lake' }, 'lake|pond|reflection|fjord|湖|湖泊|بحيرة'],
  [{ land: 'island' }, 'island|isle|岛|岛屿|جزيرة'],
  [{ land: 'river' }, 'river|stream|creek|brook|河|河流|小溪|نهر'],
  [{ land: 'plain' }, 'night sky|starry sky|space|galaxy|universe|sky|steppe|星空|天空|سماء'],
  [{ time: 'dawn' }, 'dawn|sunrise|morning|early|黎明|日出|清晨|早晨|فجر|شروق|صباح'],
  [{ time: 'day' }, 'day|noon|daylight|midday|afternoon|白天|中午|下午|نهار|ظهر'],
  [{ time: 'sunset' }, 'sunset|golden hour|golden|evening|日落|夕阳|傍晚|غروب|مساء'],
  [{ time: 'dusk' }, 'dusk|twilight|blue hour|黄昏|暮色|شفق'],
  [{ time: 'night' }, 'night|midnight|nighttime|nocturnal|夜|夜晚|夜空|ليل|ليلة'],
  [{ weather: 'clear' }, 'clear|sunny|cloudless|晴朗|晴天|مشمس|صافية'],
  [{ weather: 'cloudy' }, 'cloud|cloudy|overcast|云|多云|غيوم|سحاب|غائم'],
  [{ weather: 'rain' }, 'rain|rainy|drizzle|雨|下雨|مطر|ممطر'],
  [{ weather: 'snowfall' }, 'snowing|snowfall|blizzard|snowstorm|下雪|暴风雪'],
  [{ weather: 'fog' }, 'fog|foggy|mist|misty|haze|hazy|雾|薄雾|ضباب'],
  [{ weather: 'storm' }, 'storm|stormy|thunder|thunderstorm|lightning|暴风雨|闪电|عاصفة|برق'],
  [{ season: 'spring' }, 'spring|springtime|春天|春|ربيع'],
  [{ season: 'summer' }, 'summer|夏天|夏|صيف'],
  [{ season: 'autumn' }, 'autumn|fall|autumnal|秋天|秋|خريف'],
  [{ season: 'winter' }, 'winter|wintry|冬天|冬|شتاء'],
  [{ snowy: true }, 'snow|snowy|ice|icy|frozen|glacier|arctic|雪|冰|ثلج|جليد'],
  [{ sky: 'sun' }, 'sun|太阳|شمس'],
  [{ sky: 'moon' }, 'moon|moonlight|moonlit|full moon|月亮|月光|قمر'],
  [{ sky: 'stars' }, 'star|stars|starry|starlight|星星|نجوم|نجمة'],
  [{ sky: 'milkyway' }, 'milky way|galaxy|nebula|银河|مجرة'],
  [{ sky: 'aurora' }, 'aurora|northern lights|borealis|极光|شفق قطبي'],
  [{ sky: 'rainbow' }, 'rainbow|彩虹|قوس قزح'],
  [{ sky: 'planet' }, 'planet|saturn|alien|行星|كوكب'],
  [{ sky: 'birds' }, 'bird|birds|seagull|gull|crow|eagle|鸟|海鸥|طائر|طيور'],
  [{ sky: 'balloon' }, 'balloon|hot air balloon|热气球|منطاد'],
  [{ thing: 'tree' }, 'tree|oak tree|oak|maple tree|maple|birch|willow|树|大树|شجرة|أشجار'],
  [
    { thing: 'conifer' },
    'pine|pine tree|fir tree|christmas tree|fir|spruce|conifer|cedar|松树|صنوبر',
  ],
  [{ thing: 'palm' }, 'palm|palm tree|coconut|棕榈|椰树|نخلة|نخيل'],
  [{ thing: 'blossom' }, 'cherry blossom|cherry tree|sakura|blossom|cherry|樱花|桃花'],
  [{ thing: 'cactus' }, 'cactus|cacti|仙人掌|صبار'],
  [{ thing: 'house' }, 'house|cottage|cabin|hut|home|barn|房子|小屋|木屋|بيت|منزل|كوخ'],
  [{ thing: 'castle' }, 'castle|fortress|palace|kingdom|城堡|宫殿|قلعة|قصر'],
  [{ thing: 'tower' }, 'tower|ruin|塔|برج'],
  [{ thing: 'lighthouse' }, 'lighthouse|灯塔|منارة'],
  [{ thing: 'temple' }, 'temple|pagoda|shrine|寺庙|宝塔|معبد'],
  [{ thing: 'boat' }, 'boat|ship|sailboat|yacht|sail|vessel|船|帆船|قارب|سفينة'],
  [{ thing: 'cat' }, 'cat|kitten|kitty|猫|小猫|قطة|قط'],
  [{ thing: 'dog' }, 'dog|puppy|wolf|fox|狗|狼|狐狸|كلب|ذئب|ثعلب'],
  [{ thing: 'horse' }, 'horse|pony|deer|unicorn|stag|马|鹿|حصان|غزال'],
  [
    { thing: 'person' },
    'person|man|woman|girl|boy|child|people|traveler|traveller|wanderer|knight|samurai|astronaut|wizard|portrait|princess|king|queen|hero|warrior|hiker|couple|人|女孩|男孩|男人|女人|旅人|شخص|رجل|امرأة|فتاة|ولد',
  ],
  [
    { thing: 'flower' },
    'flower|flowers|rose|tulip|sunflower|poppy|daisy|wildflower|花|玫瑰|向日葵|زهرة|زهور|ورد',
  ],
  [{ thing: 'rock' }, 'rock|stone|boulder|岩石|石头|صخرة|صخور'],
  [{ mood: 'calm' }, 'calm|peaceful|serene|quiet|tranquil|宁静|平静|هادئ'],
  [
    { mood: 'dark' },
    'dark|gloomy|moody|scary|mysterious|haunted|dramatic|horror|黑暗|神秘|مظلم|غامض',
  ],
  [
    { mood: 'bright' },
    'bright|happy|joyful|cheerful|vibrant|colorful|colourful|明亮|快乐|مشرق|سعيد',
  ],
  [{ mood: 'dreamy' }, 'dreamy|magical|magic|enchanted|surreal|ethereal|dream|梦幻|魔法|حالم|سحري'],
  [{ colour: COLOURS.red }, 'red|crimson|scarlet|红|红色|أحمر|حمراء'],
  [{ colour: COLOURS.orange }, 'orange|橙|橙色|برتقالي'],
  [{ colour: COLOURS.yellow }, 'yellow|黄|黄色|أصفر|صفراء'],
  [{ colour: COLOURS.green }, 'green|emerald|绿|绿色|أخضر|خضراء'],
  [{ colour: COLOURS.blue }, 'blue|azure|navy|蓝|蓝色|أزرق|زرقاء'],
  [{ colour: COLOURS.purple }, 'purple|violet|紫|紫色|بنفسجي'],
  [{ colour: COLOURS.pink }, 'pink|magenta|粉|粉色|粉红|وردي'],
  [{ colour: COLOURS.white }, 'white|白|白色|أبيض|بيضاء'],
  [{ colour: COLOURS.black }, 'black|黑|黑色|أسود|سوداء'],
  [{ colour: COLOURS.brown }, 'brown|wooden|棕色|بني'],
  [{ colour: COLOURS.grey }, 'grey|gray|silver|灰|灰色|رمادي'],
  [{ count: 2 }, 'two|pair|couple|两|二|اثنان'],
  [{ count: 3 }, 'three|several|few|三|几|ثلاثة'],
  [{ count: 4 }, 'four|四|أربعة'],
  [{ count: 5 }, 'five|many|五|许多|很多|خمسة'],
];

/** Every known word or phrase, lower case, with what it means. */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = collect();

function collect(): Map<string, Meaning[]> {
  const lexicon = new Map<string, Meaning[]>();
  for (const [meaning, words] of ENTRIES) {
    for (const word of words.split('|')) {
      lexicon.set(word, [...(lexicon.get(word) ?? []), meaning]);
    }
  }
  return lexicon;
}

/** Words that carry no picture; they are neither understood nor ignored. */
export const SILENT_WORDS: ReadonlySet<string> = new Set(
  'a an the of in on at by with and or to from for over under near above below behind beside between into through is are its his her their this that some very as it s there across along around up down one 的 了 在 和 与 是 一 个 只 في من على مع و'.split(
    ' ',
  ),
);
