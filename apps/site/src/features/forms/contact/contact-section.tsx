import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import type { Visitor } from '#src/content/loading.ts';
import type { ContactDefaults } from './contact-form.tsx';
import { LazyContactForm } from './lazy-contact-form.ts';
import { OtherWays } from './other-ways.tsx';
import { Received, type ReceivedProps } from './received.tsx';

type ContactSectionProps = {
  visitor: Visitor;
  title?: string;
  defaults?: ContactDefaults;
};

/** The contact form or its success message, next to the other contact channels. */
export function ContactSection({ visitor, title, defaults }: ContactSectionProps) {
  const { csrfToken, idempotencyKey, outcome } = visitor;
  const { settings } = useRequiredRootData();
  const t = useTranslations('contact');
  const [received, setReceived] = useState<ReceivedProps | undefined>(
    outcome?.kind === 'received' ? outcome : undefined,
  );
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,720px)_1fr] lg:gap-16">
      <meta name="csrf-token" content={csrfToken} />
      {received ? (
        <Received {...received} />
      ) : (
        <Suspense>
          <LazyContactForm
            csrfToken={csrfToken}
            idempotencyKey={idempotencyKey}
            title={title}
            defaults={defaults}
            refused={outcome?.kind === 'refused' ? outcome.result : undefined}
            onReceived={setReceived}
          />
        </Suspense>
      )}
      <div className="space-y-6">
        <OtherWays headOffice={settings.headOffice} />
        <p className="text-muted text-sm">
          {t('privacy')}{' '}
          <SiteLink to="/privacy-notice" className="link">
            {t('privacyLink')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
