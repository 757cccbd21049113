import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a cosy space with books and a cat|a living space|un espacio acogedor con libros|un espace cosy avec des coussins',
  'uno spazio accogliente con libri|um espaço aconchegante com livros|petit espace chaleureux|mi espacio de lectura',
  'espaço de leitura com poltrona|アットホームな空間|아늑한 공간|温馨的空间|уютное пространство|مساحة مريحة',
  'samimi bir alan|आरामदायक जगह',
])('a space in which one lives is a room: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe('room');
});

it.each([
  'a green space with trees|a green space in the city with children|un espacio verde|un espace vert avec deux enfants|uno spazio verde|um espaço verde',
])('one that is green is a park: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', park: true, tint: null });
});

it.each([
  'a cat in space|un gato en el espacio|un chat dans l’espace|un gatto nello spazio|um gato no espaço',
  'a dark space full of stars|un espacio infinito de estrellas|a space cat|viaje al espacio|un viaje espacio profundo',
  'an octopus in space|a quokka in space',
  'a beautiful space scene|a quiet space view|an epic beautiful space picture with colors',
  'a man floating in an empty space|a dark empty space|a small planet in a large space',
])('outer space is space: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe('space');
});

it('one that is open in the woods is of those', () => {
  expect(readPrompt('an open space in the woods').land).toBe('woods');
});

it('a space of Chinese, Japanese and Korean is outer where something flies in it, and a park in the open', () => {
  for (const prompt of ['공간에 떠 있는 우주비행사', '空間に浮かぶ星', '空间里的星球'])
    expect(readPrompt(prompt).land, prompt).toBe('space');
  for (const prompt of ['空間を飛ぶ宇宙船', '空間に浮かぶ島', '공간을 나는 우주선'])
    expect(readPrompt(prompt).land, prompt).not.toBe('room');
  for (const prompt of ['야외 공간', '屋外の空間', '户外空间', '绿色空间', '緑の空間'])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', park: true, tint: null });
});

it('an empty one with a door is a room', () => {
  expect(readPrompt('a big empty space with a door').land).toBe('room');
});
