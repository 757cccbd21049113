/**
 * What work answers within so many milliseconds; it goes on where that is too late.
 * @throws what the work does, or an error that says that it was too late.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const sayLate = () => late.reject(new Error(`There was no answer within ${milliseconds} ms`));
  const timer = setTimeout(sayLate, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
