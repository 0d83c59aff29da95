import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { InstalmentFigures } from './instalment-figures.tsx';
import { illustrateLoan } from './loan.ts';

const TERMS = { product: 'kpr', principal: 400_000_000, years: 15, annualRatePercent: 8.75 } as const;

const textFor = (phases: Parameters<typeof illustrateLoan>[1], address = '/') =>
  renderMarkup(
    <InstalmentFigures illustration={illustrateLoan({ ...TERMS, system: 'annuity' }, phases)} />,
    address,
  ).replaceAll('\u00a0', ' ');

it('a rate that is fixed for some years shows the instalment after them, by a stated assumption', () => {
  const phases = { fixedYears: 3, laterAnnualRatePercent: 9.5 };
  const indonesian = textFor(phases);
  expect(indonesian).toContain('selama 3 tahun pertama');
  expect(indonesian).toContain('Rp3.997.795');
  expect(indonesian).toContain('Angsuran sesudah 3 tahun, asumsi bunga 9,5%');
  expect(indonesian).toContain('Rp4.148.517');
  expect(indonesian).toContain('bunga mengambang dan dapat lebih tinggi');
  expect(textFor(phases, '/en')).toContain('Instalment after 3 years, at an assumed 9.5%');
});

it('a rate that stays shows one instalment', () => {
  const indonesian = textFor(null);
  expect(indonesian).toContain('Rp3.997.795');
  expect(indonesian).not.toMatch(/asumsi|mengambang/);
});
