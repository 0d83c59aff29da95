import type { LegalNoticeKind } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { noticeQueries } from './notice-query.ts';
import { SECTION_IDS } from './section-ids.ts';

export type NoticeVersion = { version: string; effectiveFrom: string };

type VersionsProps = {
  kind: LegalNoticeKind;
  /** The one in force first. */
  versions: NoticeVersion[];
  /** The displayed version. */
  shown: string | undefined;
};

/** Links to all versions that are or were in force; nothing if there is only one. */
export function Versions({ kind, versions, shown }: VersionsProps) {
  const t = useTranslations('legalNotice');
  const dateText = useDateText();
  if (versions.length < 2) return null;
  return (
    <section id={SECTION_IDS.versions} className="mt-16">
      <h2 className="text-2xl">{t('versions')}</h2>
      <div className="mt-4">
        <TableFrame label={t('versions')}>
          <table className="data-table stacked-table">
            <caption className="sr-only">{t('versions')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('version')}</th>
                <th scope="col">{t('from')}</th>
                <th scope="col">{t('status')}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ version, effectiveFrom }, index) => (
                <tr key={version}>
                  <th scope="row">
                    <SiteLink
                      to={noticeQueries[kind].url({ version: index === 0 ? null : version })}
                      aria-current={version === shown ? 'page' : undefined}
                      className="link"
                    >
                      {t('versionLink', { version })}
                    </SiteLink>
                  </th>
                  <td className="short-cell" data-label={t('from')}>
                    {dateText(effectiveFrom)}
                  </td>
                  <td className="short-cell" data-label={t('status')}>
                    {t(index === 0 ? 'statusCurrent' : 'statusEarlier')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
    </section>
  );
}
