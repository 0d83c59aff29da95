import { hasCheckPage, type LocalizedForm } from '@beranda/contract';
import { useEffect, useRef } from 'react';
import { useCanonicalPath } from '#src/app/canonical-path.ts';
import { removeFormDraft } from '#src/app/form-drafts.ts';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FORM_RESULT_ID } from './form-ids.ts';

export type ReceivedForm = { ticket: string; isCopySent: boolean };

/** Success message that replaces the form once the back office has stored the case. */
export function Received({ ticket, isCopySent, form }: ReceivedForm & { form: LocalizedForm }) {
  const { definition, texts } = form;
  const t = useTranslations('form');
  const { path } = useCanonicalPath();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => removeFormDraft(definition.name), [definition.name]);
  return (
    <section ref={panel} id={FORM_RESULT_ID} tabIndex={-1} role="status" className="card p-6 sm:p-10">
      <span className="flex size-14 items-center justify-center rounded-full bg-success text-on-fill">
        <Icon name="check" size={30} />
      </span>
      <p className="eyebrow mt-6">{t('submitted')}</p>
      <h2 className="mt-2 text-2xl sm:text-3xl">{t('received')}</h2>
      <p className="mt-8 text-muted">{t('ticket')}</p>
      <p className="select-all whitespace-nowrap font-bold text-xl tabular-nums tracking-wide sm:text-3xl">
        {ticket}
      </p>
      <p className="mt-4">{texts.nextSteps}</p>
      {isCopySent && <p className="mt-2">{t('copySent')}</p>}
      {!isCopySent && !definition.receiptCheckbox && <p className="mt-2">{t('noReceipt')}</p>}
      {/* The check page came from a POST: going back there is an error page of the browser. */}
      {hasCheckPage(definition) && (
        <noscript>
          <p className="mt-2">{t('noWayBack')}</p>
        </noscript>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SiteLink to={path} reloadDocument className="button button-quiet">
          {texts.another}
        </SiteLink>
        <SiteLink to="/about-us/complaint/status" className="text-link">
          {t('checkStatus')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </section>
  );
}
