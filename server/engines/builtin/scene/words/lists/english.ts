import type { Words } from '../../../words/language.ts';
import type { SceneKey } from '../scene-keys.ts';

/** English words for what the painter knows. */
export const ENGLISH: Words<SceneKey> = {
  mountain:
    'mountain|mount|peak|alps|alpine|cliff|valley|summit|mountainside|mountain range|ridge|highland|himalaya|hillside',
  sea: 'sea|ocean|water|wave|bay|harbor|harbour|port|marina|seascape|pier|surf|nautical|marine',
  beach: 'beach|coast|shore|seaside|tropical|coastline|coastal|sandy beach|lagoon|seashore',
  forest:
    'forest|wood|woods|woodland|jungle|rainforest|grove|thicket|forested|park|pine forest|bamboo forest',
  desert: 'desert|sahara|oasis|arid|wasteland|badlands',
  city: 'city|skyline|downtown|urban|skyscraper|metropolis|cyberpunk|neon|building|cityscape|futuristic|tokyo|new york|london|megacity|town|futuristic city|high rise',
  street:
    'street|alley|avenue|road|lane|alleyway|boulevard|sidewalk|crosswalk|market street|cobblestone|plaza|square',
  field:
    'field|hill|countryside|farm|prairie|farmland|hills|rolling hills|rural|wheat field|vineyard|wheat',
  garden:
    'garden|flower garden|botanical garden|orchard|backyard|flower field|flower meadow|zen garden',
  village: 'village|hamlet|fishing village|settlement|small town|villages',
  lake: 'lake|pond|reflection|fjord|reservoir|lakeside|lakeshore|mountain lake|tarn|reflections',
  island: 'island|isle|archipelago|atoll|islet|floating island|tropical island',
  river: 'river|stream|creek|brook|riverbank|riverside|canal|rapids|riverbed|bridge over a river',
  sky: 'sky|heaven|steppe|starry sky|horizon|heavens|skyscape|above the clouds|sea of clouds',
  savanna: 'savanna|savannah|serengeti|safari|african plain|plains',
  canyon: 'canyon|gorge|ravine|grand canyon|mesa',
  volcano: 'volcano|lava|volcanic|eruption|magma|erupting',
  waterfall: 'waterfall|cascade|cataract|falls|niagara',
  cave: 'cave|cavern|grotto|underground|crystal cave',
  underwater:
    'underwater|coral reef|reef|deep sea|seabed|under the sea|beneath the sea|ocean floor|undersea|coral|aquarium',
  space:
    'space|outer space|cosmos|universe|cosmic|galactic|orbit|spaceship|deep space|sci fi|science fiction|interstellar',
  room: 'room|interior|indoors|indoor|living room|hall|cafe|café|office|restaurant|window|inside a house|cozy room|studio',
  kitchen: 'kitchen|cooking|dining room|pantry',
  library: 'library|bookshelf|bookshelves|bookstore|study|books',
  bedroom: 'bedroom|bed|dorm|attic',
  grass: 'grass|lawn|meadow|grassland|pasture',
  sand: 'sand|dune|sand dunes',
  sun: 'sun|sunbeam|sun rays|sunrays|god rays|sunburst|sunny rays',
  moon: 'moon|moonlight|moonlit|full moon|crescent|crescent moon|lunar|moonrise|blood moon',
  stars:
    'star|starry|starlight|starry night|shooting star|meteor|constellation|stargazing|twinkling stars|meteor shower',
  milkyway: 'milky way|galaxy|nebula|galaxies|nebulae|stardust',
  aurora: 'aurora|northern lights|borealis|aurora borealis|polar lights',
  rainbow: 'rainbow|double rainbow',
  planet: 'planet|saturn|alien|alien planet|exoplanet|jupiter|mars|alien world',
  birds: 'seagull|gull|crow|flock of birds|flying birds|raven|swallow|geese|migrating birds|pigeon',
  balloon: 'balloon|hot air balloon|airship|zeppelin|blimp',
  tree: 'tree|oak|oak tree|maple|maple tree|birch|willow|bonsai|lone tree|aspen|beech|treeline|banyan',
  conifer:
    'pine|pine tree|fir|fir tree|spruce|conifer|cedar|christmas tree|evergreen|redwood|cypress|larch',
  palm: 'palm|palm tree|coconut|coconut palm|date palm',
  blossom:
    'cherry blossom|sakura|cherry tree|blossom|cherry|cherry blossoms|plum blossom|apple blossom|blooming tree|magnolia',
  cactus: 'cactus|cacti+|saguaro|succulent',
  flower:
    'flower|rose|tulip|sunflower|poppy|daisy|wildflower|lavender|lily|lotus|orchid|dandelion|bouquet|bluebell|floral|petals|iris',
  rock: 'rock|stone|boulder|rocky|stones|pebble|cobble|monolith|rock formation',
  house:
    'house|cottage|cabin|hut|home|barn|villa|farmhouse|mansion|shack|bungalow|chalet|treehouse|log cabin|lodge|cozy cottage',
  castle: 'castle|fortress|palace|kingdom|medieval castle|citadel|fort|chateau|ancient city',
  tower:
    'tower|ruin|watchtower|bell tower|clock tower|spire|church|cathedral|obelisk|minaret|monument|chapel',
  lighthouse: 'lighthouse|beacon|light house',
  temple: 'temple|pagoda|shrine|monastery|mosque|parthenon|torii|torii gate|buddhist temple',
  boat: 'boat|ship|sailboat|yacht|sail|vessel|fishing boat|canoe|rowboat|gondola|pirate ship|sailing ship|kayak|schooner',
  cat: 'cat|kitten|kitty|tabby|feline',
  dog: 'dog|puppy|hound|corgi|husky|retriever|shiba|labrador|poodle|shepherd dog|doggy',
  wolf: 'wolf|wolves|werewolf|coyote',
  fox: 'fox|foxes|red fox|vixen|arctic fox',
  horse: 'horse|pony|unicorn|stallion|mare|foal|mustang|zebra|donkey|horseback',
  deer: 'deer|stag|fawn|elk|moose|reindeer|doe|antelope|gazelle|buck',
  cow: 'cow|cattle+|bull|ox|calf|buffalo|bison|oxen',
  sheep: 'sheep|lamb|goat|ram|ewe|alpaca|llama',
  bear: 'bear|polar bear|grizzly|bear cub|panda|teddy bear|brown bear|koala',
  lion: 'lion|lioness|tiger|leopard|panther|cheetah|jaguar|big cat|cub|puma|lynx',
  rabbit: 'rabbit|bunny|hare|squirrel|hedgehog|mouse|mice+|hamster',
  elephant: 'elephant|mammoth|rhino|rhinoceros|hippo|baby elephant',
  bird: 'bird|eagle|owl|parrot|hawk|falcon|robin|sparrow|peacock|penguin|hummingbird|chicken|hen|rooster|phoenix|kingfisher|duckling',
  swan: 'swan|duck|goose|heron|flamingo|stork|crane bird|pelican|ducks',
  fish: 'fish|goldfish|koi|shark|dolphin|whale|salmon fish|jellyfish|octopus|turtle|clownfish|school of fish|orca|seahorse|tuna',
  butterfly: 'butterfly|butterflies|dragonfly|moth|bee|firefly|fireflies|insect|ladybug',
  person:
    'person|man|woman|girl|boy|child|people+|traveler|traveller|wanderer|knight|samurai|astronaut|wizard|princess|king|queen|hero|warrior|hiker|couple|human|men+|women+|children+|lady|guy|figure|monk|farmer|fisherman|dancer|ninja|witch|elf|soldier|family+|kid|baby|old man|crowd+|character|cowboy|pirate|mermaid|fairy|angel|viking|someone|rider|mother|father|prince',
  calm: 'calm|peaceful|serene|quiet|tranquil|serenity|relaxing|cozy|cosy|gentle|still|zen|idyllic|peace',
  dark: 'dark|gloomy|moody|scary|mysterious|haunted|dramatic|horror|spooky|ominous|sinister|creepy|eerie|gothic|melancholic|melancholy|sad|lonely|halloween|apocalyptic|abandoned|dystopian|grim|post apocalyptic',
  bright:
    'bright|happy|joyful|cheerful|vibrant|colorful|colourful|vivid|radiant|festive|lively|playful|cute|adorable|kawaii|glowing|luminous|lush|fresh|saturated|rich colors|rich colours',
  dreamy:
    'dreamy|magical|magic|enchanted|surreal|ethereal|dream|mystical|whimsical|otherworldly|soft light|pastel|romantic|dreamlike|fantastical|soft|mystic|wonderland|enchanting|psychedelic|nostalgic',
  close: 'close up|closeup|macro|detail shot|close view|zoomed in|extreme close up|from up close',
  wide: 'wide|wide angle|panorama|panoramic|wide shot|vista|vast|epic view|landscape|establishing shot|sweeping|expansive|scenery|long shot|distant|faraway',
  aerial:
    'aerial|from above|bird s eye view|birds eye view|drone|drone shot|top down|top view|overhead|aerial view|high angle|from the air',
  low: 'from below|low angle|worm s eye view|looking up|towering|low shot|from the ground',
  portrait: 'portrait|headshot|half body|bust|portrait shot|face|selfie',
  silhouette: 'silhouette|backlit|silhouetted|backlight|against the light|rim light|contre jour',
  standing: 'standing|stands|stand|upright',
  sitting: 'sitting|sits|seated|sit|perched|resting',
  walking: 'walking|walks|walk|strolling|wandering|hiking|marching|crossing',
  running: 'running|runs|run|galloping|jumping|leaping|sprinting|chasing|racing',
  sleeping: 'sleeping|sleeps|asleep|sleep|lying|lying down|napping|curled up|sleepy|lies',
  flying: 'flying|flies|fly|soaring|in flight|gliding|hovering',
  praise:
    'beautiful|stunning|detailed|highly detailed|masterpiece|best quality|high quality|4k|8k|hd|uhd|trending|award winning|amazing|gorgeous|ultra|hyper detailed|intricate|professional|high resolution|sharp focus|breathtaking|perfect|majestic|epic|artwork|art|illustration|painting|drawing|digital art|digital painting|wallpaper|quality|lighting|volumetric|atmospheric|atmosphere|composition|background|foreground|scenic|nice|pretty|lovely|great|awesome|ultra detailed|ray tracing|unreal engine|rendering|render|sharp|volumetric lighting|soft lighting|warm lighting|shot on|lens|bokeh|depth of field|magnificent|elegant|picturesque|impressive|natural|nature|natural light|ambient light|golden ratio|hdr|resolution|super detailed',
  small: 'small|tiny|little|miniature',
  large: 'big|large|huge|giant|gigantic|enormous|massive|tall|colossal',
};
