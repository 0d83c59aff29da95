import { hasCheckPage, type LocalizedForm } from '@beranda/contract';
import { useEffect, useRef } from 'react';
import { useCanonicalPath } from '#src/app/canonical-path.ts';
import { removeFormDraft } from '#src/app/form-drafts.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { RouterLink } from '#src/app/router-link.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { SentForm } from '#src/content/loader-types.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FORM_RESULT_ID } from './form-ids.ts';
import { ticketState } from './ticket-state.ts';
import { UrgentNotice } from './urgent-notice.tsx';

type ReceivedProps = SentForm & {
  form: LocalizedForm;
  /** Whether the form was shown before, on this page. */
  replacesForm: boolean;
};

/** Success message once the back office has stored the case. */
export function Received({ ticket, isReceiptSent, isUrgent, form, replacesForm }: ReceivedProps) {
  const { definition, texts } = form;
  const { headOffice } = useRequiredRootData().settings;
  const t = useTranslations('form');
  const { path } = useCanonicalPath();
  const statusPath = inLocale('/about-us/complaint/status', useSiteLocale());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // A page that the server has rendered must not move under a press that began before it was hydrated.
    if (!replacesForm) return;
    // Focusing alone scrolls to the end of a panel that is higher than the window.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, [replacesForm]);
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
      {isUrgent && (
        <div className="mt-6">
          <UrgentNotice />
        </div>
      )}
      <p className="mt-4">{texts.nextSteps}</p>
      {isReceiptSent && <p className="mt-2">{t('receiptSent', { phone: headOffice.phone })}</p>}
      {!isReceiptSent && !definition.receiptCheckbox && (
        <>
          <p className="mt-2">{t('noReceipt')}</p>
          <p className="mt-2">{t('addWithoutEmail', { phone: headOffice.phone })}</p>
          {texts.writtenReceipt && <p className="mt-2">{texts.writtenReceipt}</p>}
        </>
      )}
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
        <RouterLink to={statusPath} state={ticketState(ticket)} className="text-link">
          {t('checkStatus')}
          <Icon name="arrow-right" size={18} />
        </RouterLink>
      </div>
    </section>
  );
}
