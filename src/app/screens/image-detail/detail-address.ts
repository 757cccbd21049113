import { PICTURES_PER_REQUEST } from '../../../net/contracts/terms.ts';

/** What a result is called in the address, counted from 1 as people do. */
const PARAM = 'result';

/** Where the detail page of a task is, with one of its results, counted from 0, in view. */
export const detailAddress = (taskId: string, result: number): string =>
  `/image-detail/${taskId}${result === 0 ? '' : `?${PARAM}=${result + 1}`}`;

/** Which result an address names, counted from 0; the first where it names none that can be. */
export const resultOfSearch = (search: string): number => {
  const named = Number(new URLSearchParams(search).get(PARAM) ?? 1);
  return Number.isInteger(named) && named >= 1 && named <= PICTURES_PER_REQUEST ? named - 1 : 0;
};
