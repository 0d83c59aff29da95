import { expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';

it('replaces placeholders that have a value, and nothing in the values', () => {
  expect(interpolate('{name} saved {name} at {time}', { name: '{time}', time: '09:05' })).toBe(
    '{time} saved {time} at 09:05',
  );
  expect(interpolate('{unknown} {constructor}', {})).toBe('{unknown} {constructor}');
});
