import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../note.ts';
import { describeStep, describeTarget } from '../describe-step.ts';
import { readInstruction } from './read-instruction.ts';

/** What was read, in few words: steps, then what stays with a `=`, then unknown words with a `?`. */
function said(text: string): string[] {
  const { steps, keep, unknown } = readInstruction(text);
  return [
    ...steps.map(describeStep).map(inEnglish),
    ...keep.map((target) => `=${inEnglish(describeTarget(target))}`),
    ...unknown.map((word) => `?${word}`),
  ];
}

const BLUE = 'sky recoloured blue';
const BLURRED = 'background blurred';
const MONO = 'black and white';
const BRIGHTER = 'picture: brightness raised a little';
const RAIN = 'weather: rain';
const FOG = 'weather: fog';
const WINTER = 'season changed to winter';
const NIGHT = 'time of day changed to night';
const OIL = 'painted in oil';
const KEPT = '=the sky';
const CAR = 'the largest part that is red';
const TO_BLUE = 'recoloured blue';
const A_LITTLE_OLD = 'old-photograph look a little';
const WHITE_BEHIND = ['background taken out', 'background replaced by plain white'];
const RED_TO_BLUE = 'what is red recoloured blue';

const BLURRED_ALL = 'picture blurred';
const SUBJECT_KEPT = '=the subject';

describe('an instruction as people type it', () => {
  it.each([
    ['en', 'blur everything except the dog', [BLURRED_ALL, SUBJECT_KEPT]],
    ['fr', 'floute tout sauf le chien', [BLURRED_ALL, SUBJECT_KEPT]],
    ['es', 'desenfoca todo menos el perro', [BLURRED_ALL, SUBJECT_KEPT]],
    ['pt', 'desfoca tudo menos o cachorro', [BLURRED_ALL, SUBJECT_KEPT]],
    ['it', 'sfoca tutto tranne il cane', [BLURRED_ALL, SUBJECT_KEPT]],
    ['ru', 'размой всё кроме собаки', [BLURRED_ALL, SUBJECT_KEPT]],
    ['ja', '犬以外ぼかして', [BLURRED_ALL, SUBJECT_KEPT]],
    ['hi', 'कुत्ते को छोड़कर सब धुंधला करो', [BLURRED_ALL, SUBJECT_KEPT]],
    ['ar', 'اجعل كل شيء ضبابيا ما عدا الكلب', [BLURRED_ALL, SUBJECT_KEPT]],
    ['tr', 'köpek hariç her şeyi bulanıklaştır', [BLURRED_ALL, SUBJECT_KEPT]],
    ['en', 'dont touch the sky, make it winter', [WINTER, KEPT]],
    ['en', 'make it black n white', [MONO]],
    ['ar', 'خليها ليل', [NIGHT]],
    ['ar', 'ضيف مطر', [RAIN]],
    ['ko', '비를 추가해줘', [RAIN]],
    ['tr', 'gökyüzü kalsın, gerisi siyah beyaz olsun', [MONO, KEPT]],
    ['hi', 'आसमान को और नीला करो', [BLUE]],
    ['de', 'etwas waermer', ['picture: warmth raised a little']],
  ])('is read: %s, %s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it.each([
    'entferne bitte den Mann links',
    'tira o homem da esquerda',
    'شيل الرجل',
    '남자 지워줘',
  ])('is answered where it cannot be done: %s', (text) => {
    expect(readInstruction(text)).toMatchObject({ steps: [], unknown: [], notDone: [{}] });
  });
});

describe('an instruction', () => {
  it.each([
    ['en', 'make the sky blue', [BLUE]],
    ['en', 'Blur the background and make the picture a little brighter', [BLURRED, BRIGHTER]],
    ['en', 'black and white with a vignette', [MONO, 'vignette added']],
    ['en', 'make it winter, but do not change the sky', [WINTER, KEPT]],
    ['en', 'change the red to blue', [RED_TO_BLUE]],
    ['en', 'Add rain and fog.', [RAIN, FOG]],
    ['en', 'turn this photo into an oil painting at night', [OIL, NIGHT]],
    ['en', 'remove the background', ['background taken out']],
    ['en', 'remove the fog', ['haze taken out of the air']],
    ['zh', '把天空变成蓝色', [BLUE]],
    ['zh', '虚化背景，让照片稍微亮一点', [BLURRED, BRIGHTER]],
    ['zh', '变成黑白，加暗角', [MONO, 'vignette added']],
    ['zh', '不要改变天空，变成冬天', [WINTER, KEPT]],
    ['zh', '把红色改成蓝色', [RED_TO_BLUE]],
    ['zh', '添加雨和雾', [RAIN, FOG]],
    ['zh', '把这张图变成油画，夜晚', [OIL, NIGHT]],
    ['zh', '去掉背景', ['background taken out']],
    ['ja', '空を青くして', [BLUE]],
    ['ja', '背景をぼかして、少し明るくして', [BLURRED, BRIGHTER]],
    ['ja', '空以外を白黒にして', [MONO, KEPT]],
    ['ja', '空は変えないで、冬にして', [WINTER, KEPT]],
    ['ja', '赤を青に変えて', [RED_TO_BLUE]],
    ['ja', '雨と霧を追加して', [RAIN, FOG]],
    ['ja', '夜の油絵にして', [NIGHT, OIL]],
    ['ja', '背景を削除', ['background taken out']],
    ['ko', '하늘을 파란색으로 바꿔줘', [BLUE]],
    ['ko', '배경을 흐리게 해줘, 조금 밝게', [BLURRED, BRIGHTER]],
    ['ko', '흑백으로 바꾸고 비네트 추가', [MONO, 'vignette added']],
    ['ko', '하늘은 그대로, 겨울로 바꿔줘', [WINTER, KEPT]],
    ['ko', '빨간색을 파란색으로 변경해', [RED_TO_BLUE]],
    ['ko', '비와 안개를 추가해', [RAIN, FOG]],
    ['ko', '배경을 제거해', ['background taken out']],
    ['fr', 'peins le ciel en bleu', [BLUE]],
    ['fr', "floute l'arrière-plan et rends l'image un peu plus lumineuse", [BLURRED, BRIGHTER]],
    ['fr', 'noir et blanc avec un vignettage', [MONO, 'vignette added']],
    ['fr', "fais l'hiver, mais ne change pas le ciel", [WINTER, KEPT]],
    ['fr', 'change le rouge en bleu', [RED_TO_BLUE]],
    ['fr', 'ajoute de la pluie et du brouillard', [RAIN, FOG]],
    ['fr', "transforme l'image en peinture à l'huile", [OIL]],
    ['fr', 'supprime le fond', ['background taken out']],
    ['de', 'Mach den Himmel blau', [BLUE]],
    ['de', 'Hintergrund unscharf, das Bild etwas heller', [BLURRED, BRIGHTER]],
    ['de', 'schwarzweiß mit Vignette', [MONO, 'vignette added']],
    ['de', 'Ändere den Himmel nicht, mach es zum Winter', [WINTER, KEPT]],
    ['de', 'ändere Rot zu Blau', [RED_TO_BLUE]],
    ['de', 'Füge Regen und Nebel hinzu', [RAIN, FOG]],
    ['de', 'ein Ölgemälde bei Nacht', [OIL, NIGHT]],
    ['de', 'Entferne den Hintergrund', ['background taken out']],
    ['es', 'pinta el cielo de azul', [BLUE]],
    ['es', 'desenfoca el fondo, la imagen un poco más brillante', [BLURRED, BRIGHTER]],
    ['es', 'blanco y negro con viñeta', [MONO, 'vignette added']],
    ['es', 'conviértelo en invierno, no cambies el cielo', [WINTER, KEPT]],
    ['es', 'cambia el rojo a azul', [RED_TO_BLUE]],
    ['es', 'añade lluvia y niebla', [RAIN, FOG]],
    ['es', 'elimina el fondo', ['background taken out']],
    ['ru', 'сделай небо синим', [BLUE]],
    ['ru', 'размой фон, немного ярче', [BLURRED, BRIGHTER]],
    ['ru', 'чёрно-белое с виньеткой', [MONO, 'vignette added']],
    ['ru', 'не меняй небо, сделай зиму', [WINTER, KEPT]],
    ['ru', 'замени красный на синий', [RED_TO_BLUE]],
    ['ru', 'добавь дождь и туман', [RAIN, FOG]],
    ['ru', 'убери фон', ['background taken out']],
    ['pt', 'pinte o céu de azul', [BLUE]],
    ['pt', 'desfoque o fundo e faça a imagem um pouco mais clara', [BLURRED, BRIGHTER]],
    ['pt', 'preto e branco com vinheta', [MONO, 'vignette added']],
    ['pt', 'transforme em inverno, não mude o céu', [WINTER, KEPT]],
    ['pt', 'mude o vermelho para azul', [RED_TO_BLUE]],
    ['pt', 'adicione chuva e neblina', [RAIN, FOG]],
    ['pt', 'remova o fundo', ['background taken out']],
    ['it', 'rendi il cielo blu', [BLUE]],
    ['it', "sfoca lo sfondo e rendi l'immagine leggermente più luminosa", [BLURRED, BRIGHTER]],
    ['it', 'bianco e nero con vignettatura', [MONO, 'vignette added']],
    ['it', 'trasforma in inverno, non cambiare il cielo', [WINTER, KEPT]],
    ['it', 'cambia il rosso in blu', [RED_TO_BLUE]],
    ['it', 'aggiungi pioggia e nebbia', [RAIN, FOG]],
    ['it', 'rimuovi lo sfondo', ['background taken out']],
    ['tr', 'gökyüzünü mavi yap', [BLUE]],
    ['tr', 'arka planı bulanıklaştır, biraz daha parlak', [BLURRED, BRIGHTER]],
    ['tr', 'siyah beyaz, vinyet ekle', [MONO, 'vignette added']],
    ['tr', 'gökyüzünü değiştirme, kış yap', [WINTER, KEPT]],
    ['tr', 'kırmızıyı maviye değiştir', [RED_TO_BLUE]],
    ['tr', 'yağmur ve sis ekle', [RAIN, FOG]],
    ['tr', 'arka planı kaldır', ['background taken out']],
    ['ar', 'لون السماء بالأزرق', [BLUE]],
    ['ar', 'طمس الخلفية، أكثر سطوعا قليلا', [BLURRED, BRIGHTER]],
    ['ar', 'أبيض وأسود، أضف إطار أبيض', [MONO, 'white frame added']],
    ['ar', 'لا تغير السماء، اجعلها شتاء', [WINTER, KEPT]],
    ['ar', 'استبدل الأحمر بالأزرق', [RED_TO_BLUE]],
    ['ar', 'أضف مطر وضباب', [RAIN, FOG]],
    ['ar', 'احذف الخلفية', ['background taken out']],
    ['hi', 'आसमान को नीला करो', [BLUE]],
    ['hi', 'पृष्ठभूमि को धुंधला करो, थोड़ा चमकदार', [BLURRED, BRIGHTER]],
    ['hi', 'श्वेत श्याम, विगनेट जोड़ो', [MONO, 'vignette added']],
    ['hi', 'आसमान मत बदलो, सर्दी कर दो', [WINTER, KEPT]],
    ['hi', 'लाल को नीले में बदलो', [RED_TO_BLUE]],
    ['hi', 'बारिश और कोहरा जोड़ो', [RAIN, FOG]],
    ['hi', 'पृष्ठभूमि हटाओ', ['background taken out']],
    ['en', 'make the red car on the left blue', [`${CAR} on the left (for “car”) ${TO_BLUE}`]],
    ['en', 'make the red on the right darker', ['what is red on the right: brightness lowered']],
    ['en', 'a red frame on the left', ['red frame added']],
    ['de', 'Mach das rote Auto blau', [`${CAR} (for “Auto”) ${TO_BLUE}`]],
    ['fr', 'rends la voiture rouge bleue', [`${CAR} (for “voiture”) ${TO_BLUE}`]],
    ['zh', '把红色的汽车变成蓝色', [`${CAR} (for “汽车”) ${TO_BLUE}`]],
    ['ar', 'اجعل السيارة الحمراء زرقاء', [`${CAR} (for “السيارة”) ${TO_BLUE}`]],
    ['en', 'make it look vintage, but not too much', [A_LITTLE_OLD]],
    ['en', 'remove the blue tint', ['picture: warmth raised']],
    ['en', 'make the trees greener', ['plants recoloured green']],
    ['en', 'less orange', ['what is orange: saturation lowered a little']],
    ['en', 'increase the saturation of the red', ['what is red: saturation raised']],
    ['en', 'it is too dark', ['picture: brightness raised']],
    ['de', 'das Bild ist zu dunkel', ['picture: brightness raised']],
    ['fr', "l'image est trop sombre", ['picture: brightness raised']],
    ['zh', '照片太暗了', ['picture: brightness raised']],
    ['en', 'turn day into night', [NIGHT]],
    ['fr', 'transforme le jour en nuit', [NIGHT]],
    ['zh', '把白天变成黑夜', [NIGHT]],
    ['en', 'change the summer to winter', [WINTER]],
    ['en', 'put my name "Ana" at the bottom in white', ['“Ana” written']],
    ['ja', '右下に「東京」と書いて', ['“東京” written']],
    ['es', 'quita el fondo y ponlo blanco', WHITE_BEHIND],
    ['ko', '배경을 제거하고 흰색으로', WHITE_BEHIND],
    ['ko', '배경을 흐리게 하고 하늘을 파란색으로', [BLURRED, BLUE]],
    ['ja', '背景をぼかして空を青くして', [BLURRED, BLUE]],
    ['zh', '去除噪点并锐化', ['picture: noise reduced', 'picture sharpened']],
    ['ar', 'حوّل الصورة إلى الأبيض والأسود', [MONO]],
    ['zh', '把人物变成卡通', ['rendered in the style “cartoon” (subject only)']],
    ['de', 'stell den Himmel frei', ['sky taken out']],
  ])('is read in %s: %s', (_, text, expected) => {
    expect(said(text).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['en', 'brighter, but not the sky'],
    ['de', 'heller, aber nicht den Himmel'],
    ['fr', 'plus clair, mais pas le ciel'],
    ['ru', 'ярче, но не небо'],
    ['ko', '하늘 말고 더 밝게'],
  ])('spares what is excepted in %s: %s', (_, text) => {
    const { steps, keep, unknown } = readInstruction(text);
    expect(steps).toEqual([{ do: 'tone', tone: 'brightness', amount: 1, target: 'all' }]);
    expect([keep, unknown]).toEqual([['sky'], []]);
  });

  it.each([
    ['en', 'make the sky not blue but red'],
    ['de', 'mach den Himmel nicht blau, sondern rot'],
    ['zh', '天空不要蓝色，而是红色'],
  ])('gives the colour that is wanted instead in %s: %s', (_, text) => {
    const { steps, notDone } = readInstruction(text);
    expect(steps).toMatchObject([{ do: 'recolour', colour: { name: 'red' }, target: 'sky' }]);
    expect(notDone.map(({ code }) => code)).toEqual(['edit.left-out']);
  });

  it.each([
    ['ko', '배경을 흐리게 하지 마'],
    ['ja', '背景をぼかさないで'],
    ['ru', 'не размывай фон'],
    ['hi', 'पृष्ठभूमि धुंधली मत करो'],
    ['en', "don't make it blue"],
  ])('does not do what is forbidden in %s, and says so: %s', (_, text) => {
    const { steps, notDone } = readInstruction(text);
    expect(steps).toEqual([]);
    expect(notDone.map(({ code }) => code)).toEqual(['edit.left-out']);
  });

  it.each([
    'change the colour of the car to blue',
    'remove the person on the left',
    'change the colours',
  ])('that cannot be carried out is answered: %s', (text) => {
    const { steps, notDone, unknown } = readInstruction(text);
    expect(steps).toEqual([]);
    expect(notDone.length + unknown.length).toBeGreaterThan(0);
  });
});
