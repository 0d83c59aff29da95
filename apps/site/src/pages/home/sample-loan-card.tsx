import type { HomeContent } from '@beranda/contract';
import { useFormatter, useTranslations } from 'use-intl';
import type { SampleInstalment } from './page.tsx';

type SampleLoanCardProps = { loan: HomeContent['sampleLoan']; instalments: SampleInstalment[] };

/** What a loan would cost a month, worked out before anyone clicks. */
export function SampleLoanCard({ loan, instalments }: SampleLoanCardProps) {
  const t = useTranslations('home');
  const format = useFormatter();
  const rupiah = (amount: number) =>
    format.number(amount, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  const rate = format.number(loan.annualRatePercent / 100, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <div className="rounded-[24px] bg-card p-6 text-ink shadow-float sm:p-8">
      <h2 className="text-xl">{loan.title}</h2>
      <p className="mt-1 text-muted text-sm">
        {t('principal', { amount: rupiah(loan.principal) })} · {t('rate', { rate })}
      </p>
      <table className="mt-5 w-full">
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            <th scope="col" className="py-2 text-left font-medium">
              {t('tenor')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('instalment')}
            </th>
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ years, amount }) => (
            <tr key={years} className="border-line border-b">
              <th scope="row" className="py-3 text-left font-medium">
                {t('years', { years })}
              </th>
              <td className="py-3 text-right font-semibold text-lg">{rupiah(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-muted text-sm">{loan.disclaimer}</p>
    </div>
  );
}
