import { expect, it } from 'vitest';
import { FormIds } from './form-ids.ts';

it('has the id of the only open form of a document', () => {
  const ids = new FormIds();
  const close = ids.add('/api/news/1', 'a');
  expect([ids.onlyIdOf('/api/news/1'), ids.onlyIdOf('/api/news/2')]).toEqual(['a', undefined]);
  close();
  expect(ids.onlyIdOf('/api/news/1')).toBeUndefined();
});

it('has none while a drawer shows the same document', () => {
  const ids = new FormIds();
  ids.add('/api/news/1', 'a');
  const close = ids.add('/api/news/1', 'b');
  expect(ids.onlyIdOf('/api/news/1')).toBeUndefined();
  close();
  expect(ids.onlyIdOf('/api/news/1')).toBe('a');
});
