import { expect, it } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useFormatter } from './use-formatter.ts';

it('numbers and dates are formatted in the language of the page, on one line, at the time of the head office', () => {
  const lateInLondon = new Date('2026-11-20T20:00:00Z');
  const text = (address: string) => {
    const format = renderHook(useFormatter, address);
    return `${format.number(1234.5)}, ${format.dateTime(lateInLondon, { dateStyle: 'long' })}`;
  };
  expect(text('/')).toBe('1.234,5, 21\u00A0November\u00A02026');
  expect(text('/en')).toBe('1,234.5, 21\u00A0November\u00A02026');
});

it('only day, month and year of a date are kept together', () => {
  const format = renderHook(useFormatter);
  const time = new Date('2026-11-21T14:30:00Z');
  expect(format.dateTime(time, { dateStyle: 'full', timeStyle: 'short' })).toMatch(
    /^Sabtu, 21\u00A0November\u00A02026 (pukul )?21\.30$/,
  );
  expect(format.dateTime(time, { day: 'numeric', month: 'short' })).toBe('21\u00A0Nov');
});

it('formatters outlive a rendering', () => {
  expect(renderHook(useFormatter)).toBe(renderHook(useFormatter));
});
