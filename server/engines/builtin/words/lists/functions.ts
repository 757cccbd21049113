import type { WordTable } from '../language.ts';

/** What a word does that carries no picture: it joins, says that something comes along, or neither. */
export type FunctionWord = 'and' | 'with' | 'other';

/** Articles, prepositions, pronouns, auxiliaries and counters. */
export const FUNCTION_WORDS: WordTable<FunctionWord> = {
  en: {
    and: 'and|adn|or|nor',
    with: 'with|wiht|at|in|on|under|but|by|beside|near|over|above|below|behind|before|against|between|among|amid|around|along|across|through|into|during|inside|outside|onto|towards|toward|from|to',
    other:
      'a|an|the|teh|hte|of|for|as|up|down|is|are|was|be|being|it|its|his|her|their|this|that|these|those|there|some|any|all|one|s|t|i|me|my|you|your|we|us|our|he|she|they|them|who|which|where|while|when|what|how|why|here|more|very|both|about|so|too|then|than|just|also|only|own|other|another|each|every|next|out|off|like|has|have|having|can|will|would|should|could|want|need|please|make|made|making|building a|building an|building the|builds a|builds an|build a|build an|create|draw|show|showing|give|generate|add|put|let|picture|image|scene|view|style|styled|styled as|in the style of|depicting|featuring|surrounded|covered|filled|full|made of|standing|set|outdoors|outdoor|open air|pls|plz|thru|lil|everyone|everybody|looks|holding|doing|him|left alone|front|beneath|underneath|nearby|shot of',
  },
  zh: {
    and: '和|与|并|并且|然后|同时|或|以及|及|跟|还有|而是',
    with: '在|带|带有|有|配|于|从|到|旁|旁边|上|下|里|中|前|后|边|之间|之上|之下',
    other:
      '的|了|是|着|个|只|条|棵|座|朵|艘|匹|位|头|幅|张|辆|间|栋|片|颗|轮|道|一|一个|一只|一座|一棵|一位|一艘|一条|一匹|一张|一幅|一片|一轮|这|那|它|他|她|我|你|们|要|请|画|图|图片|画面|场景|风格|地|得|之|被|把|也|都|很|非常|最|正|正在|中的|上的|下的|里的|站|站在|画一|一些|那里|这里|看着|望着|起来|处|像|如|般|露天|户外|帮我|给我|帮我画|想要|给|抱着',
  },
  ja: {
    and: 'と|や|または|及び|そして|か',
    with: 'に|で|から|へ|まで|上|下|中|前|後|横|側|そば|隣|間|より|背景',
    other:
      'の|は|が|を|も|な|い|ね|よ|だ|し|て|た|る|れ|です|ます|する|した|している|している様子|いる|ある|あり|ない|から|ような|ように|みたいな|この|その|あの|これ|それ|彼|彼女|私|匹|本|個|頭|羽|隻|軒|枚|つ|台|艘|絵|画像|写真風|風景|風|シーン|描いて|ください|スタイル|作って|立つ|立っている|ている|された|される|こと|もの|たち|に立つ|が見える|見える|浮かぶ|咲く|咲いている|飛ぶ|飛んでいる|照らされた|広がる|ほど|向かって|続く|屋外|野外|を描いて|お願いします|ほしい|抱く|抱いている|背後',
  },
  ko: {
    and: '와|과|그리고|또는|및|하고',
    with: '에서|위|위에|아래|아래에|옆|옆에|앞|앞에|뒤|뒤에|속|속의|안|안에|사이|함께|배경|배경으로|있는|위의|아래의|옆의|앞의|뒤의',
    other:
      '의|은|는|이|가|을|를|에|로|도|한|하나|하나의|그|이런|저|그녀|나|내|너|마리|개|명|그루|송이|채|척|대|장|그림|이미지|장면|풍경|스타일|풍|그려줘|만들어줘|해줘|주세요|있다|있어|된|하는|하고있는|서|서있는|서|피어있는|떠있는|떠|보이는|같은|매우|아주|가득한|모습|느낌|느낌의|곳|야외|그려|그려주세요|만들어|나온|가지고|만나는|만난|만나다|만나고|안은',
  },
  fr: {
    and: 'et|ou|ni',
    with: 'avec|dans|sur|sous|au|aux|à|par|près|devant|derrière|entre|vers|contre|parmi|en|chez|pendant|mais|depuis|jusque|autour|au bord|à côté|au milieu|au dessus',
    other:
      'le|la|les|l|un|une|des|d|de|du|ce|cet|cette|ces|son|sa|ses|mon|ma|mes|notre|leur|leurs|il|elle|ils|elles|je|tu|nous|vous|on|qui|que|qu|quoi|dont|où|est|sont|était|être|a|ont|avoir|y|ne|se|s|c|j|m|n|t|plus|comme|très|trop|aussi|tout|toute|tous|toutes|pour|image|dessin|vue|style|scène|faire|fais|montre|dessine|crée|entouré|couvert|rempli|plein|debout|bord|haut|bas|en plein air|moi|lui|dessine moi|fais moi|fait|font|faisant|hors|pleine de',
  },
  de: {
    and: 'und|oder|sowie|noch|sondern',
    with: 'mit|in|im|an|am|auf|unter|über|bei|beim|vor|hinter|neben|zwischen|zum|zur|zu|aus|von|vom|durch|gegen|um|entlang|während|aber|ins|ans|aufs|bis|seit|nach',
    other:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|es|er|sie|wir|ihr|ich|du|man|sein|seine|seinen|ihre|ihren|mein|dieser|diese|dieses|ist|sind|war|wird|werden|hat|haben|als|wie|für|so|sehr|auch|nur|dass|der|welche|welcher|da|dort|hier|bild|szene|ansicht|stil|mache|mach|male|zeichne|zeige|erstelle|bitte|umgeben|bedeckt|voller|stehend|steht|rand|alle|alles|etwas|ganz|hin|bauen|baut|bauend|im freien|draußen|mir|möchte|zeichne mir|hätte gern|macht|machen|sich|fahrkarte|fahrkarten|fahrschein|fahrscheine|ihm|ihn|ihnen|unterm|vorm|überm|hinterm|davor|dahinter|daneben|darunter|hervor|ins|am rand',
  },
  es: {
    and: 'y|e|o|u|ni|sino',
    with: 'con|en|sobre|bajo|al|a|por|cerca|ante|delante|detrás|entre|hacia|contra|desde|hasta|durante|junto|encima|debajo|alrededor|pero|dentro|al lado',
    other:
      'el|la|los|las|lo|un|una|unos|unas|de|del|su|sus|mi|mis|tu|tus|este|esta|estos|estas|ese|esa|aquel|él|ella|ellos|yo|que|quien|donde|es|son|está|están|era|ser|hay|ha|han|se|le|me|te|más|como|muy|también|solo|sola|para|todo|toda|todos|todas|imagen|dibujo|vista|estilo|escena|haz|hacer|crea|dibuja|muestra|rodeado|rodeada|cubierto|cubierta|lleno|llena|de pie|orilla|al aire libre|dibújame|hazme|quiero|créame|metros|haciendo|hace|hacen|frente|afuera de',
  },
  ru: {
    and: 'и|или|да|ни',
    with: 'с|со|в|во|на|под|над|у|при|около|возле|перед|за|между|среди|к|по|от|до|из|через|вдоль|вокруг|против|но|во время|рядом|напротив',
    other:
      'о|об|для|ним|ней|нём|ними|как|же|ли|бы|а|это|этот|эта|эти|тот|та|те|он|она|оно|они|я|ты|мы|вы|его|её|их|мой|моя|моё|мои|моего|моей|моему|моим|моих|твой|твоя|наш|наша|свой|который|которая|которые|где|когда|что|чтобы|есть|был|была|быть|очень|тоже|только|все|весь|вся|всё|один|одна|одно|картина|картинка|изображение|рисунок|сцена|вид|стиль|стиле|нарисуй|сделай|покажи|создай|стоит|стоящий|стоящая|стоящие|окруженный|покрытый|покрытые|полный|берегу|берег|так|там|под открытым небом|на открытом воздухе|мне|нарисуй мне|хочу|занимается|занимаются|делает|делают|рядом с|вокруг|вдоль',
  },
  pt: {
    and: 'e|ou|nem',
    with: 'com|em|no|na|nos|nas|sobre|sob|ao|à|aos|às|a|por|perto|diante|atrás|entre|para|contra|desde|até|durante|junto|acima|abaixo|ao redor|mas|dentro|ao lado|num|numa',
    other:
      'o|os|as|um|uma|uns|umas|de|do|da|dos|das|seu|sua|seus|suas|meu|minha|este|esta|esse|essa|aquele|ele|ela|eles|elas|eu|que|quem|onde|é|são|está|estão|era|ser|há|tem|se|lhe|me|mais|como|muito|também|só|todo|toda|todos|todas|imagem|desenho|vista|estilo|cena|faça|fazer|crie|desenhe|mostre|rodeado|cercado|cercada|coberto|coberta|cheio|cheia|de pé|beira|ao ar livre|faz|me desenha|quero|metros|fazendo|fazem|frente|cheio de|cheia de|volta',
  },
  it: {
    and: 'e|ed|o|od|né',
    with: 'con|in|nel|nella|nello|nei|nelle|negli|nell|su|sul|sulla|sullo|sui|sulle|sugli|sull|sotto|al|alla|allo|ai|alle|agli|all|a|ad|da|dal|dalla|dallo|dai|dalle|dagli|dall|vicino|davanti|dietro|tra|fra|verso|contro|durante|lungo|attorno|intorno|ma|dentro|accanto|sopra',
    other:
      "il|lo|la|i|gli|le|l|un|uno|una|di|del|della|dello|dei|delle|degli|dell|suo|sua|suoi|sue|mio|mia|miei|mie|nostro|nostra|questo|questa|questi|quello|quella|lui|lei|loro|io|che|chi|cui|dove|è|sono|era|essere|ha|hanno|c|d|si|ci|mi|ti|più|come|molto|anche|solo|sola|per|tutto|tutta|tutti|tutte|immagine|disegno|vista|stile|scena|fai|fare|crea|disegna|mostra|circondato|circondata|coperto|coperta|pieno|piena|in piedi|riva|bordo|pieni|all'aperto|disegnami|fammi|creami|voglio|fa|fanno|facendo|pieno di|piena di|fuori di",
  },
  tr: {
    and: 've|veya|ya da|ile',
    with: 'altında|üstünde|üzerinde|yanında|başında|önünde|arkasında|arasında|içinde|kenarında|boyunca|doğru|kadar|etrafında|karşısında|fakat|ama|sırasında',
    other:
      'bir|bu|şu|o|onun|onlar|ben|sen|biz|de|da|te|ta|ki|mi|mı|gibi|için|çok|en|daha|olan|olarak|var|vardır|dır|dir|ise|hem|tüm|bütün|her|resim|resmi|görüntü|görünüm|manzara|manzarası|sahne|stil|stilinde|tarzı|tarzında|çiz|yap|göster|oluştur|lütfen|duran|dolu|kaplı|çevrili|sadece|ayakta|açık havada|bana|çizer misin|yapan|yapıyor|eden|ediyor',
  },
  ar: {
    and: 'و|أو|ولا',
    with: 'في|على|مع|تحت|فوق|قرب|بجانب|أمام|خلف|وراء|بين|حول|عند|عبر|خلال|من|إلى|نحو|داخل|لكن|أثناء|وسط|ضد',
    other:
      'عن|أفراد|هذا|هذه|ذلك|تلك|هو|هي|هم|أنا|أنت|نحن|الذي|التي|الذين|ال|ما|كل|بعض|جدا|كما|مثل|لل|ل|ب|ك|قد|كان|كانت|يكون|هناك|حيث|أي|صورة|رسم|ارسم|اصنع|اجعل|أظهر|مشهد|منظر|أسلوب|بأسلوب|نمط|بنمط|من فضلك|واقف|واقفة|يقف|تقف|محاط|محاطة|مغطى|مغطاة|مليء|مليئة|ضفة|واحد|واحدة|طراز|على طراز|في الهواء الطلق|لي|ارسم لي|تمارس|يمارس|تقوم|يقوم',
  },
  hi: {
    and: 'और|या|तथा|एवं|व',
    with: 'में|पर|के साथ|साथ|से|तक|नीचे|ऊपर|पास|सामने|पीछे|बीच|के पास|के नीचे|के ऊपर|के बीच|के सामने|के पीछे|किनारे|के किनारे|लेकिन|दौरान|अंदर|चारों ओर|ओर',
    other:
      'का|की|के|को|कोई|उसका|उसके|उसकी|उनके|उनका|उनकी|सदस्यों|ने|है|हैं|था|थी|थे|हो|एक|यह|वह|ये|वे|इस|उस|मैं|हम|तुम|आप|मेरा|अपना|अपनी|अपने|जो|जहां|जब|कि|भी|ही|बहुत|सा|सी|से भरा|भरा|भरी|चित्र|तस्वीर|छवि|दृश्य|शैली|बनाओ|बनाएं|दिखाओ|कृपया|खड़ा|खड़ी|खड़े|घिरा|ढका|ढकी|हुआ|हुई|हुए|वाला|वाली|वाले|जैसा|लिए|रहा|रही|रहे|खुली हवा में|मुझे|मेरे लिए|करते|करती|करता|कर|बनाते|बनाती|बनाता|मनाते|मनाती|मनाता',
  },
};

/** Which side of a "without" its thing stands on. */
export type Negation = 'before' | 'after';

/** Words that take something away: `before` stands before it ("no clouds"), `after` behind it. */
export const NEGATIONS: WordTable<Negation> = {
  en: {
    before: 'without|no|not|never|none of|free of|devoid of|minus|don t|do not|nobody',
    after: '',
  },
  zh: { before: '没有|无|不要|不带|没|别|不|非', after: '' },
  ja: {
    before: '',
    after:
      'のない|がない|なし|のいない|がいない|はない|ではない|なしの|無し|ではなく|抜き|ないで|しないで|ないでください',
  },
  ko: {
    before: '',
    after:
      '없는|없이|없다|없음|없고|빼고|제외|제외하고|아닌|말고|하지 마|하지 마세요|하지 말고|하지 말아줘',
  },
  fr: { before: 'sans|pas de|pas d|aucun|aucune|pas|ni|sauf|non', after: '' },
  de: { before: 'ohne|kein|keine|keinen|keinem|keiner|nicht|außer', after: '' },
  es: { before: 'sin|ningún|ninguna|no|nada de|menos', after: '' },
  ru: { before: 'без|нет|не|никаких|кроме', after: '' },
  pt: { before: 'sem|nenhum|nenhuma|não|nada de|exceto', after: '' },
  it: { before: 'senza|nessun|nessuno|nessuna|non|niente|tranne', after: '' },
  tr: { before: 'hiç', after: 'olmadan|yok|olmayan|hariç|değil' },
  ar: { before: 'بدون|بلا|دون|من دون|ليس|لا|غير|بغير|بدون أي|خال من', after: '' },
  hi: { before: 'बिना|बगैर', after: 'के बिना|नहीं|के बगैर|रहित|न हो|मत' },
};
