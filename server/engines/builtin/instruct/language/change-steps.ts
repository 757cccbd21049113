import type { ClauseWork } from './clause-work.ts';
import type { Step } from './instruction.ts';
import type { ChangeName } from './lists/changes.ts';

/** Adds the steps of a change of light, colour or sharpness; an `amount` below 0 is the opposite. */
export function addChange(work: ClauseWork, change: ChangeName, amount: number): void {
  const { parts, direction, colours } = work.clause;
  const tone = (name: Extract<Step, { do: 'tone' }>['tone'], by: number) =>
    work.addEach((target) => ({ do: 'tone', tone: name, amount: by, target }));
  switch (change) {
    case 'brighter':
    case 'darker': {
      const by = change === 'brighter' ? amount : -amount;
      if (parts.includes('shadows')) return tone('shadows', by);
      if (parts.includes('highlights')) return tone('highlights', by);
      return tone('brightness', by);
    }
    case 'contrast':
      return tone('contrast', amount);
    case 'colourful':
      return tone('saturation', amount);
    case 'muted':
      return tone('saturation', -amount);
    case 'warmer':
      return tone('warmth', amount);
    case 'cooler':
      return tone('warmth', -amount);
    case 'faded':
      return tone('fade', Math.abs(amount));
    case 'sharper':
      return work.addEach((target) => ({ do: 'sharpen', amount, target }));
    case 'softer':
      return work.addEach((target) => ({ do: 'sharpen', amount: -amount, target }));
    case 'blur':
      if (amount < 0) return work.addEach((target) => ({ do: 'sharpen', amount: -amount, target }));
      return work.addEach((target) => ({ do: 'blur', amount, target }));
    case 'noise':
      return work.addEach((target) => ({ do: 'noise', amount, target }));
    case 'colour':
      if (direction !== null && colours.length === 0) tone('saturation', amount);
  }
}

/** Adds the steps that take a blur, noise or colours away, or do the opposite of another change. */
export function removeChange(work: ClauseWork, change: ChangeName): void {
  switch (change) {
    case 'blur':
      return work.addEach((target) => ({ do: 'sharpen', amount: 1.2, target }));
    case 'noise':
      return work.addEach((target) => ({ do: 'noise', amount: -1, target }));
    case 'colour':
      // "The blue tint" is no more than what is blue.
      if (work.clause.colours.length > 0) return;
      return takeColourOut(work);
    case 'colourful':
      return takeColourOut(work);
    default:
      return addChange(work, change, -Math.abs(work.signed()));
  }
}

const takeColourOut = (work: ClauseWork): void =>
  work.addEach((target) => ({ do: 'filter', filter: 'mono', amount: 1, target }));

/** Adds the steps of shadows and highlights that no other change is said of. */
export function addShadows(work: ClauseWork): void {
  const { parts, heads, act, lever } = work.clause;
  const isSaid = heads.some(({ meaning }) => 'change' in meaning);
  if (isSaid) return;
  const amount = work.signed() * (act === 'remove' ? -1 : 1);
  const size = Math.abs(amount);
  // More shadows are darker ones; lifted ones are lighter.
  const shadows = lever === null ? -amount : lever === 'down' ? -size : size;
  const highlights = lever === null ? amount : lever === 'up' ? size : -size;
  if (parts.includes('shadows'))
    work.add({ do: 'tone', tone: 'shadows', amount: shadows, target: 'all' });
  if (parts.includes('highlights'))
    work.add({ do: 'tone', tone: 'highlights', amount: highlights, target: 'all' });
}
