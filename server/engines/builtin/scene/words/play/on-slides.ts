import type { Subject } from '../idea.ts';

const maySlide = ({ thing, posture, traits = [], holds, on, far }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'sitting') &&
  traits.some((trait) => trait === 'child' || trait === 'girl' || trait === 'boy') &&
  (holds ?? on ?? far) === undefined;

/** A child that is named with a playground's slide comes down it; others who are named stand by. */
export function onSlides(things: readonly Subject[]): readonly Subject[] {
  const slide = things.find(({ thing, isDressing }) => thing === 'slide' && isDressing !== true);
  const child = things.find(maySlide);
  if (slide === undefined || child === undefined) return things;
  const used: Subject = {
    ...slide,
    ...(child.hair !== undefined && { hair: child.hair }),
    traits: [...(child.traits ?? []), 'crewed'],
  };
  return things.flatMap((one) => {
    if (one === slide) return [used];
    if (one !== child) return [one];
    return child.count > 1 ? [{ ...child, count: child.count - 1 }] : [];
  });
}
