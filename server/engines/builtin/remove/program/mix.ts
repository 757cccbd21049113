import {
  absoluteFloat,
  add,
  addFloat,
  addFloats,
  and,
  bytesToShorts,
  type Code,
  divideFloat,
  F32,
  float,
  floatOf,
  floatsToWholes,
  get,
  I32,
  isAbove,
  isAtLeast,
  isLess,
  isZero,
  leastFloat,
  leave,
  load,
  loadByte,
  loadFloat,
  loadFour,
  loadVector,
  multiply,
  multiplyFloat,
  multiplyFloats,
  nearestFloats,
  repeatWhile,
  set,
  shortsToBytes,
  shortsToWholes,
  spread,
  store,
  storeVector,
  subtract,
  subtractFloat,
  subtractFloats,
  tee,
  toFloat,
  toWhole,
  V128,
  type WasmFunction,
  when,
  whole,
  wholeOf,
  wholesToFloats,
  wholesToShorts,
} from '../../kernels/wasm.ts';
import { REACH } from '../level.ts';
import { wordAt } from './compare.ts';
import { read } from './registers.ts';

/** Entries of the table of weights, and its steps per mean cost. */
export const WEIGHTS = 1024;
export const WEIGHT_STEPS = 64;

const [AT, PIXEL, COVER, ROW, COLUMN, SOURCE] = [0, 1, 2, 3, 4, 5];
const [COUNT, COST, SCALE, WEIGHT, TOTAL, CHANGE, SUM, PROPOSED] = [6, 7, 8, 9, 10, 11, 12, 13];
const SIDE = 2 * REACH + 1;

/** Does something for each patch that covers the pixel and has a source: COVER is its centre. */
const forCovers = (...body: readonly Code[]): Code => [
  ...set(
    COVER,
    subtract(subtract(get(PIXEL), multiply(whole(REACH), read('width'))), whole(REACH)),
  ),
  ...set(ROW, whole(SIDE)),
  ...repeatWhile(
    tee(ROW, subtract(get(ROW), whole(1))),
    set(COLUMN, whole(SIDE)),
    repeatWhile(
      tee(COLUMN, subtract(get(COLUMN), whole(1))),
      set(SOURCE, load(wordAt(read('source'), get(COVER)))),
      when(isAtLeast(get(SOURCE), whole(0)), ...body),
      set(COVER, add(get(COVER), whole(1))),
    ),
    set(COVER, subtract(add(get(COVER), read('width')), whole(SIDE))),
  ),
];

/** What is of another ground than the pixel has this share of a say: at an edge a patch shows both sides. */
const STRANGE = 1e-4;
const groundsAt = (local: number): Code => loadByte(add(read('grounds'), get(local)));

const costOfCover: Code = toFloat(load(wordAt(read('cost'), get(COVER))));
const limitedWeight = (steps: Code): Code =>
  loadFloat(wordAt(read('weights'), toWhole(leastFloat(steps, float(WEIGHTS - 1)))));
const floatsOf = (address: Code): Code =>
  wholesToFloats(shortsToWholes(bytesToShorts(loadFour(address))));
const plus = (local: number, value: Code): Code => set(local, addFloat(get(local), value));

/**
 * `vote()`: sets each pixel of the hole to the weighted mean of what the patches that cover it
 * propose, a patch weighing by its trust and by its cost against the mean cost over the pixel; what
 * it proposes hardly counts if it is of another ground.
 * Gives the sum of the absolute changes of the first channel.
 */
export const vote: WasmFunction = {
  name: 'vote',
  parameters: [],
  result: F32,
  locals: [I32, I32, I32, I32, I32, I32, F32, F32, F32, F32, F32, F32, V128, I32],
  body: [
    when(isZero(read('holeCount')), leave(float(0))),
    repeatWhile(
      isLess(tee(AT, add(get(AT), whole(1))), read('holeCount')),
      set(PIXEL, load(wordAt(read('holePixels'), get(AT)))),
      set(COUNT, float(0)),
      set(COST, float(1e-3)),
      forCovers(plus(COUNT, float(1)), plus(COST, costOfCover)),
      set(SCALE, divideFloat(multiplyFloat(get(COUNT), float(WEIGHT_STEPS)), get(COST))),
      set(TOTAL, float(0)),
      set(SUM, spread(float(0))),
      forCovers(
        set(
          WEIGHT,
          multiplyFloat(
            loadFloat(wordAt(read('trust'), get(COVER))),
            limitedWeight(multiplyFloat(costOfCover, get(SCALE))),
          ),
        ),
        set(PROPOSED, add(get(SOURCE), subtract(get(PIXEL), get(COVER)))),
        when(
          isZero(and(groundsAt(PIXEL), groundsAt(PROPOSED))),
          set(WEIGHT, multiplyFloat(get(WEIGHT), float(STRANGE))),
        ),
        plus(TOTAL, get(WEIGHT)),
        set(
          SUM,
          addFloats(
            get(SUM),
            multiplyFloats(spread(get(WEIGHT)), floatsOf(wordAt(read('values'), get(PROPOSED)))),
          ),
        ),
      ),
      when(
        isAbove(get(TOTAL), float(0)),
        set(SUM, multiplyFloats(get(SUM), spread(divideFloat(float(1), get(TOTAL))))),
        set(PROPOSED, wordAt(read('values'), get(PIXEL))),
        plus(
          CHANGE,
          absoluteFloat(subtractFloat(floatOf(get(SUM), 0), floatOf(floatsOf(get(PROPOSED)), 0))),
        ),
        set(SUM, floatsToWholes(nearestFloats(get(SUM)))),
        set(SUM, wholesToShorts(get(SUM), get(SUM))),
        store(get(PROPOSED), wholeOf(shortsToBytes(get(SUM), get(SUM)), 0)),
      ),
    ),
    get(CHANGE),
  ],
};

const [VALUES, FIXED, LINKS, FACTORS, LEFT, ACCUMULATED] = [0, 1, 2, 3, 4, 5];
const linked = (side: number): Code => loadVector(load(get(LINKS), 4 * side));
const advance = (pointer: number, bytes: number): Code =>
  set(pointer, add(get(pointer), whole(bytes)));

/**
 * `relax(values, fixed, links, factors, count)`: one sweep of over-relaxation over `count` vectors
 * of four single floats. Each moves to the sum of `fixed` and the four values that its links (their
 * addresses) point to, less its own times the first of its two factors, times the second.
 */
export const relax: WasmFunction = {
  name: 'relax',
  parameters: [I32, I32, I32, I32, I32],
  result: null,
  locals: [V128],
  body: [
    repeatWhile(
      tee(LEFT, subtract(get(LEFT), whole(1))),
      set(ACCUMULATED, addFloats(addFloats(linked(0), linked(1)), addFloats(linked(2), linked(3)))),
      set(
        ACCUMULATED,
        subtractFloats(
          addFloats(get(ACCUMULATED), loadVector(get(FIXED))),
          multiplyFloats(loadVector(get(VALUES)), spread(loadFloat(get(FACTORS)))),
        ),
      ),
      storeVector(
        get(VALUES),
        addFloats(
          loadVector(get(VALUES)),
          multiplyFloats(get(ACCUMULATED), spread(loadFloat(get(FACTORS), 4))),
        ),
      ),
      advance(VALUES, 16),
      advance(FIXED, 16),
      advance(LINKS, 16),
      advance(FACTORS, 8),
    ),
  ],
};
