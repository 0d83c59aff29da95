import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FormRetention } from './form-retention.server.ts';
import { SECTION_IDS } from './section-ids.ts';

const MONTHS_PER_YEAR = 12;

/** How long we keep what is sent by each form, and where to ask for one's data. */
export function RetentionTable({ retention }: { retention: readonly FormRetention[] }) {
  const t = useTranslations('legalNotice');
  const timeOf = (months: number) =>
    months % MONTHS_PER_YEAR === 0
      ? t('retention.years', { count: months / MONTHS_PER_YEAR })
      : t('retention.months', { count: months });
  return (
    <section id={SECTION_IDS.retention} className="mt-16">
      <h2 className="text-2xl">{t('retention.title')}</h2>
      <p className="mt-4">{t('retention.lead')}</p>
      <div className="mt-4">
        <TableFrame label={t('retention.title')}>
          <table className="data-table">
            <caption className="sr-only">{t('retention.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('retention.form')}</th>
                <th scope="col">{t('retention.time')}</th>
              </tr>
            </thead>
            <tbody>
              {retention.map(({ form, months }) => (
                <tr key={form}>
                  <th scope="row">{form}</th>
                  <td>{timeOf(months)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
      <p className="mt-6">
        <SiteLink to="/about-us/personal-data" className="text-link">
          {t('retention.request')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </p>
    </section>
  );
}
