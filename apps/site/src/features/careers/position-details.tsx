import type { ReactNode } from 'react';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { Item } from '#src/content/items.ts';
import { placeName } from '#src/features/branches/place-name.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { closingTime } from './closing.ts';

type PositionDetailsProps = { position: Item<'careers'>; provinceName: string; isOpen: boolean };

/** Location, closing date and how to apply. */
export function PositionDetails({ position, provinceName, isOpen }: PositionDetailsProps) {
  const t = useTranslations('careers');
  const format = useFormatter();
  const { phone } = useRequiredRootData().settings.headOffice;
  const day = (time: number) => format.dateTime(new Date(time), { dateStyle: 'long' });
  const { applyVia, city, title, publishedAt } = position;
  const isMail = applyVia.startsWith('mailto:');
  // A draft may not have it yet.
  const canApply = isOpen && URL.canParse(applyVia);
  return (
    <aside aria-label={t('facts')} className="card h-fit p-6 lg:sticky lg:top-24 lg:order-last">
      <dl className="grid grid-cols-1 gap-5 sm:max-lg:grid-cols-2">
        <LabelledValue term={t('location')}>{placeName(city, provinceName)}</LabelledValue>
        <LabelledValue term={t('announced')}>{day(Date.parse(publishedAt))}</LabelledValue>
        <LabelledValue term={t('lastDay')}>{day(Date.parse(closingTime(position)) - 1)}</LabelledValue>
        {canApply && (
          <LabelledValue term={t('applyVia')}>
            <span className="break-words">
              {isMail ? applyVia.slice('mailto:'.length) : new URL(applyVia).host}
            </span>
          </LabelledValue>
        )}
      </dl>
      {canApply && (
        <>
          <a
            href={isMail ? `${applyVia}?subject=${encodeURIComponent(title)}` : applyVia}
            rel="noopener noreferrer"
            className="button button-primary mt-6 w-full"
          >
            <Icon name={isMail ? 'mail' : 'arrow-up-right'} size={18} />
            {t(isMail ? 'byMail' : 'bySite')}
          </a>
          <p className="mt-5 border-line border-t pt-5 text-muted text-sm">{t('noFee', { phone })}</p>
          <SiteLink to="/privacy-notice" className="link mt-3 inline-block text-sm">
            {t('privacy')}
          </SiteLink>
        </>
      )}
    </aside>
  );
}

function LabelledValue({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="mt-1 font-bold">{children}</dd>
    </div>
  );
}
