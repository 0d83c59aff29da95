import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Change } from './change.tsx';

function render(value: number, writing: 'id-ID' | 'en-GB' = 'id-ID'): string {
  return renderToStaticMarkup(
    <IntlProvider locale={writing} timeZone="Asia/Jakarta">
      <Change value={value} />
    </IntlProvider>,
  );
}

test('a rise has a plus, an arrow up and the colour of rises', () => {
  expect(render(0.0042)).toContain('+0,42%');
  expect(render(0.0042)).toContain('change-up');
  expect(render(0.0042)).toContain('<svg');
});

test('a fall has a minus as wide as the plus, formatted for the locale', () => {
  expect(render(-0.0067, 'en-GB')).toContain('−0.67%');
  expect(render(-0.0067, 'en-GB')).toContain('change-down');
});

test('a change that rounds to zero has neither sign nor arrow', () => {
  expect(render(-0.00001)).toBe('<span class="change change-none">0,00%</span>');
});
