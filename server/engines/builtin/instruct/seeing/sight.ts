import type { Pixels } from '../../../engine.ts';
import { estimateDepth } from './estimate-depth.ts';
import { findGround } from './find-ground.ts';
import { findPlants } from './find-plants.ts';
import { findSky } from './find-sky.ts';
import { findSubject } from './find-subject.ts';
import { type EdgeOptions, enlargeMap } from './follow-edges.ts';
import { createView, type View } from './view.ts';

/** One byte a pixel of the picture: how much it belongs to what was looked for, 0 to 255. */
export type Matte = Uint8Array<ArrayBuffer>;

/** What is seen in a picture, each part looked for when it is first asked for. */
export interface Sight {
  readonly view: View;
  /** In the view, 0 to 1; null where no sky is seen. */
  skyMap(): Float32Array | null;
  /** Null where no sky is seen. */
  sky(): Matte | null;
  /** What the picture is of; null where nothing stands out. */
  subject(): Matte | null;
  plants(): Matte;
  /** What is walked on, in open views; nothing where no sky shows where it begins. */
  ground(): Matte;
  /** How far away everything is, 0 to 255. */
  depth(): Matte;
}

const FINE: EdgeOptions = { radius: 5, epsilon: 1e-4 };
const SOFT: EdgeOptions = { radius: 6, epsilon: 4e-4 };
/** Looking for a subject needs fewer pixels. */
const SUBJECT_PIXELS = 90_000;

/** Looks at a picture, which must not change meanwhile. The same picture gives the same sight. */
export function createSight(picture: Pixels): Sight {
  const view = once(() => createView(picture));
  const skyMap = once(() => findSky(view()));
  const small = once(() => createView(picture, SUBJECT_PIXELS));
  const subjectMap = once(() => findSubject(small(), fitMap(skyMap(), view(), small())));
  const large = (map: Float32Array | null, from: View, options: EdgeOptions) =>
    map === null ? null : solid(enlargeMap(picture, from, map, options));
  const subject = once(() => large(subjectMap(), small(), SOFT));
  const subjectInView = once(() => {
    const matte = subject();
    return matte === null ? null : shrinkMatte(matte, picture, view());
  });
  return {
    get view() {
      return view();
    },
    skyMap,
    sky: once(() => large(skyMap(), view(), FINE)),
    subject,
    plants: once(() => enlargeMap(picture, view(), findPlants(view(), skyMap()), SOFT)),
    ground: once(() => {
      const map = findGround(view(), skyMap(), subjectInView());
      return enlargeMap(picture, view(), map, SOFT);
    }),
    depth: once(() => {
      const map = estimateDepth(view(), skyMap(), subjectInView());
      return enlargeMap(picture, view(), map, { radius: 6, epsilon: 1e-3 });
    }),
  };
}

/** A map of one view, sampled for a smaller one. */
function fitMap(map: Float32Array | null, from: View, to: View): Float32Array | null {
  if (map === null) return null;
  return Float32Array.from({ length: to.width * to.height }, (_, at) => {
    const x = Math.floor((((at % to.width) + 0.5) * from.width) / to.width);
    const y = Math.floor(((Math.floor(at / to.width) + 0.5) * from.height) / to.height);
    return map[y * from.width + x] as number;
  });
}

/** What is nearly in or out is in or out: a fit leaves a veil. */
export const solid = (matte: Matte): Matte =>
  matte.map((value) => Math.min(255, Math.max(0, (value - 20) * 1.19)));

function shrinkMatte(matte: Matte, { width, height }: Pixels, view: View): Float32Array {
  return Float32Array.from({ length: view.width * view.height }, (_, at) => {
    const x = Math.floor((((at % view.width) + 0.5) * width) / view.width);
    const y = Math.floor(((Math.floor(at / view.width) + 0.5) * height) / view.height);
    return (matte[y * width + x] as number) / 255;
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
