import { expect, it } from 'vitest';
import { selectSteps } from './run-tests.mjs';

const namesOf = (/** @type {readonly string[]} */ names) => selectSteps(names).map(({ name }) => name);

it('skips slow steps unless they are requested', () => {
  expect(namesOf([])).not.toContain('slow');
  expect(namesOf(['all'])).toEqual([...namesOf([]), 'browser-slow', 'postgres', 'slow']);
  expect(namesOf(['slow', 'lint'])).toEqual(['lint', 'slow']);
});

it('runs a minute’s worth of steps with quick', () => {
  expect(namesOf(['quick'])).toEqual(['format', 'lint', 'types', 'unit', 'integration-changed']);
});

it('lists the steps when an unknown one is requested', () => {
  expect(() => selectSteps(['fast'])).toThrow(/no step "fast".*unit.*"all"/);
});
