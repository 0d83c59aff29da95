import type { ReactNode } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { AlignedFigure } from './align-figures.ts';
import type { Comparison } from './comparison.server.ts';
import type { OverviewProduct } from './overview-data.ts';

type CompareTableProps = { comparison: Comparison; columns: readonly OverviewProduct[] };

/** Products in columns, their figures in rows. */
export function CompareTable({ comparison: { facts, fees, others }, columns }: CompareTableProps) {
  const t = useTranslations('productTypes');
  const caption = t('compare.caption', { count: columns.length });
  const hasOthers = others.some((figures) => figures.length > 0);
  const hasFacts = facts.length > 0 || hasOthers;
  return (
    <TableFrame label={caption}>
      <table className="data-table stacked-table compare-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('compare.figure')}</span>
            </th>
            {columns.map((product) => (
              <th key={product.slug} scope="col" lang={languageOf(product)}>
                <SiteLink
                  to={`/${product.slug}`}
                  className="link font-bold text-foreground text-sm sm:text-base"
                >
                  {product.title}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        {hasFacts && (
          <Group name={fees.length > 0 && t('compare.facts')} columns={columns}>
            <Rows rows={facts} columns={columns} />
            {hasOthers && (
              <tr>
                <th scope="row">{t('compare.others')}</th>
                {columns.map((product, index) => {
                  const own = others[index] ?? [];
                  return own.length > 0 ? (
                    <td key={product.slug} lang={languageOf(product)} className="tabular-nums">
                      {own.map(({ label, value, note }) => (
                        <span key={label} className="block">
                          {label}: {value}
                          <Note text={note} />
                        </span>
                      ))}
                    </td>
                  ) : (
                    <NotStated key={product.slug} />
                  );
                })}
              </tr>
            )}
          </Group>
        )}
        {fees.length > 0 && (
          <Group name={hasFacts && t('compare.fees')} columns={columns}>
            <Rows rows={fees} columns={columns} />
          </Group>
        )}
        <tbody className="print:hidden">
          <tr>
            <th scope="row">{t('compare.next')}</th>
            {columns.map((product) => (
              <td key={product.slug}>
                <NextStep product={product} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableFrame>
  );
}

type GroupProps = {
  /** Without one where there is no other group. */
  name: string | false;
  columns: CompareTableProps['columns'];
  children: ReactNode;
};

function Group({ name, columns, children }: GroupProps) {
  return (
    <tbody>
      {name && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 1}>
            <span>{name}</span>
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}

type RowsProps = { rows: readonly AlignedFigure[]; columns: CompareTableProps['columns'] };

function Rows({ rows, columns }: RowsProps) {
  return rows.map(({ label, values }) => {
    const named = columns[values.findIndex((figure) => figure !== null)];
    return (
      <tr key={label}>
        <th scope="row" lang={named && languageOf(named)}>
          {label}
        </th>
        {columns.map((product, index) => {
          const figure = values[index];
          return figure ? (
            <td key={product.slug} lang={languageOf(product)} className="tabular-nums">
              {figure.value}
              <Note text={figure.note} />
            </td>
          ) : (
            <NotStated key={product.slug} />
          );
        })}
      </tr>
    );
  });
}

function Note({ text }: { text: string | undefined }) {
  return text && <span className="block text-muted text-sm">{text}</span>;
}

function NotStated() {
  const t = useTranslations('productTypes');
  return (
    <td className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('compare.notStated')}</span>
    </td>
  );
}

function NextStep({ product }: { product: OverviewProduct }) {
  const t = useTranslations('productTypes');
  const { slug, type, title, isInForms } = product;
  return (
    <SiteLink to={isInForms ? registerQuery.url({ product: slug }) : `/${slug}`} className="text-link">
      {t.rich(isInForms ? `apply.${type}` : 'details', {
        name: title,
        hidden: (text) => (
          <span className="sr-only" lang={languageOf(product)}>
            {text}
          </span>
        ),
      })}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}
