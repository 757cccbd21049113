import { describe, expect, it } from 'vitest';
import { readCombination } from './read-combination.ts';

describe('which of two pictures helps the other', () => {
  it.each([
    // Somebody of one picture comes before the other.
    ['put the person from the first image in front of the second image', 'background', 1],
    ['put the man from image 2 on the background of image 1', 'background', 0],
    ['take the woman from the second picture and put her on the beach', 'background', 0],
    ['Put the dog in the first photo behind the second', 'background', 1],
    ['把第一张图里的房子放到第二张图的背景里', 'background', 1],
    ['把第二张图中的人物放到第一张图的背景上', 'background', 0],
    ['1枚目の人物を2枚目の背景に合成', 'background', 1],
    ['2枚目の人物を1枚目の背景に置いて', 'background', 0],
    ['첫 번째 사진의 인물을 두 번째 사진의 배경에 넣어줘', 'background', 1],
    ['Mets la personne de la première image devant le fond de la deuxième', 'background', 1],
    ['Setze die Person aus Bild 1 vor den Hintergrund von Bild 2', 'background', 1],
    ['Pon a la persona de la imagen 2 sobre el fondo de la imagen 1', 'background', 0],
    ['Поставь человека с первого фото на фон второго', 'background', 1],
    ['coloque a pessoa da imagem 1 no fundo da imagem 2', 'background', 1],
    ['metti la persona della prima foto sullo sfondo della seconda', 'background', 1],
    ['ilk fotoğraftaki kişiyi ikinci fotoğrafın arka planına koy', 'background', 1],
    ['ضع الشخص من الصورة الأولى على خلفية الصورة الثانية', 'background', 1],
    ['पहली तस्वीर के व्यक्ति को दूसरी तस्वीर की पृष्ठभूमि में रखो', 'background', 1],
    // The background of one gives way to the other.
    ['Replace the background of the first photo with the second photo', 'background', 1],
    ["Replace image 2's background with image 1", 'background', 0],
    ['replace the background with the second', 'background', 1],
    ['change the background of the second picture', 'background', 0],
    ['把第一张图的背景换成第二张', 'background', 1],
    ['1枚目の背景を2枚目に置き換えて', 'background', 1],
    ['첫 번째 사진의 배경을 두 번째 사진으로 바꿔줘', 'background', 1],
    ['remplace le fond de la première par la deuxième', 'background', 1],
    ['Ersetze den Hintergrund des zweiten Bildes durch das erste', 'background', 0],
    ['reemplaza el fondo de la primera foto por la segunda', 'background', 1],
    ['замени фон первого фото на второе', 'background', 1],
    ['substitua o fundo da primeira pela segunda', 'background', 1],
    ['sostituisci lo sfondo della prima con la seconda', 'background', 1],
    ['ilk fotoğrafın arka planını ikinci fotoğrafla değiştir', 'background', 1],
    ['استبدل خلفية الصورة الأولى بالصورة الثانية', 'background', 1],
    ['पहली तस्वीर की पृष्ठभूमि को दूसरी तस्वीर से बदलो', 'background', 1],
    // One is used as the background of the other.
    ['2枚目を1枚目の背景にして', 'background', 1],
    ['第二张作为第一张的背景', 'background', 1],
    ['Nimm das erste Bild als Hintergrund für das zweite', 'background', 0],
    ['put the first picture behind the second', 'background', 0],
    // The style of one.
    ["apply the second picture's style to the first", 'style', 1],
    ['apply the style of image 1 to image 2', 'style', 0],
    ['make the first look like the second', 'style', 1],
    ['Use image 2 as style reference for image 1', 'style', 1],
    ['把第二张的风格应用到第一张', 'style', 1],
    ['1枚目に2枚目の画風を適用', 'style', 1],
    ['두 번째 사진의 색감을 첫 번째 사진에 적용해줘', 'style', 1],
    ['applique le style de la deuxième à la première', 'style', 1],
    ['Wende den Stil des zweiten Bildes auf das erste an', 'style', 1],
    ['aplica el estilo de la primera imagen a la segunda', 'style', 0],
    ['примени стиль второго фото к первому', 'style', 1],
    ['aplique o estilo da segunda na primeira', 'style', 1],
    ['applica lo stile della seconda immagine alla prima', 'style', 1],
    ['ikinci resmin stilini ilk resme uygula', 'style', 1],
    ['طبق أسلوب الصورة الثانية على الأولى', 'style', 1],
    ['दूसरी तस्वीर की शैली पहली तस्वीर पर लगाओ', 'style', 1],
    // The small one, and the one that it is put into.
    ['in the corner of the first put the second', 'inset', 1],
    ['Put image 1 small into image 2', 'inset', 0],
    ['insert the second picture into the first', 'inset', 1],
    ['把第一张缩小放在第二张的右下角', 'inset', 0],
    ['1枚目の右下の隅に2枚目を小さく', 'inset', 1],
    ['İkinci resmi birincinin sağ alt köşesine küçük olarak koy', 'inset', 1],
    ['setze das zweite Bild klein in die Ecke des ersten', 'inset', 1],
    ['mets la première en petit dans le coin de la deuxième', 'inset', 0],
    ['маленькое второе фото в углу первого', 'inset', 1],
    // The pattern.
    ['fill the first with the second as a pattern', 'pattern', 1],
    ['fülle das zweite Bild mit dem ersten', 'pattern', 0],
    // Sides.
    ['stack these vertically, first one on the bottom', 'stack', 0],
    ['the second on the left, the first on the right', 'beside', 0],
    ['Links das zweite, rechts das erste', 'beside', 0],
    ['第一张放在右边，第二张放在左边', 'beside', 0],
    ['première en bas, deuxième en haut', 'stack', 0],
  ])('is told by the grammar: %s', (text, manner, helper) => {
    expect(readCombination(text)).toMatchObject({ manner, helper });
  });

  it('knows by name who is to be cut out', () => {
    expect(readCombination('Replace the background of the woman with the second').unknown).toEqual(
      [],
    );
  });
});
