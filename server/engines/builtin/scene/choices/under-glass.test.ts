import { expect, it } from 'vitest';
import { isUnderGlass } from './under-glass.ts';

const said = (outlook: 'underwater' | 'orbit' | 'desert' | null, martian = false) => ({
  outlook,
  martian,
  shell: null,
});

it('puts a room under glass that is said to be where nobody can be without walls', () => {
  expect(isUnderGlass(said('underwater'), 'barbershop', 'underwater')).toBe(true);
  expect(isUnderGlass(said('orbit'), 'lobby', 'orbit')).toBe(true);
  expect(isUnderGlass(said('desert', true), 'cafe', 'desert')).toBe(true);
});

it('leaves their walls to rooms elsewhere, to hulls, and where nothing is said', () => {
  expect(isUnderGlass(said('desert'), 'cafe', 'desert')).toBe(false);
  expect(isUnderGlass(said('underwater'), 'submarineroom', 'underwater')).toBe(false);
  expect(isUnderGlass(said(null), 'planewindow', 'clouds')).toBe(false);
  expect(isUnderGlass(said('desert', true), 'marsdome', 'desert')).toBe(false);
});
