import { PALM_SIZE, type PointerFact, TAKE_BACK } from './gesture.ts';

/** Tells hands that rest from fingers that mean it. */
export interface PalmJudge {
  /** A pen was heard. Answers whether it has only just arrived. */
  hearPen(fact: PointerFact): boolean;
  /** True for a touch that must not do anything. */
  isPalm(fact: PointerFact): boolean;
  /** Forgets a pen whose end was never told. */
  forgetPen(id: number): void;
}

/** No pen is near. */
export function createPalmJudge(): PalmJudge {
  const down = new Set<number>();
  let heard = Number.NEGATIVE_INFINITY;
  const isNear = (time: number): boolean => down.size > 0 || time - heard < TAKE_BACK;

  return {
    hearPen({ kind, id, time }) {
      const arrives = kind === 'down' || !isNear(time);
      if (kind === 'down') down.add(id);
      if (kind === 'up') down.delete(id);
      heard = time;
      return arrives;
    },
    isPalm: ({ contact, time }) => contact > PALM_SIZE || isNear(time),
    forgetPen(id) {
      down.delete(id);
    },
  };
}
