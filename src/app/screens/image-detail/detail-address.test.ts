import { expect, it } from 'vitest';
import { detailAddress, resultOfSearch } from './detail-address.ts';

const searchOf = (address: string): string => address.split('?')[1] ?? '';

it('An address leads to the result that it was made for', () => {
  for (const result of [0, 1, 2, 3]) {
    expect(resultOfSearch(searchOf(detailAddress('id', result)))).toBe(result);
  }
  expect(detailAddress('id', 0)).toBe('/image-detail/id');
});

it.each(['', 'result=0', 'result=5', 'result=-1', 'result=1.5', 'result=x', 'result='])(
  'An address with "%s" leads to the first result',
  (search) => {
    expect(resultOfSearch(search)).toBe(0);
  },
);
