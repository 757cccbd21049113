import { isWalker } from '../words/creatures.ts';
import type { Idea, Subject } from '../words/idea.ts';

const marries = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  traits.some((one) => one === 'wedding' || one === 'bride' || one === 'groom');

/** The idea of two who marry and a church in the open: they come out of its door between their guests, and no village's lane leads through it. */
export function atChurchDoor(idea: Idea): Idea {
  const { land, scenery, town, subjects } = idea;
  const isOpen = (land === null || land === 'field') && scenery === null && town === null;
  const isThere =
    subjects.some(marries) &&
    subjects.some(({ thing, count }) => thing === 'church' && count === 1) &&
    subjects.every(({ thing }) => isWalker(thing) || thing === 'church' || thing === 'flower');
  return isOpen && isThere && !idea.forsaken
    ? { ...idea, land: 'field', scenery: 'churchdoor', settled: null }
    : idea;
}
