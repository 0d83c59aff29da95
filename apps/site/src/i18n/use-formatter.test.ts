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

it('formatters outlive a rendering', () => {
  expect(renderHook(useFormatter)).toBe(renderHook(useFormatter));
});
