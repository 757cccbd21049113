/** Something whose code is loaded when it is first needed. */
export interface Late<Value> {
  /**
   * Loads and makes it on the first call; answers the same ever after.
   * @throws where its code could not be had; the next call tries again
   */
  load(): Promise<Value>;
  /** It, or null while it is not there. */
  current(): Value | null;
}

/** Makes nothing yet. */
export const createLate = <Value>(make: () => Promise<Value>): Late<Value> => {
  let made: Value | null = null;
  let making: Promise<Value> | null = null;
  const load = async (): Promise<Value> => {
    try {
      making ??= make();
      made = await making;
      return made;
    } catch (error) {
      making = null;
      throw error;
    }
  };
  return { load, current: () => made };
};

/** The methods of something late, each of which may have to wait for it. */
export type LateMethods<Target> = {
  readonly [Name in keyof Target]: Target[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

type Method = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * Methods that can be called before what does them is there: such a call waits for it. Once it is
 * there they do their work at once, in the caller's tick. Each stays the same function.
 */
export const lateMethods = <Whole, Target extends object>(
  whole: Late<Whole>,
  part: (whole: Whole) => Target,
): LateMethods<Target> => {
  const methods = new Map<string | symbol, Method>();
  const methodOf = (name: string | symbol): Method => {
    const known = methods.get(name);
    if (known !== undefined) return known;
    const method: Method = async (...given) => {
      const target: object = part(whole.current() ?? (await whole.load()));
      return Reflect.apply(Reflect.get(target, name), target, given);
    };
    methods.set(name, method);
    return method;
  };
  return new Proxy({}, { get: (_, name) => methodOf(name) }) as LateMethods<Target>;
};
