import { expect, it } from 'vitest';
import { Postings } from './postings.ts';

it('keeps documents in order, also when a number is used again', () => {
  const postings = new Postings();
  for (const doc of [0, 1, 2, 3]) postings.add('bunga', doc, 1, doc / 10);
  postings.remove('bunga', 1);
  expect(postings.has('bunga', 1)).toBe(false);
  postings.add('bunga', 1, 4, 0.5);
  expect(postings.get('bunga')).toEqual({
    docs: [0, 1, 2, 3],
    fields: [1, 4, 1, 1],
    frequency: [0, 0.5, 0.2, 0.3],
  });
});

it('removes a term with its last document', () => {
  const postings = new Postings();
  postings.add('bunga', 7, 1, 1);
  postings.remove('bunga', 8);
  postings.remove('kredit', 7);
  expect(postings.has('bunga', 7)).toBe(true);
  postings.remove('bunga', 7);
  expect(postings.get('bunga')).toBeUndefined();
});
