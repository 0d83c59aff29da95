import { expect, it } from 'vitest';
import { MISSING_FACT, siteFacts } from './site-facts.ts';

it('a fact that an older back office does not know has no value, and the others have theirs', () => {
  const facts = siteFacts.parse({ callBack: 'dua hari kerja' });
  expect(facts).toMatchObject({ callBack: 'dua hari kerja', phoneHours: MISSING_FACT });
});

it('an empty value and an unknown fact are rejected', () => {
  expect(siteFacts.safeParse({ callBack: '' }).success).toBe(false);
  expect(siteFacts.safeParse({ tidakAda: 'x' }).success).toBe(false);
});
