import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts, toast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function shownText(toasts: ReturnType<typeof createToasts>): string | undefined {
  const { toast, isVisible } = toasts.state();
  return isVisible ? toast?.text : undefined;
}

describe('toasts', () => {
  it('of the site stay for five seconds', () => {
    toast.call('show', { text: 'Tersimpan' });
    vi.advanceTimersByTime(4_999);
    expect(shownText(toast)).toBe('Tersimpan');
    vi.advanceTimersByTime(1);
    expect(shownText(toast)).toBeUndefined();
  });

  it('shows a toast and hides it after the delay', () => {
    const toasts = createToasts({ delayMs: 5000 });
    expect(shownText(toasts)).toBeUndefined();
    toasts.call('show', { text: 'Tersimpan' });
    vi.advanceTimersByTime(4999);
    expect(shownText(toasts)).toBe('Tersimpan');
    vi.advanceTimersByTime(1);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('keeps the text of a hidden toast for the fade-out', () => {
    const toasts = createToasts({ delayMs: 5000 });
    toasts.call('show', { text: 'Tersimpan' });
    toasts.call('hide');
    expect(toasts.state()).toEqual({ id: 1, toast: { text: 'Tersimpan' }, isVisible: false });
  });

  it('pauses while hovered and restarts the timer afterwards', () => {
    const toasts = createToasts({ delayMs: 5000 });
    toasts.call('show', { text: 'Tersimpan' });
    vi.advanceTimersByTime(4000);
    toasts.pause('pointer');
    vi.advanceTimersByTime(60_000);
    expect(shownText(toasts)).toBe('Tersimpan');
    toasts.resume('pointer');
    vi.advanceTimersByTime(4999);
    expect(shownText(toasts)).toBe('Tersimpan');
    vi.advanceTimersByTime(1);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('stays paused until neither pointer nor focus is on it', () => {
    const toasts = createToasts({ delayMs: 5000 });
    toasts.call('show', { text: 'Tersimpan' });
    toasts.pause('pointer');
    toasts.pause('focus');
    toasts.resume('pointer');
    vi.advanceTimersByTime(60_000);
    expect(shownText(toasts)).toBe('Tersimpan');
    toasts.resume('focus');
    vi.advanceTimersByTime(5000);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('ignores a resume without a pause', () => {
    const toasts = createToasts({ delayMs: 5000 });
    toasts.call('show', { text: 'Tersimpan' });
    vi.advanceTimersByTime(4000);
    toasts.resume('pointer');
    vi.advanceTimersByTime(1000);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('resets the pause when the toast goes away', () => {
    const toasts = createToasts({ delayMs: 5000 });
    toasts.call('show', { text: 'satu' });
    toasts.pause('pointer');
    toasts.call('hide');
    toasts.pause('focus');
    toasts.call('show', { text: 'dua' });
    vi.advanceTimersByTime(5000);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('shows several one after another, each for its full delay', () => {
    const toasts = createToasts({ delayMs: 5000 });
    for (const text of ['satu', 'dua', 'tiga']) toasts.call('show', { text });
    expect(shownText(toasts)).toBe('satu');
    vi.advanceTimersByTime(5000);
    expect(shownText(toasts)).toBe('dua');
    vi.advanceTimersByTime(4999);
    expect(shownText(toasts)).toBe('dua');
    vi.advanceTimersByTime(1);
    expect(shownText(toasts)).toBe('tiga');
  });

  it('stays paused when the next toast replaces a closed one', () => {
    const toasts = createToasts({ delayMs: 5000 });
    for (const text of ['satu', 'dua']) toasts.call('show', { text });
    toasts.pause('focus');
    toasts.call('hide');
    vi.advanceTimersByTime(60_000);
    expect(shownText(toasts)).toBe('dua');
  });

  it('restarts for the same text instead of queueing it', () => {
    const toasts = createToasts({ delayMs: 5000 });
    const listener = vi.fn();
    toasts.call('show', { text: 'Tautan disalin.' });
    vi.advanceTimersByTime(3000);
    toasts.subscribe(listener);
    toasts.call('show', { text: 'Tautan disalin.' });
    expect(listener).toHaveBeenCalledOnce();
    expect(toasts.state().id).toBe(2);
    vi.advanceTimersByTime(4999);
    expect(shownText(toasts)).toBe('Tautan disalin.');
    vi.advanceTimersByTime(1);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('queues each text only once', () => {
    const toasts = createToasts({ delayMs: 5000 });
    for (const text of ['satu', 'dua', 'dua']) toasts.call('show', { text });
    toasts.call('hide');
    toasts.call('hide');
    expect(shownText(toasts)).toBeUndefined();
  });

  it('clears the visible toast and the queue', () => {
    const toasts = createToasts({ delayMs: 5000 });
    for (const text of ['satu', 'dua']) toasts.call('show', { text });
    toasts.call('clear');
    expect(shownText(toasts)).toBeUndefined();
    vi.advanceTimersByTime(5000);
    expect(shownText(toasts)).toBeUndefined();
  });

  it('notifies listeners of each change until they unsubscribe', () => {
    const toasts = createToasts({ delayMs: 5000 });
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.call('show', { text: 'satu' });
    toasts.call('hide');
    toasts.call('hide');
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toasts.call('show', { text: 'dua' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each(['xyz', '', 'call', 'toString', 'constructor', '__proto__'])('rejects the name "%s"', (name) => {
    const toasts = createToasts({ delayMs: 5000 });
    expect(() => toasts.call(name as 'hide')).toThrow(new Error(`No method named "${name}"`));
  });
});
