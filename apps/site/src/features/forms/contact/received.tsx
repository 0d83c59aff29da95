import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCanonicalPath } from '#src/app/canonical-path.ts';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { CONTACT_RESULT_ID } from './form-id.ts';

export type ReceivedProps = { ticket: string; isCopySent: boolean };

/** Success message that replaces the form once the back office has stored the message. */
export function Received({ ticket, isCopySent }: ReceivedProps) {
  const t = useTranslations('contact');
  const tForm = useTranslations('form');
  const { path } = useCanonicalPath();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} id={CONTACT_RESULT_ID} tabIndex={-1} role="status" className="card p-6 sm:p-10">
      <span className="flex size-14 items-center justify-center rounded-full bg-success text-on-dark">
        <Icon name="check" size={30} />
      </span>
      <p className="eyebrow mt-6">{tForm('submitted')}</p>
      <h2 className="mt-2 text-2xl sm:text-3xl">{tForm('received')}</h2>
      <p className="mt-8 text-muted">{t('ticket')}</p>
      <p className="font-bold text-3xl tabular-nums tracking-wide">{ticket}</p>
      <p className="mt-4">{t('ticketText')}</p>
      {isCopySent && <p className="mt-2">{t('copySent')}</p>}
      <SiteLink to={path} reloadDocument className="button button-quiet mt-8">
        {t('another')}
      </SiteLink>
    </section>
  );
}
