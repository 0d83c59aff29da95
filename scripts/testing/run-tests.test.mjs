import { expect, it } from 'vitest';
import { selectSteps } from './run-tests.mjs';

const namesOf = (/** @type {readonly string[]} */ names) => selectSteps(names).map(({ name }) => name);

it('leaves out what is slow unless it is asked for', () => {
  expect(namesOf([])).not.toContain('slow');
  expect(namesOf(['all'])).toEqual([...namesOf([]), 'browser-slow', 'postgres', 'slow']);
  expect(namesOf(['slow', 'lint'])).toEqual(['lint', 'slow']);
});

it('names the steps to who asks for one that does not exist', () => {
  expect(() => selectSteps(['fast'])).toThrow(/no step "fast".*unit.*"all"/);
});
