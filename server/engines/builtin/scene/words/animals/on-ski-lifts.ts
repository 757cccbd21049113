import { folkFor, isActor } from '../creatures.ts';
import type { Idea } from '../idea.ts';

/** What a prompt asks for on a ski lift: an animal that is named there sits on its chair as people do, and does not stand on the slope below. */
export const onSkiLifts = (idea: Idea): Idea =>
  idea.scenery === 'skilift'
    ? {
        ...idea,
        subjects: idea.subjects.map((one) => {
          const { thing, traits = [] } = one;
          return isActor(thing)
            ? { ...one, thing: 'person', posture: null, traits: [...traits, folkFor(thing)] }
            : one;
        }),
      }
    : idea;
