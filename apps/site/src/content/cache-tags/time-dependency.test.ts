import { describe, expect, it } from 'vitest';
import { createTimeDependency } from './time-dependency.ts';

const at = (time: string) => Date.parse(time);

describe('expiry of a rendering', () => {
  it('returns what is active now and expires at its end', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isActive({ from: '2026-11-21T05:00:00Z', until: '2026-11-22T00:00:00Z' })).toBe(
      true,
    );
    expect(timeDependency.expiresAt()).toBe(at('2026-11-22T00:00:00Z'));
  });

  it('expires at the start of a future period', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isActive({ from: '2026-11-21T06:00:00Z', until: '2026-11-22T00:00:00Z' })).toBe(
      false,
    );
    expect(timeDependency.expiresAt()).toBe(at('2026-11-21T06:00:00Z'));
  });

  it('never expires if all periods are over or open-ended', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isActive({ from: null, until: '2026-11-21T05:00:00Z' })).toBe(false);
    expect(timeDependency.isActive({ from: null, until: null })).toBe(true);
    expect(timeDependency.expiresAt()).toBe(Number.POSITIVE_INFINITY);
  });

  it('expires at the first of several changes', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    timeDependency.isActive({ from: null, until: '2026-12-01T00:00:00Z' });
    timeDependency.isActive({ from: '2026-11-25T00:00:00Z', until: null });
    expect(timeDependency.expiresAt()).toBe(at('2026-11-25T00:00:00Z'));
  });

  it('uses years in Jakarta time', () => {
    const timeDependency = createTimeDependency(at('2026-12-31T16:59:59Z'));
    expect(timeDependency.year()).toBe(2026);
    expect(timeDependency.expiresAt()).toBe(at('2026-12-31T17:00:00Z'));
    expect(createTimeDependency(at('2026-12-31T17:00:00Z')).year()).toBe(2027);
  });

  it('uses days in Jakarta time', () => {
    const timeDependency = createTimeDependency(at('2026-11-20T16:59:59Z'));
    expect(timeDependency.today()).toBe('2026-11-20');
    expect(timeDependency.expiresAt()).toBe(at('2026-11-20T17:00:00Z'));
    expect(createTimeDependency(at('2026-11-20T17:00:00Z')).today()).toBe('2026-11-21');
  });

  it('expires when a queried time is reached', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isPast('2026-11-21T05:00:00Z')).toBe(true);
    expect(timeDependency.expiresAt()).toBe(Number.POSITIVE_INFINITY);
    expect(timeDependency.isPast('2026-11-21T06:00:00Z')).toBe(false);
    expect(timeDependency.expiresAt()).toBe(at('2026-11-21T06:00:00Z'));
  });
});
