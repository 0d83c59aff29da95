import { describe, expect, it } from 'vitest';
import { isDue } from './popup-record.ts';

const DAY = 86_400_000;
const now = 100 * DAY;
const popup = (frequency: 'every-visit' | 'every-session' | 'every-days' | 'once') => ({
  id: 'a1',
  frequency,
  everyDays: frequency === 'every-days' ? 7 : null,
});

describe('the popup of the home page', () => {
  it.each(['every-visit', 'every-session', 'every-days', 'once'] as const)(
    'is due the first time, %s',
    (frequency) => {
      expect(isDue(popup(frequency), undefined, now)).toBe(true);
    },
  );

  it('is due again when its content changes', () => {
    expect(isDue(popup('once'), { id: 'other', shownAt: now - 1 }, now)).toBe(true);
  });

  it('is due at every visit only if configured so', () => {
    const record = { id: 'a1', shownAt: now - 1_000 };
    expect(isDue(popup('every-visit'), record, now)).toBe(true);
    expect(isDue(popup('every-session'), record, now)).toBe(false);
    expect(isDue(popup('every-days'), record, now)).toBe(false);
    expect(isDue(popup('once'), record, now)).toBe(false);
  });

  it('is due again after the configured days, and never if it is shown once', () => {
    expect(isDue(popup('every-days'), { id: 'a1', shownAt: now - 7 * DAY }, now)).toBe(true);
    expect(isDue(popup('every-days'), { id: 'a1', shownAt: now - 7 * DAY + 1 }, now)).toBe(false);
    expect(isDue(popup('once'), { id: 'a1', shownAt: now - 90 * DAY }, now)).toBe(false);
  });
});
