import { describe, expect, it } from 'vitest';
import { createValidity } from './validity.ts';

const at = (time: string) => Date.parse(time);

describe('validity of a rendering', () => {
  it('knows what is shown now and when that ends', () => {
    const validity = createValidity(at('2026-11-21T05:00:00Z'));
    expect(validity.isWithin({ from: '2026-11-21T05:00:00Z', until: '2026-11-22T00:00:00Z' })).toBe(true);
    expect(validity.goodUntil()).toBe(at('2026-11-22T00:00:00Z'));
  });

  it('ends when something that is not shown yet begins', () => {
    const validity = createValidity(at('2026-11-21T05:00:00Z'));
    expect(validity.isWithin({ from: '2026-11-21T06:00:00Z', until: '2026-11-22T00:00:00Z' })).toBe(false);
    expect(validity.goodUntil()).toBe(at('2026-11-21T06:00:00Z'));
  });

  it('holds for ever when everything is over or has no end', () => {
    const validity = createValidity(at('2026-11-21T05:00:00Z'));
    expect(validity.isWithin({ from: null, until: '2026-11-21T05:00:00Z' })).toBe(false);
    expect(validity.isWithin({ from: null, until: null })).toBe(true);
    expect(validity.goodUntil()).toBe(Number.POSITIVE_INFINITY);
  });

  it('ends at the first of several changes', () => {
    const validity = createValidity(at('2026-11-21T05:00:00Z'));
    validity.isWithin({ from: null, until: '2026-12-01T00:00:00Z' });
    validity.isWithin({ from: '2026-11-25T00:00:00Z', until: null });
    expect(validity.goodUntil()).toBe(at('2026-11-25T00:00:00Z'));
  });

  it('counts years as Jakarta does', () => {
    const validity = createValidity(at('2026-12-31T16:59:59Z'));
    expect(validity.year()).toBe(2026);
    expect(validity.goodUntil()).toBe(at('2026-12-31T17:00:00Z'));
    expect(createValidity(at('2026-12-31T17:00:00Z')).year()).toBe(2027);
  });

  it('counts days as Jakarta does', () => {
    const validity = createValidity(at('2026-11-20T16:59:59Z'));
    expect(validity.today()).toBe('2026-11-20');
    expect(validity.goodUntil()).toBe(at('2026-11-20T17:00:00Z'));
    expect(createValidity(at('2026-11-20T17:00:00Z')).today()).toBe('2026-11-21');
  });

  it('ends when a time comes that was asked about', () => {
    const validity = createValidity(at('2026-11-21T05:00:00Z'));
    expect(validity.hasCome('2026-11-21T05:00:00Z')).toBe(true);
    expect(validity.goodUntil()).toBe(Number.POSITIVE_INFINITY);
    expect(validity.hasCome('2026-11-21T06:00:00Z')).toBe(false);
    expect(validity.goodUntil()).toBe(at('2026-11-21T06:00:00Z'));
  });
});
