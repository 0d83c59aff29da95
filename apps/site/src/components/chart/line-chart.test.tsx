import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { LineChart, type LineChartData } from './line-chart.tsx';
import { lineChart } from './line-geometry.server.ts';

function chart(): LineChartData {
  const dates = ['2026-01-01', '2026-01-02', '2026-01-05'];
  const data = lineChart({
    locale: 'id',
    series: [
      { name: 'Beli', points: dates.map((date, day) => ({ date, value: 16_000 + day })) },
      { name: 'Jual', points: dates.slice(1).map((date, day) => ({ date, value: 16_100 + day })) },
    ],
    formatValue: (value) => value.toLocaleString('id-ID'),
  });
  if (!data) throw new Error('there is no chart');
  return data;
}

it('has a text alternative that also works without JavaScript', () => {
  const markup = renderMarkup(<LineChart data={chart()} caption="Kurs USD" />);
  expect(markup).toContain('<figcaption class="chart-caption">Kurs USD</figcaption>');
  expect(markup).toMatch(/role="img" aria-label="Kurs USD"/);
  const cells = [...markup.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
  expect(cells).toEqual(['16.002', '16.101', '16.001', '16.100', '16.000', '–']);
  expect(markup).toMatch(/<time dateTime="2026-01-05">5 Jan 2026<\/time>.*<time dateTime="2026-01-01">/s);
});

it('shows the figures of the last day initially', () => {
  const markup = renderMarkup(<LineChart data={chart()} caption="Kurs USD" />);
  expect(markup).toMatch(/chart-day">5 Jan 2026<.*Beli <b>16\.002<.*Jual <b>16\.101</s);
});

it('needs no inline style, which the CSP forbids', () => {
  expect(renderMarkup(<LineChart data={chart()} caption="Kurs USD" />)).not.toContain('style=');
});

it('lists selected days if there are too many for a table, and says which', () => {
  const table = { dates: ['2026-01-01', '2026-01-05'], note: 'Akhir bulan' };
  const markup = renderMarkup(<LineChart data={chart()} caption="Kurs USD" table={table} />);
  const days = [...markup.matchAll(/<time dateTime="([^"]*)"/g)].map(([, date]) => date);
  expect(days).toEqual(['2026-01-05', '2026-01-01']);
  expect(markup).toContain('Akhir bulan');
});
