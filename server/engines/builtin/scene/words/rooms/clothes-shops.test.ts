import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('clothes shops', () => {
  it.each([
    "clothes shop|clothing store|clothing shop|clothes store|boutique|fashion boutique|fashion store|fashion shop|dress shop|women's clothing store",
    '服装店|时装店|衣服店|女装店|服饰店',
    '洋服店|服屋|ブティック|衣料品店|洋服屋|アパレルショップ',
    '옷가게|옷 가게|의류 매장|부티크|의류점',
    'boutique de vêtements|magasin de vêtements|boutique de mode|magasin de mode|boutique de robes|dans une boutique',
    'kleidergeschäft|kleiderladen|modegeschäft|boutique|modeboutique|bekleidungsgeschäft|klamottenladen|modeladen',
    'tienda de ropa|boutique|boutique de moda|tienda de moda|tienda de vestidos',
    'магазин одежды|бутик|модный бутик|бутик одежды|магазине одежды',
    'loja de roupas|loja de roupa|butique|boutique|loja de moda|loja de vestidos',
    'negozio di abbigliamento|negozio di vestiti|boutique|negozio di moda|boutique di moda',
    'giyim mağazası|kıyafet mağazası|butik|elbise dükkanı|moda mağazası|giysi mağazası',
    'متجر ملابس|محل ملابس|متجر الملابس|محل الملابس|بوتيك',
    'कपड़ों की दुकान|कपड़े की दुकान|बुटीक|फैशन स्टोर',
  ])('are rooms of their own in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'clothesshop',
        subjects: [],
        ignored: [],
      });
  });

  it.each([
    'trying on clothes|trying on a dress|shopping for clothes|buying clothes|fitting room|changing room of a shop',
    '试衣服|试穿衣服|买衣服|试衣间',
    '試着|試着室|服を買う|洋服を買う',
    '옷을 입어보는|탈의실|피팅룸|옷을 사는',
    "essaie une robe|essayant une robe|cabine d'essayage|achète des vêtements",
    'probiert ein kleid an|umkleidekabine|anprobe|kauft kleidung',
    'probándose un vestido|se prueba un vestido|probador|comprando ropa',
    'примеряет платье|примерочная|покупает одежду|в примерочной',
    'experimentando um vestido|provador|comprando roupas|experimenta um vestido',
    'prova un vestito|camerino di prova|compra vestiti|provando un vestito',
    'elbise deneyen|kıyafet deneyen|deneme kabini|kıyafet alan',
    'تجرب فستانا|غرفة القياس|تشتري ملابس|يشتري ملابس',
    'कपड़े पहनकर देख|ट्रायल रूम|कपड़े खरीदती|कपड़े खरीद',
  ])('are where clothes are tried on and bought: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'clothesshop', ignored: [] });
  });

  it.each(['a woman in a boutique', 'eine Frau in einer Boutique', '옷가게에 있는 여자'])(
    'give who looks around there a bag: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([
        { thing: 'person', count: 1, holds: { thing: 'shoppingbag' } },
      ]);
    },
  );

  it('are shoe shops where shoes are bought and tried on, who is there with a box of them', () => {
    expect(readPrompt('a girl in a shoe shop, trying on shoes that are way too big')).toMatchObject(
      {
        land: 'shoeshop',
        subjects: [{ thing: 'person', count: 1, holds: { thing: 'shoebox' } }],
      },
    );
  });

  it('leave who is elsewhere, or has something in the hands, without one', () => {
    const held = (prompt: string) => readPrompt(prompt).subjects[0]?.holds?.thing;
    expect(held('a woman in a bookshop')).toBeUndefined();
    expect(held('a woman with a book in a boutique')).toBe('book');
  });
});
