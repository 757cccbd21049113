import {
  add,
  and,
  type Code,
  call,
  float,
  get,
  greatestFloat,
  I32,
  isAtLeast,
  isBelow,
  isEqual,
  isGreater,
  isLess,
  isZero,
  leave,
  load,
  loadByte,
  multiply,
  multiplyFloat,
  remainder,
  repeatWhile,
  set,
  shiftRight,
  store,
  subtract,
  subtractFloat,
  tee,
  toFloat,
  toWhole,
  type WasmFunction,
  when,
  whole,
} from '../../kernels/wasm.ts';
import { columnOf, rowOf, scaled, wordAt } from './compare.ts';
import { read, readFloat, write } from './registers.ts';

/** Numbers of the functions that others call, as `patch-program.ts` lists them. */
export const INDEX = {
  compare: 0,
  compareKnown: 1,
  penalty: 2,
  next: 3,
  consider: 4,
  tryKnown: 5,
} as const;

const sourceAt = (pixel: Code): Code => wordAt(read('source'), pixel);
const costAt = (pixel: Code): Code => wordAt(read('cost'), pixel);
const usesAt = (pixel: Code): Code => wordAt(read('uses'), pixel);

/** What the reuse of a source costs whose uses are given. */
const surcharge = (uses: Code): Code =>
  toWhole(
    multiplyFloat(
      readFloat('reuse'),
      greatestFloat(subtractFloat(toFloat(uses), readFloat('fairShare')), float(0)),
    ),
  );

const isInvalid = (pixel: Code): Code => isZero(loadByte(add(read('valid'), pixel)));

const [TARGET, CANDIDATE, PRESENT, LIMIT, FAR, FOUND] = [0, 1, 2, 3, 4, 5];
/** `consider(target, candidate)`: takes the candidate as source if it is valid and better. */
export const consider: WasmFunction = {
  name: 'consider',
  parameters: [I32, I32],
  result: null,
  locals: [I32, I32, I32, I32],
  body: [
    when(isInvalid(get(CANDIDATE)), leave()),
    set(PRESENT, load(sourceAt(get(TARGET)))),
    when(isEqual(get(PRESENT), get(CANDIDATE)), leave()),
    set(FAR, call(INDEX.penalty, get(TARGET), get(CANDIDATE))),
    set(
      LIMIT,
      subtract(
        add(load(costAt(get(TARGET))), surcharge(load(usesAt(get(PRESENT))))),
        add(surcharge(add(load(usesAt(get(CANDIDATE))), whole(1))), get(FAR)),
      ),
    ),
    when(isLess(get(LIMIT), whole(1)), leave()),
    set(FOUND, call(INDEX.compare, get(TARGET), get(CANDIDATE), get(LIMIT))),
    when(isAtLeast(get(FOUND), get(LIMIT)), leave()),
    store(usesAt(get(PRESENT)), subtract(load(usesAt(get(PRESENT))), whole(1))),
    store(usesAt(get(CANDIDATE)), add(load(usesAt(get(CANDIDATE))), whole(1))),
    store(sourceAt(get(TARGET)), get(CANDIDATE)),
    store(costAt(get(TARGET)), add(get(FOUND), get(FAR))),
  ],
};

const [STEP, AT, LEFT, PIXEL, BESIDE, X, Y, RADIUS, BITS, COLUMN, ROW] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];
const propagate = (shift: Code): Code => [
  ...set(BESIDE, load(sourceAt(add(get(PIXEL), shift)))),
  ...when(
    isAtLeast(get(BESIDE), whole(0)),
    call(INDEX.consider, get(PIXEL), subtract(get(BESIDE), shift)),
  ),
];
/** A place up to a radius from another along an axis. */
const around = (centre: number, bits: Code): Code =>
  subtract(
    add(get(centre), scaled(bits, add(add(get(RADIUS), get(RADIUS)), whole(1)))),
    get(RADIUS),
  );

/**
 * `pass(step)`: propagation and random search (Barnes et al. 2009) for all targets, forwards when
 * the step is −1, backwards when it is 1: the neighbours that were just visited lie that way.
 */
export const pass: WasmFunction = {
  name: 'pass',
  parameters: [I32],
  result: null,
  locals: [I32, I32, I32, I32, I32, I32, I32, I32, I32, I32],
  body: [
    when(isZero(read('targetCount')), leave()),
    set(LEFT, read('targetCount')),
    set(AT, multiply(isGreater(get(STEP), whole(0)), subtract(get(LEFT), whole(1)))),
    repeatWhile(
      tee(LEFT, subtract(get(LEFT), whole(1))),
      set(PIXEL, load(wordAt(read('targets'), get(AT)))),
      propagate(get(STEP)),
      propagate(multiply(get(STEP), read('width'))),
      set(BESIDE, load(sourceAt(get(PIXEL)))),
      set(BESIDE, load(wordAt(read('places'), get(BESIDE)))),
      set(X, columnOf(get(BESIDE))),
      set(Y, rowOf(get(BESIDE))),
      set(RADIUS, read('radius')),
      repeatWhile(
        isGreater(tee(RADIUS, shiftRight(get(RADIUS), whole(1))), whole(0)),
        set(BITS, call(INDEX.next)),
        set(COLUMN, around(X, get(BITS))),
        set(ROW, around(Y, shiftRight(get(BITS), whole(16)))),
        when(
          and(isBelow(get(COLUMN), read('width')), isBelow(get(ROW), read('height'))),
          call(INDEX.consider, get(PIXEL), add(multiply(get(ROW), read('width')), get(COLUMN))),
        ),
      ),
      set(AT, subtract(get(AT), get(STEP))),
    ),
  ],
};

/** `rescore()`: the costs anew, after the guess within the hole has changed. */
export const rescore: WasmFunction = {
  name: 'rescore',
  parameters: [],
  result: null,
  locals: [I32, I32, I32],
  body: [
    when(isZero(read('targetCount')), leave()),
    repeatWhile(
      isLess(tee(0, add(get(0), whole(1))), read('targetCount')),
      set(1, load(wordAt(read('targets'), get(0)))),
      set(2, load(sourceAt(get(1)))),
      store(
        costAt(get(1)),
        add(
          call(INDEX.compare, get(1), get(2), whole(0x7fffffff)),
          call(INDEX.penalty, get(1), get(2)),
        ),
      ),
    ),
  ],
};

const [SAMPLES, TRIED] = [1, 2];
/** `tryKnown(target, candidate)`: notes the candidate if it fits what is known about the target, and the guess, better. */
export const tryKnown: WasmFunction = {
  name: 'tryKnown',
  parameters: [I32, I32],
  result: null,
  locals: [I32, I32],
  body: [
    when(isInvalid(get(1)), leave()),
    set(2, call(INDEX.penalty, get(0), get(1))),
    when(isGreater(get(2), read('bestFit')), leave()),
    set(3, add(call(INDEX.compareKnown, get(0), get(1), read('bestFit')), get(2))),
    when(isAtLeast(get(3), read('bestFit')), leave()),
    set(
      3,
      add(
        get(3),
        shiftRight(call(INDEX.compare, get(0), get(1), whole(0x7fffffff)), read('guess')),
      ),
    ),
    when(isAtLeast(get(3), read('bestFit')), leave()),
    write('best', get(1)),
    write('bestFit', get(3)),
  ],
};

/** `sample(target, samples)`: tries that many sources; each once, in order, if there are no more. */
export const sample: WasmFunction = {
  name: 'sample',
  parameters: [I32, I32],
  result: null,
  locals: [I32],
  body: [
    repeatWhile(
      isLess(tee(TRIED, add(get(TRIED), whole(1))), get(SAMPLES)),
      call(
        INDEX.tryKnown,
        get(0),
        load(
          wordAt(
            read('sources'),
            remainder(shiftRight(call(INDEX.next), whole(1)), read('sourceCount')),
          ),
        ),
      ),
    ),
  ],
};
