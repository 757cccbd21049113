import type { Words } from '../../../words/language.ts';
import type { SceneKey } from '../keys/scene-keys.ts';

/** English words for what the painter knows. */
export const ENGLISH: Words<SceneKey> = {
  mountain:
    'mountain|mount|peak|alps|alpine|mountainside|mountain range|ridge|highland|himalaya|hillside',
  summit:
    'summit|mountain summit|mountaintop|mountain top|top of a mountain|top of the mountain|on a peak|on the peak|atop a peak|on a mountain peak|from a peak|from the peak|mountain peak view',
  cliff: 'cliff|cliffside|cliff face|cliff top',
  sea: 'sea|ocean|water|wave|bay|seascape|surf|nautical|marine',
  breaker:
    'big wave|huge wave|giant wave|great wave|tsunami|breaking wave|crashing wave|wave crashing|waves crash|crashing surf|crash of waves|tidal wave|breaker|towering wave|large wave|rolling wave',
  beach: 'beach|coast|shore|seaside|coastline|coastal|sandy beach|seashore',
  tropics: 'tropical',
  forest: 'forest|wood|woods|woodland|grove|thicket|forested',
  blackforest:
    'black forest farm|black forest farmhouse|black forest house|black forest germany|german black forest',
  redwoods:
    'redwood forest|redwoods|redwood grove|sequoia forest|sequoia grove|giant sequoias|giant redwoods|sequoias',
  pinewood:
    'pine forest|pinewood|pine wood|pine woods|pine grove|fir forest|spruce forest|spruce woods|coniferous forest|conifer forest|evergreen forest',
  jungle: 'jungle|rainforest',
  mangrove: 'mangrove|mangrove forest|mangrove swamp',
  bayou: 'swamp|bayou|louisiana|cypress swamp|bald cypress|swampland',
  tuscany: 'tuscany|tuscan|tuscan hills|tuscan countryside|tuscan landscape|chianti',
  delta: 'delta|river delta|delta of a river|estuary',
  lagoon: 'lagoon|blue lagoon|coral lagoon|atoll',
  lowtide: 'rock pool|tide pool|tidal pool|tidepool|rockpool',
  waterhole: 'waterhole|watering hole|water hole',
  africa: 'africa',
  kilimanjaro: 'kilimanjaro|mount kilimanjaro|mt kilimanjaro|kibo',
  plains: 'plains',
  geyser: 'geyser|geysir|old faithful|strokkur',
  tea: 'tea plantation|tea field|tea hill|tea terrace|tea estate|tea farm|tea bush|terraced tea|terraced tea hills|terraced tea fields',
  icecave:
    'ice cave|ice cavern|ice grotto|glacier cave|glacial cave|cave of ice|frozen cave|icy cave|cave in a glacier|inside a glacier',
  alpinemeadow: 'alpine meadow|mountain meadow|alpine pasture|mountain pasture',
  fireflies: 'firefly|fireflies|glowworm|glow worm|lightning bug',
  oasis: 'oasis',
  desert: 'desert|sahara|arid|wasteland|badlands',
  city: 'city|downtown|urban|skyscraper|metropolis|buildings+|tall building|office building|apartment building|new york|megacity|town|high rise',
  future:
    'futuristic city|city of the future|future city|futuristic cityscape|futuristic skyline|futuristic metropolis|utopia|utopian city|sci fi city|science fiction city|solarpunk city|futuristic street|street of the future|futuristic town',
  tocome: 'of the future|of tomorrow|from the future|futuristic|utopian|solarpunk',
  neon: 'cyberpunk|tokyo|shinjuku|hong kong|seoul|kowloon|osaka|akihabara|ginza|taipei|japanese city|asian city|city in japan|neon street|neon city',
  neonsigns: 'neon|neon sign|neon light|neon lights|neon lit|neon signs',
  karst: 'karst|karst mountain|karst hill|karst peak|guilin|li river|yangshuo|shan shui|shanshui',
  skyline: 'skyline|cityscape|city skyline|city panorama|manhattan',
  crossroads:
    'crossroads|crossroad|intersection|road intersection|street crossing|pedestrian crossing|zebra crossing|junction',
  street: 'street|avenue|road|boulevard|sidewalk|crosswalk|shopping street|street dancing',
  square: 'plaza|square|town hall|city hall',
  cobbled:
    'cobbled lane|cobblestone|cobblestone street|cobblestones+|cobbled|cobbled street|cobblestone alley|cobblestone lane|cobblestoned',
  alley:
    'alley|alleyway|lane|narrow street|narrow lane|back street|medieval street|medieval alley|medieval lane|medieval city street|old town street|main street|high street|village street|small town street|street in a small town|street of a small town|small town main street|main street of a small town',
  path: 'path|footpath|trail|pathway|walkway|forest path',
  countryroad:
    'country road|country lane|dirt road|farm road|farm track|by the roadside|gravel road|dirt track|gravel track|cart track|sandy road|sandy track',
  winding:
    'winding road|winding path|winding lane|winding trail|winding country road|road winding|path winding|lane winding|country road winding|road winds|path winds|meandering path|meandering road',
  paving:
    'stone path|flagstone|stepping stones|cobbled path|cobblestone path|paved path|stone pathway|stone slab|paving stone|stone road|roman road|ancient stone road',
  wheat: 'wheat|wheat field|barley|rye field|grain field',
  field: 'field|country|farm|rural',
  lonepeak: 'mount fuji|mt fuji|fujiyama|fuji',
  marsbase:
    'mars base|mars colony|base on mars|colony on mars|martian base|martian colony|mars settlement|mars habitat|settlement on mars|domes on mars',
  moonbase:
    'moon base|moon colony|lunar base|lunar colony|base on the moon|colony on the moon|moonbase|lunar outpost',
  mars: 'on mars|across mars|on planet mars|surface of mars|mars desert|desert of mars|martian desert|martian landscape|mars landing|mars surface|mars landscape|martian|planet mars|red planet',
  hill: 'hill|knoll|hillock|hilltop',
  hills: 'yorkshire dales|dales|rolling hills|hills|hilly|rolling green hills',
  zengarden:
    'zen garden|rock garden|karesansui|zen gardens|japanese rock garden|zen rock garden|japanese zen garden',
  japanesegarden:
    'japanese garden|japanese gardens|japanese tea garden|japanese water garden|japanese temple garden|temple garden|japanese zen temple',
  garden: 'flower field|flower meadow|botanical garden',
  homegarden: 'garden|flower bed|flower garden|cottage garden|front garden|front yard',
  village: 'village|hamlet|settlement|small town|villages',
  lake: 'lake|loch|scottish loch|pond|reflection|reservoir|lakeside|lakeshore|mountain lake|tarn|reflections',
  fjord: 'fjord|norwegian fjord|geirangerfjord|milford sound|fiord',
  moor: 'moor|moorland|heath|heathland|heather|highlands|scottish highlands|highlands of scotland|heather moor|yorkshire moors',
  island: 'island|isle|archipelago|islet',
  river: 'river|riverbank|riverside|riverbed',
  suburb:
    'suburb|suburban|suburbia|residential street|residential area|residential neighborhood|residential neighbourhood|neighborhood|neighbourhood|cul de sac|housing estate|suburban street|suburban neighborhood|quiet neighborhood',
  hanok:
    'hanok|hanok village|hanok alley|hanok street|bukchon|bukchon hanok village|jeonju hanok village|korean village|old korean street|traditional korean village|traditional korean street|korean old town',
  machiya:
    'machiya|gion|old kyoto|kyoto street|kyoto alley|street in kyoto|street of kyoto|old japanese street|traditional japanese street|japanese street|japanese old town|old japanese town|edo street|edo town|japanese village street',
  kyoto: 'kyoto',
  chinatown: 'chinatown|china town|chinese quarter|chinese district',
  hutong:
    'hutong|hutongs|siheyuan|old beijing|beijing alley|old chinese street|chinese street|chinese old town|ancient chinese street|chinese alley|ancient chinese town|old chinese town|traditional chinese street',
  watertown:
    'water town|jiangnan|chinese canal|chinese canal town|suzhou|wuzhen|zhouzhuang|chinese water town|canal town in china|canal in china|ancient water town|chinese water village|zhujiajiao',
  souk: "bazaar|souk|souq|spice market|spice bazaar|spice souk|grand bazaar|moroccan market|arab market|oriental bazaar|oriental market|middle eastern market|spice stall|spice seller's stall|spice shop|heaps of spices|sacks of spices|spice stand",
  medina: 'marrakech|marrakesh|medina|fez medina',
  nightmarket:
    'night market|night bazaar|night food market|asian night market|street food market|street food stalls',
  tablesoutside:
    'outdoor tables|tables outside|outside tables|tables outdoors|tables out front|tables on the pavement|tables on the sidewalk|tables in the street|alfresco|al fresco',
  cafestreet:
    'sidewalk café|sidewalk cafe|street café|street cafe|pavement café|pavement cafe|café terrace|cafe terrace|terrace café|outdoor café|outdoor cafe|terrace of a café|terrace of a cafe|parisian street|parisian café|parisian cafe|parisian boulevard|street café terrace|outdoor seating',
  arena:
    'gladiator arena|arena of gladiators|roman arena|gladiator fight|gladiatorial arena|inside the colosseum|interior of the colosseum|colosseum arena|in the arena|inside an arena|arena floor',
  bullring:
    'bullring|bullfighting arena|bullfight|plaza de toros|bull in an arena|bull in the arena|bull arena|bullfighting ring',
  yatai:
    'yatai|japanese restaurant|small japanese restaurant|tiny japanese restaurant|ramen stall|ramen shop|ramen bar|ramen restaurant|noodle shop|noodle stand|ramen stand|ramen cart|japanese food stall|japanese street food stall|street ramen stall|noodle stall|fukuoka|hakata|nakasu|yatai in fukuoka|yatai stall by the river|yatai stalls by the river|yatai by the river|yatai along the river|ramen stall by the river|riverside yatai|noodle bar|ramen place|ramen house|ramen joint',
  deserttown:
    'desert town|small desert town|town in the desert|town in a desert|dusty town|dusty american town|desert main street|small town in arizona|small town in nevada|desert settlement',
  busstop:
    'bus stop|bus shelter|bus station|bus terminal|bus depot|coach station|waiting for the bus|waiting for a bus',
  koreanpalace:
    'gyeongbokgung|gyeongbokgung palace|gyeongbok palace|changdeokgung|changdeokgung palace|korean palace|joseon palace|palace in seoul',
  chinesepalace:
    'forbidden city|chinese palace|chinese imperial palace|imperial palace in beijing|palace in beijing|imperial palace',
  greeklane:
    'mediterranean alley|mediterranean village alley|mediterranean village street|mediterranean street|mediterranean lane|greek alley|greek street|greek lane|whitewashed alley|whitewashed street|whitewashed village|alley of white houses|blue and white alley|white houses with blue doors|white houses with blue shutters',
  greekvillage:
    'santorini|mykonos|oia|greek village|greek island village|greek island|greek islands|cyclades|cycladic village|aegean village|village in greece|greek town',
  wildwest:
    'wild west|old west|wild west town|wild west street|western town|western street|old west town|frontier town|cowboy town|western ghost town|far west',
  riad: 'riad|moroccan riad|moroccan courtyard|moroccan patio|riad courtyard|riad patio|courtyard in marrakech|courtyard in morocco|moorish courtyard',
  patio:
    'courtyard|inner courtyard|spanish patio|andalusian patio|andalusian courtyard|spanish courtyard|courtyard house|cordoba patio|patio in seville|patio in cordoba',
  dutchcanal:
    'amsterdam|amsterdam canal|dutch canal|canals of amsterdam|amsterdam canals|canal house|canal houses|dutch canal houses|canal in amsterdam|dutch city|dutch town|delft|canal in holland',
  indianstreet:
    'street in india|indian street|busy street in india|street in delhi|street in mumbai|old delhi|delhi street|mumbai street|indian bazaar|indian market|indian street market|street market in india|indian city|chandni chowk|streets of india|kolkata',
  india: 'india|delhi|mumbai|dhaka|bangladesh|pakistan|lahore|karachi',
  piazza: 'piazza|italian piazza|italian square|square in italy|tuscan square',
  italiantown:
    'italian street|italian town|street in italy|street in rome|street in florence|italian village street|trastevere',
  whitevillage:
    'andalusian village|andalusian white village|white village|pueblo blanco|andalusian street|street in andalusia|white spanish village|spanish village|andalusia',
  containerport:
    'container port|container terminal|container harbour|container harbor|container yard|shipping container~|cargo port|cargo terminal|cargo harbour|cargo harbor|shipping port|shipping terminal|industrial port|industrial harbour|industrial harbor|commercial port|freight port|port crane|harbour crane|harbor crane|gantry crane|container crane|dock crane|stacked containers|port with cranes|harbour with cranes|harbor with cranes',
  havana:
    'havana|old havana|havana street|street in havana|cuban street|street in cuba|cuban town|la habana|habana vieja|trinidad cuba',
  cuba: 'cuba|cuban',
  favela:
    'favela|favelas|rio favela|favela in rio|favela in rio de janeiro|brazilian favela|shanty town|shantytown|hillside slum|hillside shanty|hillside shanty town|slum on a hill|slum|rocinha|santa marta',
  ghats:
    'ghat|ghats|varanasi|benares|banaras|kashi|ganges|river ganges|ganga|ganges river|ghats of varanasi|ghats of the ganges|varanasi ghats|burning ghat|holy river ganges',
  hillstreet:
    'san francisco street|street in san francisco|san francisco cable car|cable car in san francisco|san francisco hill|san francisco hills|steep street|steep street in san francisco|victorian houses in san francisco|painted ladies|bay windows in san francisco|lombard street|hyde street|cable car street|streets of san francisco',
  africanstreet:
    'african street|african town|african market street|street in africa|streets of africa|african township|township street',
  streetcourt:
    'outdoor basketball court|outdoor basketball|street basketball|street basketball court|streetball|basketball court in a city|basketball court in the city|city basketball court|urban basketball court|basketball cage|basketball court in new york|basketball court in brooklyn|basketball court in harlem|neighborhood basketball court|basketball court outdoors',
  mexicanplaza:
    'mexican plaza|mexican town|mexican town plaza|mexican town square|mexican village|mexican street|colonial town|colonial plaza|colonial street|colonial town in mexico|plaza in mexico|town in mexico|street in mexico|papel picado|san miguel de allende|guanajuato|oaxaca|cartagena street',
  canal: 'canal|waterway',
  gondola: 'gondola',
  sky: 'sky|heaven|horizon|heavens|skyscape',
  starrysky: 'starry sky|starry night sky|sky full of stars|star filled sky|starlit sky',
  savanna: 'savanna|savannah|serengeti|safari|african plain',
  canyon: 'canyon|gorge|ravine|mesa',
  grandcanyon: 'grand canyon|grand canyon of colorado',
  hoodoo: 'cappadocia|fairy chimney|hoodoo|bryce canyon|tent rocks~|goreme',
  volcano: 'volcano|lava|volcanic|eruption|magma|erupting|volcanic crater',
  waterfall: 'waterfall|cascade|cataract|falls',
  cave: 'cave|cavern|grotto|underground|in a mine|inside a mine|in an old mine|in an abandoned mine|inside an old mine|mine tunnel',
  crystalcave: 'crystal cave|crystal cavern|crystal grotto|cave of crystals|crystals',
  underwater:
    'underwater|sea floor|seafloor|bottom of the sea|ocean bed|coral reef|reef|seabed|under the sea|under water|under the water|beneath the sea|ocean floor|undersea|coral',
  space:
    'space|outer space|cosmos|universe|cosmic|galactic|deep space|sci fi|science fiction|interstellar',
  room: 'room|interior|indoors|indoor|living room|hall|inside a house|cozy room|studio apartment|photo studio|tv studio|film studio|apartment|in an apartment|in her apartment|in his apartment',
  window: 'window|windowpane',
  kitchen: 'kitchen|pantry',
  library:
    'library|bookshelf|bookshelves|study|book nook|uni library|university library|college library',
  bedroom: 'bedroom|dorm',
  grass: 'grass|lawn|meadow|grassland|pasture',
  sand: 'sand',
  dunes: 'dune|sand dunes|sand dune',
  beachbasket:
    'strandkorb|beach basket|hooded beach chair|wicker beach chair|roofed wicker beach chair',
  sandstorm: 'sandstorm|dust storm|sand storm|haboob|duststorm',
  hail: 'hail|hailstorm|hailstone|hailing',
  sun: 'sun|sunbeam|sun rays|sunrays|god rays|sunburst|sunny rays',
  moon: 'moon|moonlight|moonlit|full moon|lunar|moonrise|blood moon',
  stars:
    'star|star trail|starry|starlight|starry night|shooting star|meteor|constellation|stargazing|twinkling stars|meteor shower',
  milkyway: 'milky way|stardust',
  galaxy: 'galaxy|nebula|galaxies|nebulae',
  aurora: 'aurora|northern lights|borealis|aurora borealis|polar lights',
  rainbow: 'rainbow|double rainbow',
  planet: 'planet|saturn|alien|jupiter|mars',
  earth: 'the earth|planet earth|earthrise',
  flock: 'flock of birds|migrating birds|flock of geese',
  gull: 'seagull|gull',
  crow: 'crow|raven',
  pigeon: 'pigeon|dove',
  birds: 'swallow|geese+|flying birds+',
  balloon: 'hot air balloon',
  balloonfest: 'hot air balloon festival|hot air balloon fiesta|balloon festival|balloon fiesta',
  toyballoon: 'balloon',
  potplant: 'potted plant|houseplant|house plant|plant pot|pot plant|plant in a pot',
  basket: 'basket|wicker basket|picnic basket',
  guitar:
    'guitar|ukulele~|acoustic guitar|playing guitar|playing the guitar|plays guitar|plays the guitar|electric guitar|playing electric guitar|playing the electric guitar|plays electric guitar|plays the electric guitar|lute~|oud~|playing the oud~|mandolin~',
  guitarist: 'guitarist|guitar player',
  violinist: 'violinist|fiddler|violin player',
  cellist: 'cellist|cello player',
  holding:
    'holding|holds|carrying|carries|holding up|in his hand|in her hand|in his hands|in her hands|in hand|in her arms|in his arms|cradling|rocking',
  tree: 'tree|locust tree|oak|oak tree|maple|maple tree|lone tree|beech|treeline|banyan|pear tree|plum tree|peach tree|fig tree|olive tree|walnut tree|chestnut tree|fruit tree|mango tree|almond tree|argan tree|plane tree|plane trees+|sycamore|sycamore tree',
  conifer: 'pine|pine tree|fir|fir tree|spruce|conifer|cedar|evergreen|redwood|larch',
  cypress: 'cypress|cypress tree|italian cypress|cypresses+',
  palm: 'palm|palm tree|coconut|coconut palm|date palm',
  blossom:
    'cherry blossom|sakura|cherry tree|blossom|cherry|cherry blossoms|plum blossom|apple blossom|blooming tree|magnolia|apple tree in blossom|apple tree in bloom|blossoming apple tree|blooming apple tree|tree in blossom|tree in bloom|flowering tree|blossoming tree|apple blossoms',
  cactus: 'cactus|cacti+|saguaro|succulent',
  lavender: 'lavender|bluebell',
  sunflower: 'sunflower|dandelion',
  rapeseed: 'rapeseed|rape field|canola|oilseed rape',
  poppy: 'poppy',
  daisy: 'daisy',
  rose: 'rose',
  flower: 'flower|wildflower|geranium|petunia|lily|orchid|floral|petals|iris',
  rock: 'rock|rock face|stone|boulder|rocky|stones|pebble|cobble|monolith|rock formation',
  house:
    'house|cottage|cabin|hut|home|farmhouse|mansion|shack|bungalow|chalet|log cabin|lodge|manor|manor house',
  castle: 'castle|fortress|kingdom|medieval castle|citadel|fort|chateau|ancient city',
  tower: 'tower|spire',
  lighthouse: 'lighthouse|beacon|light house',
  temple:
    'temple|pagoda|buddhist temple|buddhist monastery|tibetan monastery|himalayan monastery|shaolin monastery|zen monastery|monastery in tibet|monastery in nepal|monastery in bhutan|monastery in the himalayas|lamasery',
  shrine: 'shrine|shinto shrine|japanese shrine',
  rowboat:
    'rowboat|small boat|little boat|wooden boat|row boat|rowing boat|dinghy|fisherman s boat|fishermans boat',
  raft: 'raft|bamboo raft|wooden raft',
  boat: 'boat|ship|sailboat|yacht|sail|vessel',
  cat: 'cat|kitten|kitty|tabby|feline',
  dog: 'dog|puppy|hound|corgi|shiba|labrador|poodle|shepherd dog|doggy|border collie|collie|sheepdog|german shepherd|beagle|bulldog|french bulldog|pug|dachshund|terrier|spaniel|cocker spaniel|chihuahua|rottweiler|doberman|great dane|greyhound|pomeranian|dalmatian|bloodhound|bernese mountain dog|mutt|pooch|pup',
  goldendog: 'golden retriever|labrador retriever|retriever|golden puppy',
  husky: 'husky|husky dog|siberian husky|malamute',
  wolf: 'wolf|big bad wolf|wolves+|werewolf|coyote|hyena~|jackal~',
  fox: 'fox|foxes+|red fox|vixen',
  horse: 'horse|pony|stallion|mare|foal|mustang',
  donkey: 'donkey|mule|burro',
  unicorn: 'unicorn',
  deer: 'deer+|stag|fawn|elk|moose~|doe|antelope~|gazelle~|buck',
  cow: 'cow|cattle+|ox|calf|buffalo~|bison~|oxen|water buffalo~',
  sheep: 'sheep+|lamb|ram|ewe',
  llama: 'llama|llamas+|alpaca|vicuña|guanaco',
  goat: 'goat|billy goat|kid goat|mountain goat|ibex~',
  bear: 'bear|grizzly|bear cub|brown bear',
  lion: 'lion|big cat|lion cub',
  rabbit: 'rabbit|bunny|hare',
  hedgehog: 'hedgehog|armadillo~|porcupine~|echidna~',
  squirrel: 'squirrel|chipmunk~|meerkat~|meerkats+~',
  monkey: 'monkey|ape|macaque|chimpanzee~|orangutan~|baboon~|lemur~',
  snake: 'snake|cobra|python|viper|serpent|rattlesnake|anaconda',
  frog: 'frog|toad|tree frog|bullfrog|tadpole~',
  otter: 'otter|sea otter|river otter|beaver~|ferret~|weasel~|mink~|platypus~',
  capybara: 'capybara|capybaras',
  seal: 'seal|seals+|harbor seal|harbour seal|seal pup|sea lion~|walrus~',
  raccoon: 'raccoon|racoon|badger~|skunk~|red panda~',
  crocodile: 'crocodile|croc|alligator~|caiman~|gator~',
  lizard: 'lizard|gecko~|chameleon~|iguana~|salamander~|newt~|komodo dragon~',
  dinosaur:
    'dinosaur|t rex|trex|tyrannosaurus|tyrannosaurus rex|tyrannosaur|velociraptor~|raptor dinosaur~|godzilla~',
  kangaroo: 'kangaroo|wallaby~',
  spider: 'spider|tarantula|black widow|scorpion~',
  snail: 'snail|garden snail|slug~',
  ostrich: 'ostrich|ostriches+|emu~',
  bat: 'bat|fruit bat|vampire bat',
  snowleopard: 'snow leopard|irbis',
  howling: 'howling|howls|howl',
  howlingatmoon: 'howling at the moon|howls at the moon|howling to the moon',
  roaring: 'roaring|roars|roar|growling|snarling',
  bee: 'bee|honeybee|bumblebee|honey bee|wasp~|hornet~',
  mouse: 'mouse|mice+|field mouse|rat~|hamster~|guinea pig~',
  elephant: 'elephant|baby elephant',
  rhino: 'rhino|rhinoceros|white rhino|black rhino',
  inline: 'in a row|in single file|in a line|procession|one behind the other',
  caravan: 'caravan|camel train',
  fireworks: 'firework|fireworks',
  bench: 'bench',
  fountain: 'fountain|water fountain',
  park: 'park|city park|public park|central park|hyde park',
  slide: 'slide',
  swing: 'swing|tree swing|rope swing',
  graveyard: 'graveyard|cemetery|grave|gravestone|tombstone|tomb|churchyard',
  football: 'football field|soccer field|stadium|football pitch|soccer pitch',
  ballgame: 'football|soccer',
  villagepitch:
    'village pitch|village football pitch|village soccer pitch|village football field|dirt pitch|playing field',
  campfire: 'campfire|bonfire',
  campsite: 'camping|campsite|camp|camping site|campground|camp site',
  ferriswheel: 'ferris wheel|big wheel|giant wheel',
  funfair:
    'amusement park|funfair|carnival|fairground|theme park|fun fair|at the fair|county fair|village fair|state fair|the fair at night|fair rides|a day at the fair',
  circus: 'circus|circus tent|big top',
  carousel: 'carousel|merry go round',
  ruin: 'ruin|ancient ruins|greek temple|temple ruins|acropolis|roman ruins|parthenon|roman temple|ancient temple|columns|marble temple|greek marble temple',
  torii: 'torii|torii gate',
  london: 'london',
  moscow: 'moscow',
  sydney: 'sydney|sydney harbour|sydney harbor',
  dubai: 'dubai',
  galatabridge: 'galata bridge',
  istanbul: 'istanbul',
  rome: 'rome',
  cairo: 'cairo|giza',
  sanfrancisco: 'san francisco',
  bigben: 'big ben|elizabeth tower|palace of westminster|houses of parliament',
  oniondomes:
    "st basil's cathedral|saint basil's cathedral|st basils cathedral|russian orthodox church|onion domes",
  operahouse: 'sydney opera house',
  supertower: 'burj khalifa',
  irontower: 'eiffel tower',
  paris: 'paris',
  nave: 'church nave|nave',
  greenhouse: 'greenhouse|glasshouse|conservatory|hothouse|orangery',
  iceberg: 'iceberg|ice floe|floating ice|drift ice|pack ice|ice sheet',
  arctic: 'arctic|antarctica|antarctic|polar|north pole|south pole',
  igloo: 'igloo',
  hammock: 'hammock',
  treehouse: 'treehouse|tree house',
  floatingisland:
    'floating island|sky island|flying island|floating rock|floating boulder|island in the sky|islands in the sky|floating mountain|flying rock|levitating island',
  longship: 'longship|viking longship|viking ship|viking boat|drakkar|dragon ship',
  galleon: 'pirate ship|galleon|tall ship|sailing ship|frigate|schooner|caravel',
  wreck: 'shipwreck|wreck|sunken ship|sunken',
  turtle: 'turtle|sea turtle|tortoise~',
  whale: 'whale|humpback|blue whale|orca~',
  dolphin: 'dolphin|porpoise',
  octopus: 'octopus|octopuses+|octopi|squid~|cuttlefish~|kraken~',
  jellyfish: 'jellyfish|jelly fish|medusa|man o war~',
  diver:
    'diver|scuba diver|scuba diving|frogman|deep sea diver|snorkeler|snorkeller|snorkeling|scuba',
  seahorse: 'seahorse|sea horse',
  crab: 'crab|hermit crab~|mantis shrimp~|lobster~|crayfish~',
  aboveclouds: 'above the clouds|over the clouds|sea of clouds|above a sea of clouds|cloud sea',
  skycastle: 'castle in the sky|sky castle|floating castle|castle in the clouds',
  hoard:
    'hoard|heap of gold|gold coin|gold pile|piles of gold|mountain of gold|heap of treasure|pile of treasure|pile of gold coins|gold hoard',
  aloft:
    'floating|floats|levitating|levitates|hovering|hovers|suspended in the air|suspended in the sky|in midair|in mid air',
  amidclouds:
    'in the clouds|among the clouds|amid the clouds|between the clouds|amongst the clouds|through the clouds',
  skytown:
    'city in the clouds|city in the sky|sky city|cloud city|floating city|town in the clouds|town in the sky|city above the clouds|city among the clouds|flying city',
  orbit: 'orbit|orbiting|low earth orbit|seen from space|from space',
  spacestation: 'space station|orbital station|station in orbit|station in space|orbiting station',
  spaceship: 'spaceship|starship|spacecraft|space ship|star cruiser',
  launch: 'rocket launch|launching rocket|rocket liftoff|liftoff|rocket taking off',
  helicopter: 'helicopter|chopper',
  ufo: 'ufo|flying saucer|alien ship|alien spaceship',
  airship: 'airship|zeppelin|blimp|dirigible',
  policecar: 'police car|cop car|police cruiser|squad car|patrol car|police vehicle|police van~',
  ambulance: 'ambulance|paramedic van',
  fireengine:
    'fire engine|fire truck|firetruck|fire brigade truck|ladder truck|fire department truck',
  truck: 'truck|lorry|semi truck|in his cab|in her cab|truck cab|lorry cab',
  flyingcar: 'flying car|hover car|flying vehicle',
  glowmushroom: 'glowing mushroom|bioluminescent mushroom|luminous mushroom',
  onback: 'on the back of|on its back|on his back|on her back|on their backs|on the back',
  submarine: 'submarine|u boat|submersible|bathyscaphe~',
  kelp: 'kelp|kelp forest|seaweed|seaweed forest|underwater forest|seagrass~',
  deepsea:
    'deep sea|deep ocean|abyss|ocean depths|depths of the sea|depths of the ocean|deep under water',
  seacave: 'sea cave|sea caves|sea grotto|ocean cave|coastal cave|beach cave|blue grotto',
  seacliff:
    'sea cliff|coastal cliff|rocky coast|rugged coast|rocky shore|rocky coastline|cliffs by the sea|cliff coast|ocean cliff|sea stack',
  highcliff:
    'cliffs of moher|moher|moher cliffs|irish cliff|cornish cliff|irish coast|coast of ireland|coast of cornwall|slieve league',
  chalkcliff:
    'white cliff|chalk cliff|white cliffs of dover|cliffs of dover|cliffs of normandy|normandy cliffs|chalk coast|seven sisters cliffs|white cliffs above the sea',
  tropicalisland: 'tropical island|palm island|desert island|island paradise|paradise island',
  dragon: 'dragon|wyvern',
  station:
    'train station|railway station|station|platform|railway platform|train platform|station hall|station concourse|train station hall|railway station hall',
  classroom: 'classroom|school|blackboard|schoolroom',
  cafe: 'cafe|café|cafeteria|coffee shop|coffeehouse|bistro|tearoom|tea room|coffee house',
  bathroom: 'bathroom|bath|shower',
  office:
    'office|workplace|offices+|cubicle|corporate office|office space|coworking space|office workers~',
  desk: 'desk|computer|workspace|home office|study room|home workspace|private office',
  garage: 'garage|workshop|repair shop|toolshed|bike workshop|car workshop',
  terraces:
    'rice terrace|rice terraces|rice paddy|rice field|terraced field|terraced hill|paddy field|rice paddies|terraces+|green terraces+|rice on terraces|terraced slope|terraced hillside|terraced rice fields',
  swamp: 'marsh|bog|wetland|marshland|wetlands',
  town: 'rooftops|medieval town|medieval village|old town|hillside town|townscape|mediterranean town|town roofs',
  frozen: 'frozen lake|frozen river|frozen pond|outdoor ice rink|frozen sea',
  skating: 'ice skater|skater|ice skating|skating|figure skater',
  skiing: 'skier|skiing|ski|skis|skiing down|skis down',
  snowboarding: 'snowboarder|snowboard|snowboarding',
  pool: 'swimming pool|pool|poolside',
  airport: 'airport|runway|airfield|tarmac|control tower',
  gasstation: 'gas station|petrol station|filling station|fuel pump|truck stop|truckstop',
  factory:
    'factory|factories|factory with smoking chimneys|smoking factory chimney|industrial plant|steel mill|steelworks|mill building~|smokestack|factory chimney|industrial complex',
  buildingsite:
    'construction site|construction site with cranes|construction site with a crane|building site|tower crane|construction crane|building crane|unfinished building|cranes and scaffolding|scaffolding|scaffold|construction work|skyscraper under construction|building under construction|half-finished roof|half-finished house|half-built house|half-finished building',
  antiquity:
    'ruins of the roman forum|ruins of the forum|ruins of ancient rome|ruins of ancient greece|roman ruins|greek ruins|ancient ruins',
  highway:
    'highway|freeway|motorway|asphalt road|open road|road trip|hard shoulder|on the hard shoulder',
  picnic: 'picnic|having a picnic|picnicking',
  sandcastle: 'sandcastle|sand castle|castle of sand',
  parasol: 'beach umbrella|thatched umbrella|thatched parasol|sunshade|sunbed',
  haybale: 'hay bale|haystack|hay|bales',
  hen: 'chicken|hen|rooster|cockerel|turkey~|turkeys~',
  pig: 'pig|piglet|hog|boar~',
  villa: 'villa|modern house|modernist house|beach house',
  tiger: 'tiger|tigress',
  leopard: 'leopard|panther|cheetah~|jaguar|puma|lynx~',
  zebra: 'zebra',
  camel: 'camel|dromedary',
  giraffe: 'giraffe',
  barn: 'barn|farm',
  alpinefarm:
    'alpine farm|alpine farmhouse|swiss farm|swiss farmhouse|bavarian farm|bavarian farmhouse|austrian farm|tyrolean farm|black forest farm|black forest farmhouse|black forest house',
  stonefarm:
    'stone farmhouse|stone farm|french farmhouse|french farm|italian farmhouse|spanish farmhouse|provencal farmhouse',
  birch: 'birch|aspen|birch tree|silver birch',
  bamboo: 'bamboo|bamboo forest|bamboo grove|bamboos+',
  polarbear: 'polar bear|white bear',
  astronaut: 'astronaut|cosmonaut|spaceman',
  umbrella: 'umbrella|parasol',
  kite: 'kite|paper kite|flying a kite|fly a kite|flies a kite|flying kites|kite flying',
  moonland:
    'on the moon|moon surface|surface of the moon|lunar landscape|moon landing|lunar surface|moonscape',
  vineyard: 'vineyard|grapevine',
  harbour:
    'harbor town|harbour town|seaside town|coastal town|port town|fishing town|town by the sea|harbor|harbour|port|marina|fishing village|docks+|at the docks|on the docks|dockside|quayside',
  jetty:
    'jetty|pier|dock|boardwalk|landing stage|wooden jetty|wooden pier|wooden dock|fishing pier|boat dock|wooden boardwalk',
  hotspring:
    'hot spring|hot springs|onsen|thermal pool|thermal spring|thermal bath|geothermal pool',
  steam: 'steam|steaming|vapour|vapor|steamy',
  onground: 'on the ground|on the floor|on the pavement|on the cobblestones',
  onsquare: 'on the square|in the square|on the plaza|on a square|in a square|on a plaza',
  owl: 'owl',
  bird: 'bird|robin|sparrow|kingfisher~|woodpecker~',
  eagle: 'eagle|bald eagle|golden eagle|hawk|falcon|osprey|buzzard|vulture~|condor~',
  phoenix: 'phoenix',
  swan: 'swan|goose|pelican~',
  duck: 'duck|mallard|duckling',
  heron: 'heron|egret',
  flamingo: 'flamingo',
  stork: 'stork|crane bird|crane|white crane|flying crane|japanese crane|red crowned crane',
  shark: 'shark|great white shark',
  panda: 'panda|giant panda',
  fish: 'fish|goldfish+|salmon|school of fish|tuna',
  koi: 'koi|koi carp|koi fish',
  butterfly: 'butterfly|butterflies+|moth|insect~',
  person:
    'person|their coach|coach with his|coach with her|coach and his|coach and her|coach explaining|coach teaching|coach training|players listening+|team listening+|his team+|her team+|his players+|her players+|their players+|people+|boxing coach|boxing trainer|football coach|soccer coach|basketball coach|tennis coach|swimming coach|sports coach|fitness coach|coach shouting|coach shouts|coach yelling|coach yells|coach talking|coach talks|coach and his|coach and her|coach with a whistle|traveler|traveller|wanderer|hero~|warrior~|human|figure|character|someone|walker|commuter|passenger|prisoner|inmate|convict|prison guard|flight attendant|train conductor|stewardess|tourist|shopper|pedestrian|visitor|customer|judge|student|pupil|audience+|spectator|guest|worker|employee|clerk|coworker|trucker|resident|camper people|campers+|passerby|ticket inspector|goalie|folks+|peeps+',
  man: 'man|men+|guy|gentleman|gentlemen+|dude|bloke|courtier|courtiers+|fella|fellas+|bro|bros+',
  farmer: 'farmer|peasant|farm worker',
  dancer: 'dancer',
  runner: 'runner|jogger|jogging|sprinter',
  marathon: 'marathon|marathon runner|road race|runners in a race',
  hair: 'hair|haired',
  longhair: 'long',
  shorthair: 'short',
  redhead: 'redhead|redheads+|redheaded|red headed|ginger haired',
  blond: 'blond|blonde|fair haired|blond haired',
  gown: 'dress|gown|skirt|sundress',
  hat: 'hat|straw hat|sun hat|sunhat|fedora|panama hat|felt hat|pilgrim hat',
  headscarf: 'headscarf|head scarf|headscarves+|hijab|kerchief|scarf on her head',
  glasses: 'glasses|eyeglasses|spectacles|reading glasses',
  sunglasses: 'sunglasses|dark glasses',
  coat: 'coat|overcoat|trench coat|trenchcoat|winter coat|fur coat|long coat',
  raincoat: 'raincoat|rain coat|rain jacket|oilskin|oilskins|yellow slicker',
  jacket: 'jacket|leather jacket|denim jacket|blazer|parka|anorak|cardigan',
  shirt: 'shirt|t shirt|tshirt|tee shirt|blouse|tank top',
  pullover: 'sweater|pullover|jumper|hoodie|sweatshirt',
  cloak: 'cloak|hooded cloak|hooded|hooded cape',
  knight: 'knight',
  mage: "wizard|witch|sorcerer|sorceress|mage|witch's kitchen|witches' kitchen|witch kitchen|kitchen of a witch|wizard apprentice|apprentice wizard|sorcerer's apprentice",
  royal: 'king|queen|prince|princess',
  monk: 'monk|priest|priests+',
  baker: 'baker',
  chef: 'chef|cook|pastry chef',
  family: 'family',
  fisher: 'fisherman|angler|old fisherman',
  woman:
    "woman|princess|queen|women+|lady|witch|old woman|old lady|elderly woman|grandmother|grandma|granny|ballerina|geisha|maiko|policewoman|cowgirl|businesswoman|superheroine|wonder woman|valkyrie|kunoichi|nurse|witch's kitchen|witches' kitchen|witch kitchen|kitchen of a witch|old ladies+|ladies+|cleopatra|nefertiti|queen cleopatra",
  elder:
    'old man|elderly|grandfather|old woman|grandmother|old sailor|old fisherman|old lady|elderly woman|grandma|granny|granddad|grandpa|grandparents+|seniors+|senior citizens+|senior citizen|elderly people+|old people+|old folks+|older people+|pensioners+|pensioner|retirees+|gramps|old guy|old ladies+',
  reading: 'reading|reads|reader|reading a book|reading a newspaper|reads a book',
  couple: 'couple|lovers|young couple',
  child:
    'boy|child|children+|kid|toddler|schoolboy|little boy|grandson|grandchild|grandchildren+|lil boy|schoolchild|schoolchildren+|lad|lads+|laddie|kiddo|kiddos+|tiny tot|tiny tots+|little tot|little tots+',
  baby: 'baby|newborn|infant',
  boy: 'boy|schoolboy|little boy|grandson|son|my son',
  girl: 'girl|schoolgirl|granddaughter|lil girl|lass',
  riding:
    'riding|rides|rider|horseman|horseback|on horseback|horsewoman|cyclist|on a horse|on her horse|on his horse|motorcyclist|biker|cycling|bicycling|biking|on bikes|on bicycles|riding bikes|by bike|by bicycle|on his bike|on her bike',
  surfer: 'surfer',
  surfing: 'surfing|surfboard|surfs|riding a wave|rides a wave|riding the waves',
  grazing: 'grazing|grazes|graze',
  beard: 'beard|bearded|moustache',
  mushroom: 'mushroom|toadstool|fungi|fungus',
  church: 'church|chapel|steeple|abbey|church tower|bell tower|church spire',
  windmill: 'windmill|mill',
  windturbine: 'wind turbine|wind generator',
  windfarm: 'wind farm|wind park|windfarm',
  roundhut: 'round hut|mud hut|thatched round hut|rondavel',
  roundhuts: 'african village|village with round huts|village of round huts|african huts+',
  oilrig: 'oil rig|oil platform|drilling platform|offshore platform',
  spaceport: 'spaceport|cosmodrome|launch pad|rocket base|launchpad',
  bridge: 'bridge|viaduct|aqueduct|footbridge',
  suspensionbridge:
    'suspension bridge|brooklyn bridge|cable stayed bridge~|bosphorus bridge|bay bridge',
  goldengate: 'golden gate bridge|golden gate',
  ropebridge: 'rope bridge|hanging bridge|wooden suspension bridge|swinging bridge|jungle bridge',
  mosque: 'mosque|minaret',
  pyramid: 'pyramid|egyptian pyramid',
  colosseum:
    'colosseum|coliseum|roman colosseum|colosseum in rome|coliseum in rome|amphitheater|amphitheatre',
  stonecircle:
    'stonehenge|stone circle|standing stone|standing stones|megalith|circle of stones|menhir~|dolmen~',
  greatwall: 'great wall of china|great wall|chinese wall',
  stilthouse:
    'stilt house|house on stilts|houses on stilts|hut on stilts|huts on stilts|cabin on stilts|cottage on stilts|stilt hut',
  baobab: 'baobab|baobab tree',
  tent: 'tent',
  car: 'car|automobile|vehicle|jeep|convertible~|cabriolet~|sedan|hatchback|fiat|fiat 500|volkswagen|vw beetle|beetle car|mustang|cadillac|mini cooper|limousine~|tesla',
  bus: 'bus|double-decker|coach|city bus',
  schoolbus: 'school bus|yellow school bus',
  tram: 'tram|streetcar|trolley|tramcar',
  leaves: 'leaves+|leaf|foliage',
  far: 'in the distance|far away|far off|on the horizon|in the far distance',
  fishingboat: 'fishing boat|trawler|fishing vessel|fishing trawler',
  ferry: 'ferry|ferryboat|ferry boat|passenger ship',
  liner: 'cruise ship|ocean liner|cruise liner|titanic',
  freighter: 'cargo ship|container ship|freighter|tanker~|oil tanker~|warship~',
  parrot: 'parrot|macaw|cockatoo~|parakeet',
  peacock: 'peacock|peafowl|peacocks+',
  hummingbird: 'hummingbird|humming bird|hummingbirds+',
  spiderweb: "spiderweb|spider web|spider s web|spider's web|cobweb|dewy web",
  fishbowl:
    'fishbowl|fish bowl|goldfish bowl|goldfish in a bowl|fish in a bowl|goldfish in a glass bowl|goldfish in a fishbowl|goldfish in a fish bowl',
  tulip: 'tulip',
  stream: 'stream|creek|brook',
  rooftop:
    'rooftop|on a roof|on the roof|roof of a school|roof of the school|school roof|on a tin roof|on a hot tin roof|on a tiled roof|on the rooftops|on the roofs|over the rooftops|over rooftops|across the rooftops|across rooftops|along the rooftops|across the roofs|over the roofs|from rooftop to rooftop|from roof to roof|jumping rooftops|on rooftops',
  branch: 'branch|tree branch|bough|twig',
  penguin: 'penguin',
  market:
    "market|market street|street market|marketplace|farmers market|farmer's market|farmer's market stall|farmers market stall|flea market|market stall|market square|awning|stall|fruit stall|flower stall|tea stall|tea shop|snack stall",
  fireplace:
    'fireplace|hearth|log fire|chimney fire|wood stove|wood-burning stove|log burner|log stove',
  stove: 'stove|kettle|oven|cooker|tea kettle',
  tractor: 'tractor|caterpillar tractor|crawler tractor',
  bicycle:
    'bicycle|bike|cyclist|cycling|bicycling|biking|on bikes|on bicycles|riding bikes|by bike|by bicycle|on his bike|on her bike',
  motorcycle: 'motorcycle|motorbike|harley|motorcyclist|biker',
  train: 'train|train carriage|railway carriage|train car|railway',
  airplane: 'airplane|plane|aeroplane|aircraft|jet|biplane',
  rocket: 'rocket|space shuttle|missile',
  vase: 'vase|pot|flowerpot|jug|pottery|urn|still life',
  apple: 'apple',
  fruit:
    'fruit|pear~|peach~|orange fruit~|grapes~|food~|vegetable~|mango~|tomato~|carrot~|corn on the cob~|sweetcorn~|olives~|coconut~|kiwi~|onion~|garlic~',
  cup: 'cup|mug|coffee|tea|coffee cup|teacup|latte|goblet~',
  pancakes:
    'pancake|stack of pancakes|pancake stack|blueberry pancake|maple syrup|crepe|hotcake|waffle~',
  pizza: 'pizza|slice of pizza|pizza pie|margherita',
  cake: 'cake|chocolate cake|layer cake|cheesecake|cupcake~',
  birthdaycake: 'birthday cake',
  porridge:
    'porridge~|bowl of porridge~|oatmeal~|bowl of oatmeal~|congee~|gruel~|rice porridge~|semolina~',
  soup: 'soup|bowl of soup|tomato soup|stew|broth',
  ramen:
    'ramen|bowl of ramen|ramen bowl|ramen noodles|noodle soup|bowl of noodle soup|bowl of noodles|bowl of noodles with chopsticks|noodle bowl|udon~|pho~|soba~|laksa~',
  bread: 'bread|loaf|loaf of bread|sourdough|baguette~',
  burger: 'burger|hamburger|cheeseburger|sandwich~|hot dog~|hotdog~|kebab~',
  sushi: 'sushi|nigiri|maki|sashimi',
  paella: 'paella|prawns and lemon|seafood rice~|risotto~',
  spaghetti: 'spaghetti|pasta|plate of pasta|bolognese|noodles~|carbonara~|lasagna~',
  curry: 'curry|chicken curry|curry rice|tikka masala',
  salad: 'salad|bowl of salad|greek salad|caesar salad|fruit salad~',
  steak: 'steak|beefsteak|ribeye|grilled steak|roast beef~',
  fries: 'fries|french fries|potato chips~|fish and chips~',
  breakfast:
    'breakfast|fried egg|fried eggs|bacon|eggs and bacon|bacon and eggs|english breakfast|omelette~|scrambled eggs~',
  donut: 'donut|doughnut|glazed donut|bagel~',
  croissant: 'croissant|butter croissant|pastry~|danish pastry~',
  cookies: 'cookie|cookies|chocolate chip cookie|biscuit|biscuits',
  cheese: 'cheese|cheese platter|cheese board|cheddar|wheel of cheese~',
  wine: 'wine|glass of wine|red wine|bottle of wine|wine glass|wine bottle|champagne~|whiskey~|whisky~',
  beer: 'beer|pint of beer|beer mug|mug of beer|glass of beer|lager',
  juice: 'juice|orange juice|glass of juice|lemonade|cocktail|smoothie~|iced tea~',
  milk: 'milk|glass of milk|milkshake~',
  book: 'book|open book|notebook|tome|diary|spellbook',
  lamp: 'lamp|light bulb|oil lamp',
  lantern: 'lantern|lanterns+',
  streetlamp: 'street lamp|lamppost|streetlight|street lantern|street light|gas lamp',
  paperlantern: 'paper lantern|chinese lantern|japanese lantern|red lantern',
  bouquet: 'bouquet|bunch|flower arrangement',
  pumpkin: 'pumpkin|gourd~',
  jackolantern: "jack o lantern|jack o'lantern|carved pumpkin|halloween pumpkin",
  halloween: 'halloween|trick or treat|trick or treating|trick or treater|trick or treaters',
  christmasmarket: 'christmas market|christmas fair|xmas market|holiday market',
  fairylights: 'fairy lights+|string lights+|christmas lights+|string of lights|chain of lights',
  christmas: 'christmas|xmas|christmas eve|christmas morning|christmassy|christmas decorations+',
  christmastree: 'christmas tree|xmas tree',
  birthday: "birthday party|birthday|birthday celebration|kids party|children's party|kids' party",
  balloons: 'bunch of balloons|party balloons|birthday balloons|helium balloons',
  gift: 'gift|gift box|wrapped gift|christmas present|wrapped present|presents+',
  easter: 'easter|easter egg|painted egg|easter basket|egg basket',
  violin: 'violin|fiddle|viola~|playing the violin|plays the violin|playing violin',
  piano: 'piano|grand piano|keyboard instrument~|upright piano',
  clock: 'clock|alarm clock|pocket watch~|wristwatch~|grandfather clock~|wall clock~',
  shoes:
    'shoe|sneaker|running shoe|trainers+|pair of shoes|pair of sneakers|boot~|high heels+~|sandal~',
  teddy: 'teddy bear|teddy|stuffed bear|plush bear|plushie~|stuffed animal~|plush toy~|doll~',
  synthwave:
    'synthwave|retrowave|vaporwave|outrun style|synthwave sunset|synthwave grid|retro grid|neon grid',
  abstract:
    'abstract|abstract art|abstract painting|abstract pattern|geometric abstraction|marbled|fluid art',
  pattern:
    'pattern|seamless|seamless pattern|geometric pattern|wallpaper pattern|repeating pattern|textile design|ornament',
  map: 'map|treasure map|old map|antique map|fantasy map',
  toys: 'toy|toys+|building blocks+|toy blocks+|wooden toy|lego~',
  candle: 'candle|candlestick',
  armchair: 'armchair|easy chair|wing chair|rocking chair~',
  sofa: 'sofa|couch|settee',
  bed: "bed|child's bed",
  table: 'table|coffee table|wooden table|dining table|tabletop',
  windowsill: 'windowsill|window sill|window ledge',
  rug: 'rug|carpet|hearthrug|persian rug|doormat',
  chair: 'chair|stool|throne~',
  robot: 'robot|android|cyborg|droid|bot',
  mech: 'mech|battle mech|mech warrior|mecha warrior|mech robot|mecha robot|mecha|gundam|robot warrior|warrior robot|war robot|battle robot|combat robot|robot soldier|fighting robot|mech suit|mech robot warrior|mecha robot warrior|battle droid|transformer robot',
  moss: 'moss|mossy|moss covered|covered in moss|overgrown with moss|ivy covered|covered in ivy|ivy',
  burning:
    'burning|on fire|in flames|ablaze|engulfed in flames|up in flames|inferno|engulfed in fire',
  cityfire: 'a fire in the city|fires in the city|city on fire|city fire',
  housefire: 'house fire|building fire|house fires',
  forestfire: 'forest fire|wildfire|bushfire|burning forest|burning woods|forest on fire',
  forsaken:
    'abandoned|derelict|overgrown|apocalyptic|post apocalyptic|ruined|in ruins|overgrown with ivy|overgrown with vines|reclaimed by nature|ghost town',
  snowman: 'snowman|snowmen+',
  woods:
    'deep forest|forest path|inside a forest|forest floor|in the woods|forest clearing|forest glade|deep in the forest',
  calm: 'calm|peaceful|serene|quiet|tranquil|serenity|relaxing|cozy|cosy|gentle|still|zen|idyllic|peace',
  dark: 'dark|gloomy|moody|scary|mysterious|haunted|dramatic|horror|spooky|ominous|sinister|creepy|eerie|gothic|melancholic|melancholy|lonely|dystopian|grim',
  bright:
    'bright|happy|joyful|cheerful|vibrant|colorful|colourful|coloured|multicoloured|vivid|radiant|festive|lively|playful|cute|adorable|kawaii|glowing|luminous|lush|fresh|saturated|rich colors|rich colours',
  dreamy:
    'dreamy|magical|magic|enchanted|surreal|ethereal|dream|mystical|whimsical|otherworldly|soft light|pastel|romantic|dreamlike|fantastical|soft|mystic|wonderland|enchanting|psychedelic|nostalgic',
  close: 'close up|closeup|macro|detail shot|close view|zoomed in|extreme close up|from up close',
  wide: 'wide|wide angle|panorama|panoramic|wide shot|vista|vast|epic view|landscape|establishing shot|sweeping|expansive|scenery|long shot|distant|faraway',
  aerial:
    'aerial|from above|bird s eye view|birds eye view|drone|drone shot|top down|top view|overhead|flat lay|flatlay|topdown|aerial view|high angle|from the air',
  low: 'from below|low angle|worm s eye view|looking up|towering|low shot|from the ground',
  portrait: 'portrait|headshot|half body|bust|portrait shot|face|selfie',
  silhouette: 'silhouette|backlit|silhouetted|backlight|against the light|rim light|contre jour',
  standing: 'standing|stands|stand|upright|waiting|waits',
  sitting: 'sitting|sits|seated|sit|perched|resting',
  walking:
    'walking|walks|walk|strolling|wandering|marching|crossing|march|marches|wanders|strolls|stroll|prowling|prowls|roaming|roams|trudging|trudges|sneaking|sneaks|waddling|waddles|tiptoeing',
  hiking: 'hiking|hike|hikes|trekking|on a hike',
  running:
    'running|runs|run|galloping|sprinting|racing|trotting|trots|trot|gallops|gallop|sprints|scampering|scampers|scurrying|scurries|bounding',
  jumping:
    'jumping|jumps|jump|leaping|leaps|leap|hopping|hops|jumping for joy|jumping up|leaping into the air|bouncing|breaching|breaches|leaping out of the water',
  praying: 'praying|prays|pray|in prayer|kneeling in prayer|worshipping',
  sleeping:
    'sleeping|sleeps|asleep|sleep|napping|curled up|curling up|dozing|dozes|dozing off|dozed off|snoozing|snoring|taking a nap|having a nap|fast asleep|sound asleep',
  lying: 'lying|lying down|lies|lies down|sprawled',
  flying: 'flying|flies|fly|soaring|in flight|gliding|hovering',
  dancing:
    'flamenco|dancing|dances|dance|dancing to rock n roll|dancing to rock and roll|dancing rock n roll|dance to rock n roll|rock n roll dancing|rock and roll dancing',
  playing: 'playing|plays|play|kicking',
  working: 'working|works|at work|gardening|harvesting|chopping',
  praise:
    'beautiful|stunning|detailed|highly detailed|masterpiece|best quality|high quality|4k|8k|hd|uhd|trending|award winning|amazing|gorgeous|ultra|hyper detailed|intricate|professional|high resolution|sharp focus|breathtaking|perfect|majestic|epic|artwork|art|illustration|painting|drawing|digital art|digital painting|wallpaper|quality|lighting|volumetric|atmospheric|atmosphere|composition|background|foreground|scenic|nice|pretty|lovely|great|awesome|ultra detailed|ray tracing|path tracing|unreal engine|rendering|render|sharp|volumetric lighting|soft lighting|warm lighting|shot on|lens|bokeh|depth of field|magnificent|elegant|picturesque|impressive|natural|nature|natural light|ambient light|golden ratio|hdr|resolution|super detailed',
  small: 'small|tiny|little|miniature',
  large: 'big|large|huge|massive|tall',
  giant: 'giant|gigantic|colossal|enormous',
  trumpet: 'trumpet|playing the trumpet|plays the trumpet|trombone~',
  saxophonist: 'saxophonist|saxophone player|sax player',
  saxophone: 'saxophone|sax|playing the saxophone|plays the saxophone|playing saxophone',
  trumpeter: 'trumpeter|trumpet player|horn player~',
  drum: 'drum|drums+|playing the drums|plays the drums|playing drums|bongo~',
  drummer: 'drummer',
  accordion: 'accordion|playing the accordion|plays the accordion|concertina~|bandoneon~',
  flute:
    'flute|flutist|playing the flute|plays the flute|clarinet~|oboe~|recorder player~|panpipe~',
  cello: 'cello|playing the cello|plays the cello|double bass~|contrabass~',
  dwarf: 'dwarf|dwarves+|dwarfs+|gnome|leprechaun',
  diwali: 'diwali|deepavali|festival of lights',
  lunarnewyear: 'chinese new year|lunar new year|spring festival',
  ramadan: 'ramadan|eid|ramadan night',
  musician: 'musician|musicians+',
  busker: 'street musician|busker|street musicians+|buskers+',
  orchestra:
    'brass band|jazz band|music band|music ensemble|string quartet|marching band|folk band|musical group',
  painter:
    'painter|artist|portrait painter|landscape painter|restorer|art restorer|painting restorer|mural restorer',
  easel:
    'easel|canvas|at an easel|at the easel|painting at an easel|painting on a canvas|painting a picture|painting a landscape|paints a picture',
  laptop:
    'laptop|notebook computer|typing|on a laptop|on her laptop|on his laptop|working on a laptop|working at a desk|working at a computer',
  fishing: 'fishing|is fishing|fishing rod|goes fishing|angling',
  hiker: 'hiker|mountaineer|backpacker|trekker|explorer|adventurer',
  backpack: 'backpack|rucksack|knapsack',
  doctor: 'doctor|medic~|physician|surgeon|paediatrician|scientist~',
  patient: 'patient',
  wedding: 'wedding|wedding couple|newlyweds+|bride and groom|just married|marriage|bridal couple',
  bride: 'bride|wedding dress|bridal gown',
  groom: 'groom|bridegroom',
  laughing: 'laughing|laughs|laugh|smiling|smiles|smile|grinning|grins',
  hugging:
    'hugging|hugs|hug|embracing|embrace|embraces|kissing~|in each other s arms|cuddling|petting|kisses~|kiss~|kiss each other~|kissed~',
  handinhand: 'holding hands|hold hands|hand in hand|holding each other s hands',
  festival: 'festival|village festival|fiesta|street festival|fete|garland|bunting|garden party~',
  friend: 'friend|friends+|neighbour|neighbor',
  viewpoint:
    'viewpoint|a lookout|the lookout|lookout point|scenic overlook|vantage point|view point',
  watching:
    'watching|watches|gazing|gazing at|gazes at|admiring|looking at|looks at|looking out|looks out|look out|looking outside|looks outside|looking through|staring out|stares out|peering out|peers out|gazes out|looking over|staring at|contemplating',
  cooking: 'cooking|cooks a meal|preparing a meal|preparing food|cooking dinner',
  pram: 'pushing a pram|pram|pushing a stroller|stroller|baby carriage',
  boxer: 'boxer',
  boxing: 'boxing|shadowboxing|throwing a punch',
  kneeling: 'kneeling|kneels|on one knee|kneeling down|kneels before|knelt',
  goalkeeper: 'goalkeeper diving|diving goalkeeper|goalkeeper|goalie',
  capoeira: 'capoeira|capoeiristas',
  yoga: 'yoga|doing yoga|yoga pose',
  tango: 'tango|dancing tango|dancing the tango',
  hammering:
    'hammering|hammers on|hammers a|hammers the|swinging a hammer|at the anvil|forging|hammering a nail|hammers a nail|hammering nails',
  tossing: 'tossing a pan|tossing|flipping pancakes|flipping a pancake|tossing a pancake',
  librarian: 'librarian',
  teacher: 'teacher writing|teacher|schoolteacher|schoolmaster',
  meditating: 'meditating|meditates|in meditation',
  tennisplayer: 'tennis player|tennis players+',
  archer: 'archer',
  golfer: 'golfer|golf player',
  chopping: 'chopping wood|splitting wood|splitting logs|chopping firewood',
  sweeping:
    'sweeping the|sweeping up|sweeping leaves|with a broom|sweeping the floor|mopping|mopping the floor|mops the floor|sweeping beneath|sweeping under|sweeping in',
  watering:
    'watering flowers|watering plants|watering the garden|watering|waters his flowers|waters her flowers|waters the flowers|waters the plants',
  gardener: 'gardener|market gardener|vegetable grower',
  weightlifter: 'weightlifter|weight lifter',
  karate: 'karate|martial arts|kung fu|karate fighter|martial artist',
  pointing: 'pointing at|pointing to|pointing up at|pointing',
  netmending:
    'mending a net|mending nets|mend nets|mends nets|mending their nets|mending the nets|repairing fishing nets|repairing a net|repairing their nets|mending his net|repairing nets|mending fishing nets',
  repairing: 'repairing|repair|repairs|fixing|fixes|mending|fix|mends',
  swimmer: 'swimmer',
  swimming: 'swimming|swims|swim',
  rowing: 'rowing|rows a|row a|paddling',
  chess: 'playing chess|plays chess|play chess|chess|game of chess|chess game|chess players',
  climbing:
    'climbing|climbs|climb|rock climbing|rock climber|climber on a cliff|scaling a cliff|mountaineering|climber|climbers+',
  feeding:
    'feeding|feeds|feed|giving bread to|gives bread to|give bread to|throwing bread to|throwing bread crumbs to|throws bread to|throw bread to|tossing bread to|throwing breadcrumbs to|giving food to',
  facing:
    'vs|facing|faces off with|facing off|face to face|face to face with|fighting|fights|battling|confronting|meeting|meets|looking at each other',
  talking:
    'talking to|talking|arguing|argue|quarrelling|quarreling|having an argument|having a fight|in an argument|bickering|chatting|in conversation|gossiping|gossip|chatting over the fence|gossiping over the fence|chat|having a chat|in deep conversation',
  greeting: 'shaking hands|shake hands|handshake',
  proposing: 'proposing to|proposing|proposes|marriage proposal',
  chasing:
    'hunting|hunts|chasing|chases|running after|hunting down|pursuing|chase|runs after|run after',
  following: 'following|follows|tailing|is following',
  photographer: 'photographer',
  photographing:
    'taking a photo|taking photos|taking a picture|taking pictures|takes a photo|photographing|taking a photograph|taking photographs|takes pictures|takes photos|takes a picture|takes a photograph|photographs the|snapping a photo|with a camera|with his camera|with her camera|holding a camera',
  phone:
    'talking on the phone|on the phone|on his phone|on her phone|smartphone|cell phone|mobile phone|phone',
  singer: 'singer|vocalist',
  singing: 'singing|sings|microphone',
  waving: 'waving|waves hello|waves goodbye|waving goodbye|waving hello',
  pushing:
    'pushing a cart|pushing a wheelbarrow|pushing a handcart|wheelbarrow|handcart|pushcart|pushing a trolley',
  drinking: 'drinking|sipping',
  coffeebreak:
    'having a coffee|having coffee|drinks coffee|drinks a coffee|drinks his coffee|drinks her coffee',
  carton: 'box|cardboard box|parcel|package',
  casting:
    'casting a spell|casts a spell|casting spells|cast a spell|casting magic|spellcasting|spell|spells|conjuring|doing magic|performing magic|casting',
  pianist: 'pianist|piano player|playing the piano|plays the piano|playing piano',
  aged: 'old|aged|ageing',
  daughter: 'daughter|my daughter',
  son: 'son|my son',
  mother: 'mother|mom|mum|mothers+',
  father: 'father|dad|fathers+',
  laboratory:
    'laboratory|lab|science lab|chemistry lab|research lab|science laboratory|school chemistry lab|school lab|school laboratory',
  hospital: 'hospital|hospital room|hospital ward|clinic|hospital bed',
  museum:
    'museum|hermitage museum hall|hall of the hermitage|halls of the hermitage|art gallery|art museum|gallery|exhibition|art exhibition|picture gallery',
  gym: 'gym|gymnasium|fitness center|fitness studio|weight room|workout|fitness',
  supermarket:
    'supermarket|grocery store|grocery|supermarket aisle|cereal aisle|frozen food aisle|snack aisle|candy aisle',
  mall: 'shopping mall|shopping center|shopping centre|shopping arcade|mall|escalator',
  subwaystation:
    'subway station|metro station|underground station|tube station|subway platform|metro platform|tube platform|underground platform',
  metro:
    'subway car|metro car|subway carriage|metro carriage|underground carriage|inside a subway|inside a subway car|inside a metro|inside a metro car|inside a subway train|inside a metro train|tube carriage|subway interior|metro interior|subway train|metro train|subway|metro|underground train|on the underground|on the subway|on the metro|on the tube',
  terminal:
    'airport terminal|airport lounge|departure lounge|departure hall|airport hall|airport gate|inside an airport|boarding gate|departure gate|airport departure gate|airport departures|airport interior',
  planecabin:
    'airplane cabin|cabin of the plane|cabin of a plane|cabin of the airplane|aeroplane cabin|plane cabin|aircraft cabin|inside an airplane|inside a plane|inside an aircraft|inside an aeroplane|airplane interior|plane interior|airliner cabin|cabin of an airplane|inside an airliner|inside an airplane cabin|inside a plane cabin|airplane aisle|airplane seat|on board an airplane',
  compartment:
    'train compartment|railway compartment|compartment|in a train|aboard a train|on board a train|train interior|inside a train carriage|interior of a train carriage|train carriage interior|railway carriage interior|sleeping car|orient express|pullman car|inside a train car',
  indoorpool:
    'indoor swimming pool|indoor pool|swimming hall|pool hall swimming|swim hall|swimming pool hall|empty swimming pool hall|swimming pool indoors|natatorium|indoor swimming pools',
  diner: 'diner|american diner|retro diner|1950s diner|50s diner|fifties diner|jukebox~',
  restaurant:
    'restaurant|fine dining|fine dining restaurant|elegant restaurant|dining hall|bistro restaurant|trattoria|osteria|brasserie|taqueria|taquería|izakaya|steakhouse|steak house|grill house|eatery|curry house|indian curry house|sushi restaurant|ramen restaurant|dim sum restaurant|dim sum parlour|kebab shop|kebab house|kebab restaurant|tapas restaurant|tapas bar|gastropub',
  lobby:
    'hotel lobby|lobby|hotel reception|reception desk|hotel foyer|foyer|hotel entrance hall|entrance hall of a hotel|entrance hall of the hotel',
  courtroom: 'courtroom|court room|court of law|courthouse interior',
  bowling: 'bowling alley|bowling lane|bowling',
  laundry: 'laundromat|launderette|laundrette|coin laundry',
  serverroom: 'server room|data center|data centre|server rack|datacenter|server farm',
  flowershop: "flower shop|florist|flower store|florist shop|florist's shop",
  toyshop: 'toy store|toy shop|toyshop',
  boxingring:
    'boxing hall|boxing ring|boxing match|boxing arena|ringside|corner of the boxing ring',
  cellblock:
    'prison|jail|cell block|prison corridor|prison hallway|prison block|rows of cells|jail corridor|penitentiary',
  forge:
    "forge|smithy|blacksmith shop|blacksmith's shop|blacksmith's forge|blacksmith workshop|blacksmith's workshop",
  artstudio:
    "art studio|artist studio|artist's studio|artists' studio|painter's studio|painters studio|painting studio|studio|artist's atelier|artist's workshop|artist's loft",
  bakery:
    "bakery|bread shop|bakery shop|bakehouse|baker's shop|patisserie|pastry shop|bakery kitchen",
  winecellar:
    'wine cellar|cellar|wine vault|winery cellar|wine cave|barrel cellar|whiskey cellar|barrel room',
  barbershop:
    "barber shop|barbershop|barber's shop|barber's|hair salon|hairdresser's|hairdressing salon|beauty salon|hairdresser salon|barber salon|hairdresser's salon",
  carpentry:
    "carpenter's workshop|carpentry workshop|carpentry|woodworking shop|woodworking workshop|woodshop|wood workshop|carpenter's shop|carpenter workshop|carpentry shop|joinery|woodworking|luthier|violin maker",
  operatingroom:
    'operating room|operating theatre|operating theater|surgery room|surgical theatre|operating table',
  throneroom:
    "throne room|throne hall|king's hall|royal hall|palace interior|castle interior|inside a castle|inside a palace|palace hall|castle hall|castel hall|hall of a castle|hall of the castle",
  dungeon: 'dungeon|crypt|catacombs|torture chamber',
  spacebridge:
    'spaceship interior|inside a spaceship|inside the spaceship|interior of a spaceship|spaceship bridge|starship bridge|bridge of a spaceship|bridge of a starship|spaceship cockpit|starship interior|control room|spacecraft interior|spaceship corridor|starship corridor|corridor of a spaceship|spaceship hallway|hallway of a spaceship',
  theatre:
    'stage|theater|theatre|theater stage|on stage|on a stage|opera|concert hall|stage curtain',
  diningroom: 'dining room',
  waiter: 'waiter|waitress',
  ballet: 'ballerina|ballet dancer|prima ballerina',
  nurse: 'nurse',
  sailor: 'sailor|seaman',
  sari: 'sari|saree',
  kurta: 'kurta|kurtas|in a kurta|sherwani|salwar kameez',
  djellaba: 'djellaba|jellaba|kaftan|thobe|in long robes|dishdasha',
  waxprint: 'kente|dashiki|boubou|ankara dress|wax print|african dress|african clothes',
  ponchoed: 'poncho|ponchos|in a poncho',
  clown: 'clown|jester|court jester',
  footballer: 'football player|soccer player|footballer',
  sushibar: 'sushi bar|sushi counter|sushi restaurant',
  planetarium: 'planetarium|star theatre|planetarium dome',
  witchkitchen: "witch's kitchen|witches' kitchen|witch kitchen|kitchen of a witch",
  dancestudio:
    'dance studio|ballet studio|ballet school|ballet class|dance class|ballet barre|dance school|ballet rehearsal',
  yogastudio: 'yoga studio|yoga room|yoga mat',
  yogaclass: 'yoga class|yoga lesson|yoga session|people doing yoga',
  operahall:
    'opera house|opera hall|theater auditorium|theatre auditorium|opera auditorium|theatre seats+|theater seats+|theater audience|theatre audience',
  familydinner:
    'family dinner|family meal|dinner party|thanksgiving dinner|family lunch|sunday lunch|having dinner|eating dinner|around the dinner table',
  rockconcert:
    'rock concert|pop concert|concert|concert stage|concert crowd|live concert|rock band|metal concert|concert audience|stadium concert|rock show|rock stage|mosh pit',
  superhero:
    'superhero|superheroine|super hero|superman~|batman~|spiderman~|spider man~|wonder woman~|captain america~|iron man~|supergirl~',
  pirate: 'pirate|buccaneer|corsair|pirate captain',
  samurai: 'samurai|ronin|shogun|samurai warrior',
  ninja: 'ninja|shinobi|assassin~|kunoichi',
  viking: 'viking|norseman|barbarian~|viking warrior|berserker~',
  cowboy: 'cowboy|cow boy|cowgirl|sheriff|gunslinger|rancher',
  santa: 'santa claus|santa|father christmas|saint nicholas|st nicholas|st nick',
  santahat: "santa hat|santa cap|santa claus hat|christmas hat|santa's hat",
  police:
    'police officer|policeman|policewoman|cop|policemen+|constable|security guard~|mounted police~|night guard~|night watchman~',
  firefighter: 'firefighter|fireman|firemen+|fire fighter|fire brigade',
  soldier: 'soldier|army soldier|infantryman|marine soldier|trooper|sniper~|commando',
  vampire: 'vampire|dracula|count dracula|vampire lord',
  angel: 'angel|archangel|guardian angel|seraph|cherub~|valkyrie~',
  fairy: 'fairy|pixie|faerie|fairy princess|tinkerbell~|nymph~',
  elf: 'elf|elves+|elven|wood elf|elf archer|robin hood~',
  geisha: 'geisha|maiko',
  kimono: 'kimono|in a kimono|wearing a kimono|yukata|hanfu~',
  hanbok: 'hanbok|in a hanbok|wearing a hanbok',
  gladiator: 'gladiator|roman gladiator',
  businessman:
    'businessman|businesswoman|businessmen+|business man|ceo|lawyer|spy~|secret agent~|banker|politician|president',
  suit: 'in a suit|in suit|wearing a suit|in a black suit|business suit|suit and tie|tuxedo',
  builder:
    'construction worker|builder|bricklayer|engineer|construction workers+|worker in a hard hat|hard hat|electrician~|dock worker|docker|port worker|stevedore|longshoreman',
  smith: 'blacksmith|smith|farrier',
  lighthousekeeper: 'lighthouse keeper|lighthouse keepers+',
  beekeeper: 'beekeeper|bee keeper',
  carpenter: 'carpenter|woodworker|joiner',
  zombie: 'zombie|undead|walking dead|living dead|mummy~',
  lotus: 'lotus|water lily|water lilies+|lily pad|lotus pond|lily pond|lotus flower|lotus leaf',
  mermaid: 'mermaid|merman~|siren~|little mermaid',
  ghost: 'ghost|phantom|specter|spook|poltergeist|wraith~|banshee~',
  skeleton: 'skeleton|skeleton warrior|grim reaper~|lich~',
  skull: 'skull|human skull|sugar skull~|cranium',
  statue:
    'statue|sculpture|marble statue|stone statue|bronze statue|greek statue|monument statue|buddha statue~|buddha~',
  chest:
    'treasure chest|treasure|chest of gold|treasure trove|gold coins|pirate treasure|pile of gold',
  cauldron: 'cauldron|caldron|witch cauldron|bubbling cauldron|boiling cauldron|cauldron of potion',
  portal:
    'portal|magic portal|magical portal|stargate|dimensional gate|dimensional portal|gateway to another world|portal to another world|portal to another dimension',
  crown: 'crown|golden crown|royal crown|tiara~|diadem~',
  sword:
    'sword|excalibur|sword in the stone|sword in a stone|longsword|magic sword|broadsword|dagger~|katana~',
  tacos: 'taco|tacos|burrito~|quesadilla~|nachos~|mexican food',
  logo: 'logo|logo design|vector logo|emblem|app icon|mascot logo|icon|badge|clip art|clipart|coat of arms~',
  sticker: 'sticker|sticker design|die cut sticker',
  cinema:
    'cinema|movie theater|movie theatre|film theater|movie house|cinema hall|movie screen|cinema screen|cinema seats+',
  tatamiroom:
    'tatami room|japanese room|tatami|ryokan|traditional japanese room|traditional japanese tatami room|japanese tatami room|traditional tatami room|japanese tea room|traditional japanese house interior|japanese style room|washitsu',
  gamearcade:
    'arcade|video arcade|game arcade|arcade game|arcade machine|arcade hall|amusement arcade|pinball|games arcade|arcade cabinet',
  balcony: 'balcony|on a balcony|on the balcony|on my balcony',
  engawa:
    'engawa|japanese porch|japanese veranda|veranda of a japanese house|porch of a japanese house',
  porch: 'porch|front porch|back porch|veranda|verandah|on the porch',
  ballroom:
    'ballroom|dance hall|ball room|wedding hall|banquet hall|wedding banquet hall|wedding reception hall',
  dwarfhall:
    "dwarven hall|dwarf hall|dwarves' hall|hall of the dwarves|dwarven city|dwarf city|dwarven kingdom|dwarf kingdom|goblin hall|hall under the mountain|hall of the mountain king|underground kingdom|dwarven throne hall|dwarven throne room|dwarven hall lit|dwarf throne room",
  schoolcorridor:
    'school corridor|school hallway|school hall|high school hallway|high school corridor|corridor of a school|hallway of a school|corridor with lockers|hallway with lockers|lockers+|school lockers+',
  submarineroom:
    "inside a submarine|inside the submarine|inside of a submarine|submarine interior|interior of a submarine|submarine control room|submarine's control room|control room of a submarine|submarine's bridge|aboard a submarine|submarine crew|periscope",
  clockroom:
    'inside a clock tower|inside the clock tower|clock tower interior|interior of a clock tower|inside big ben|behind the clock face|behind a clock face|clockwork room|inside a giant clock|inside a clock|clock mechanism|clock tower gears',
  spiralstair:
    'spiral staircase|spiral stairs|spiral stair|winding staircase|winding stairs|winding stair|helical staircase|spiral stairwell|spiral steps',
  booktower:
    'spiral staircase in a library|spiral staircase in an old library|spiral staircase in the library|library with a spiral staircase|library with spiral staircase|round library|circular library|library tower|tower library',
  candyshop:
    'candy shop|candy store|sweet shop|sweetshop|sweets shop|confectionery|confectionery shop|lollipop shop',
  recordshop:
    'record shop|record store|vinyl shop|vinyl store|vinyl record shop|vinyl record store|music store full of records',
  icecreamparlour:
    'ice cream parlour|ice cream parlor|ice cream shop|ice-cream shop|ice-cream parlour|ice cream store|gelateria|gelato shop',
  captaincabin:
    "captain's cabin|captains cabin|ship captain's cabin|ship's cabin|ships cabin|pirate captain's cabin|captain's quarters|pirate ship cabin|cabin of a ship|cabin of a pirate ship|captain's cabin on a pirate ship|captain's cabin of a pirate ship",
  atticbedroom:
    'attic bedroom|loft bedroom|bedroom in the attic|bedroom in an attic|bedroom under the roof|bedroom with a sloping ceiling|bedroom with a slanted ceiling|attic bedroom with a sloping ceiling|bed in the attic',
  actors: 'actors|actor|actresses',
  cheeseshop: "cheese shop|cheese store|cheesemonger|cheesemonger's|cheese counter|cheese dairy",
  fishshop:
    "fishmonger|fishmonger's|fish shop|fish counter|fishmongers|seafood counter|fish stall|fish market",
  petshop: 'pet shop|pet store|petshop|pet shops|animal shelter',
  hospitalcorridor:
    'hospital corridor|hospital hallway|corridor of a hospital|hallway of a hospital|hospital hall|emergency room|emergency department|hospital emergency room',
  newsstudio:
    'tv news studio|news studio|newsroom|tv studio|television studio|news broadcast|news desk|news anchor desk|tv news|television news|broadcast studio|news set',
  teenroom:
    "teenager's bedroom|teenage bedroom|teenage girl's bedroom|teenage girls bedroom|teen girl's bedroom|teenage boy's bedroom|teenage boys bedroom|bedroom with posters|90s bedroom|1990s bedroom|teenager's room|bedroom of a teenager|room of a teenager|teen's bedroom|teenager's messy bedroom|teen bedroom|teen room|messy bedroom|messy room|gaming room|gamer room|gamer's room|gaming bedroom|gaming setup|dorm room|student's room",
  roofterrace:
    'rooftop bar|roof bar|rooftop terrace|roof terrace|on a roof terrace|on the roof terrace|roof garden|rooftop garden|rooftop restaurant|rooftop lounge|rooftop patio|rooftop dinner',
  terrace:
    'terrace|on a terrace|on the terrace|on their terrace|on our terrace|on her terrace|on his terrace|terrace with a view',
  roofparty:
    'rooftop party|roof party|party on a rooftop|party on the rooftop|party on a roof|party on the roof|rooftop cocktail party',
  boxinggym:
    'boxing gym|boxing club|boxing training|punching bag|punching bags|heavy bag|boxing bag|hitting the bag',
  beachbar:
    'beach bar|bar on the beach|tiki bar|beach hut bar|bar at the beach|beachside bar|beach café|beach cafe|café on the beach|cafe on the beach|seaside café|seaside cafe',
  restaurantkitchen:
    "restaurant kitchen|kitchen of a restaurant|kitchen of the restaurant|professional kitchen|commercial kitchen|hotel kitchen|industrial kitchen|kitchen of a hotel|chef's kitchen|pizza kitchen",
  pottery:
    "pottery studio|pottery workshop|potter's studio|potter's workshop|potter's wheel|ceramics studio|ceramic studio|ceramics workshop|pottery class",
  aquariumtunnel:
    'aquarium tunnel|underwater tunnel|glass tunnel|tunnel aquarium|shark tunnel|tunnel under the sea',
  aquariumhall:
    'aquarium|huge aquarium|giant aquarium|public aquarium|big aquarium|large aquarium|aquarium hall|aquarium tank|aquarium with a huge tank|oceanarium|aquarium visitors|shark tank',
  recordingstudio:
    'recording studio|music studio|sound studio|mixing desk|mixing console|recording booth|podcast studio|radio studio',
  apothecary:
    "pharmacy|apothecary|apothecary shop|drugstore|chemist's shop|chemist shop|old pharmacy",
  tailor:
    "tailor's workshop|tailor's shop|tailor shop|tailor workshop|tailor's|sewing workshop|sewing room|dressmaker's studio|dressmaker's workshop|sewing machine|fashion studio|fashion atelier",
  bookshop:
    'bookshop|book shop|bookstore|book store|second hand bookshop|bookseller|used bookstore',
  antiqueshop:
    'antique shop|antique store|antiques shop|antiques|curiosity shop|vintage shop|thrift store|junk shop|flea market shop|pawn shop|pawnshop',
  jazzclub:
    'jazz club|jazz bar|jazz concert|jazz lounge|blues club|blues bar|jazz cafe|jazz café|jazz cellar',
  icerink: 'ice rink|skating rink|ice arena|hockey rink|hockey arena',
  icehockey:
    'ice hockey|ice hockey game|ice hockey match|hockey game|ice hockey player|hockey player|hockey players',
  barnhall:
    'in a barn|in the barn|in an old barn|in a rustic barn|in a wooden barn|barn interior|barn wedding|hayloft|inside a barn|stable|stables|horse stable|cowshed',
  basketballhall:
    'basketball court|basketball hall|basketball arena|basketball gym|basketball game|basketball match|basketball|school gymnasium|sports hall',
  potionshop:
    "potion shop|potions shop|shop of potions|shop full of potions|shop for potions|potion store|magic shop|magical shop|shop of magic|witch's shop|witch shop|apothecary of a witch|witch's apothecary|witch apothecary|magical apothecary|alchemist's shop|alchemist shop|alchemy shop|alchemist's store|alchemist's workshop|alchemist's laboratory|alchemist's lab|alchemy lab",
  wizardshop: "wizard shop|wizard's shop|wizards shop|shop of a wizard|sorcerer's shop",
  potion: 'potion|magic potion|elixir',
  wizardlibrary:
    "magical library|magic library|enchanted library|wizard library|wizard's library|wizards library|wizard's study|wizard study|wizard's tower library|library of magic|floating candles|floating candle|alchemist's study|sorcerer's study|library of a wizard|study of a wizard",
  casino:
    'casino|casino floor|roulette table|roulette|poker table|slot machine|gambling hall|blackjack table',
  nightclub:
    'nightclub|night club|disco|discotheque|dance floor|dance club|disco ball|mirror ball|techno club|rave|dancefloor',
  castlekitchen:
    'castle kitchen|medieval kitchen|mediaeval kitchen|medieval castle kitchen|castle kitchens|kitchen of a castle|kitchen of the castle|kitchen in a castle|kitchen of an old castle|kitchen in the middle ages',
  rustickitchen:
    'rustic kitchen|farmhouse kitchen|french farmhouse kitchen|italian farmhouse kitchen|spanish farmhouse kitchen|provencal farmhouse kitchen|stone farmhouse kitchen|rustic farmhouse kitchen|country kitchen|cottage kitchen|old kitchen|farm kitchen|tuscan kitchen|rustic country kitchen|french country kitchen|traditional kitchen',
  mexicankitchen:
    'mexican kitchen|traditional mexican kitchen|rustic mexican kitchen|hacienda kitchen|colorful mexican kitchen|old mexican kitchen',
  parlour:
    'parlour|parlor|victorian parlour|victorian parlor|victorian living room|victorian room|victorian drawing room|drawing room|english salon|old english salon|english drawing room|victorian sitting room|victorian interior|victorian salon',
  tavern:
    'tavern|pub|inn|alehouse|beer hall|beerhouse|irish pub|english pub|medieval tavern|taproom|down the pub',
  scriptorium: "scriptorium|monastery library|monks' library",
  lamplight: 'lamp light|lamplight|soft lamp light|light of a lamp',
  candlelight: 'candlelight|candlelit|lit by candles|light of candles',
  crowd:
    'crowd|throng|mass of people|masses of people|sea of people|lots of people|crowd of people|townspeople',
  busy: 'busy|crowded|bustling|packed',
  vacant: 'empty|vacant|unoccupied|nobody|deserted',
  fullof: 'full of|filled with',
  attic: 'attic|garret|under the roof|old attic',
  kidsroom:
    "bunk bed|kids bedroom|kids room|children's bedroom|children's room|child's room|child's bedroom|kid's room|playroom",
};
