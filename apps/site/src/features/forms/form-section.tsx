import { type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import type { PageForm, SentForm } from '#src/content/loader-types.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { SENT_PARAMETER } from './form-ids.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { HeadOfficeContact } from './head-office-contact.tsx';
import { LazySiteForm } from './lazy-site-form.ts';
import { Received } from './received.tsx';
import type { FormDefaults } from './site-form.tsx';

type FormSectionProps = {
  form: PageForm;
  title?: string;
  defaults?: FormDefaults;
  /** Above the other ways. */
  beside?: ReactNode;
};

/** A form or its success message, next to the other ways to reach the bank. */
export function FormSection({ form, title, defaults, beside }: FormSectionProps) {
  const { settings } = useRequiredRootData();
  const t = useTranslations('form');
  const [sent, setSent] = useState<SentForm>();
  const received = sent ?? (form.formResult?.kind === 'received' ? form.formResult : undefined);
  // The cookie of the ticket has expired, or belongs to another browser.
  const isTicketGone = useSearchParams()[0].has(SENT_PARAMETER) && !form.formResult;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,720px)_1fr] xl:gap-16">
      <meta name="csrf-token" content={form.csrfToken} />
      {received ? (
        <Received {...received} form={form} replacesForm={sent !== undefined} />
      ) : (
        <div className="min-w-0 space-y-6">
          {isTicketGone && <Notice title={t('ticketGone.title')}>{t('ticketGone.text')}</Notice>}
          <Suspense>
            <LazySiteForm form={form} title={title} defaults={defaults} onReceived={setSent} />
          </Suspense>
        </div>
      )}
      <div className="space-y-10 lg:self-stretch">
        {beside && <div className="lg:pt-10">{beside}</div>}
        <div className="space-y-6 lg:sticky lg:top-24">
          <HeadOfficeContact headOffice={settings.headOffice} />
          {/* On narrow screens it is above the button instead. */}
          <FormPrivacy form={form} className="max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}
