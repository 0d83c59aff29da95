import { describe, expect, it } from 'vitest';
import { createTimeDependency } from './time-dependency.ts';

const at = (time: string) => Date.parse(time);

describe('validity of a rendering', () => {
  it('knows what is shown now and when that ends', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isActive({ from: '2026-11-21T05:00:00Z', until: '2026-11-22T00:00:00Z' })).toBe(
      true,
    );
    expect(timeDependency.expiresAt()).toBe(at('2026-11-22T00:00:00Z'));
  });

  it('ends when something that is not shown yet begins', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isActive({ from: '2026-11-21T06:00:00Z', until: '2026-11-22T00:00:00Z' })).toBe(
      false,
    );
    expect(timeDependency.expiresAt()).toBe(at('2026-11-21T06:00:00Z'));
  });

  it('holds for ever when everything is over or has no end', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isActive({ from: null, until: '2026-11-21T05:00:00Z' })).toBe(false);
    expect(timeDependency.isActive({ from: null, until: null })).toBe(true);
    expect(timeDependency.expiresAt()).toBe(Number.POSITIVE_INFINITY);
  });

  it('ends at the first of several changes', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    timeDependency.isActive({ from: null, until: '2026-12-01T00:00:00Z' });
    timeDependency.isActive({ from: '2026-11-25T00:00:00Z', until: null });
    expect(timeDependency.expiresAt()).toBe(at('2026-11-25T00:00:00Z'));
  });

  it('counts years as Jakarta does', () => {
    const timeDependency = createTimeDependency(at('2026-12-31T16:59:59Z'));
    expect(timeDependency.year()).toBe(2026);
    expect(timeDependency.expiresAt()).toBe(at('2026-12-31T17:00:00Z'));
    expect(createTimeDependency(at('2026-12-31T17:00:00Z')).year()).toBe(2027);
  });

  it('counts days as Jakarta does', () => {
    const timeDependency = createTimeDependency(at('2026-11-20T16:59:59Z'));
    expect(timeDependency.today()).toBe('2026-11-20');
    expect(timeDependency.expiresAt()).toBe(at('2026-11-20T17:00:00Z'));
    expect(createTimeDependency(at('2026-11-20T17:00:00Z')).today()).toBe('2026-11-21');
  });

  it('ends when a time comes that was asked about', () => {
    const timeDependency = createTimeDependency(at('2026-11-21T05:00:00Z'));
    expect(timeDependency.isPast('2026-11-21T05:00:00Z')).toBe(true);
    expect(timeDependency.expiresAt()).toBe(Number.POSITIVE_INFINITY);
    expect(timeDependency.isPast('2026-11-21T06:00:00Z')).toBe(false);
    expect(timeDependency.expiresAt()).toBe(at('2026-11-21T06:00:00Z'));
  });
});
