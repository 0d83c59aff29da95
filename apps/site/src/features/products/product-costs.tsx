import type { ReactNode } from 'react';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductPageData } from './product-data.ts';
import type { ProductInterest } from './product-interest.server.ts';

type ProductCostsProps = {
  fees: ProductPageData['product']['fees'];
  interest: ProductInterest | null;
  lang: string;
  /** Beside the only table, or below the rates, which are the shorter one of two. */
  children?: ReactNode;
  /** The children have a row of their own. */
  isChildrenWide?: boolean;
};

/** Interest rates, fees and other terms; the rates first. */
export function ProductCosts({ fees, interest, lang, children, isChildrenWide }: ProductCostsProps) {
  const t = useTranslations('products');
  if (!interest && fees.length === 0) return null;
  const hasBoth = interest !== null && fees.length > 0;
  const columns = hasBoth || children ? 'lg:grid-cols-2' : '';
  const rows = hasBoth && children && !isChildrenWide ? 'lg:grid-rows-[auto_1fr]' : '';
  return (
    <SectionBand tone="surface-alt" title={t(interest ? 'costs' : 'feesOnly')}>
      <div className={`grid grid-cols-1 items-start gap-8 ${columns} ${rows}`}>
        {interest && (
          <div>
            <Interest {...interest} />
            <p className="mt-3 text-muted text-sm">{interest.note}</p>
          </div>
        )}
        {fees.length > 0 && (
          <div className={`min-w-0 ${rows ? 'lg:row-span-2' : ''}`}>
            <Fees fees={fees} lang={lang} isAlone={!interest} />
          </div>
        )}
        {children}
      </div>
    </SectionBand>
  );
}

function Interest({ rowHeading, rows }: ProductInterest) {
  const t = useTranslations('products');
  return (
    <TableFrame label={t('interest')}>
      <table className="data-table">
        <caption>{t('interest')}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            <th scope="col" className="numeric">
              {t('rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, rate, note }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {note && <span className="block font-normal text-muted text-sm">{note}</span>}
              </th>
              <td className="numeric">{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

type FeesProps = Pick<ProductCostsProps, 'fees' | 'lang'> & {
  /** The only table of its section, which then has its name as heading. */
  isAlone: boolean;
};

function Fees({ fees, lang, isAlone }: FeesProps) {
  const t = useTranslations('products');
  return (
    <TableFrame label={t('feesOnly')}>
      <table className="data-table">
        <caption className={isAlone ? 'sr-only' : undefined}>{t('feesOnly')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fee')}</th>
            <th scope="col" className="numeric">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody lang={lang}>
          {fees.map(({ name, amount, note }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="text-balance text-right tabular-nums">
                <span className="font-medium">{amount}</span>
                {note && <span className="block text-pretty text-muted text-sm">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
