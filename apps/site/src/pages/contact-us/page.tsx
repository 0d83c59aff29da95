import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Visitor } from '#src/content/loading.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { LateContactForm } from './late-contact-form.ts';
import { OtherWays } from './other-ways.tsx';
import { Received, type ReceivedProps } from './received.tsx';

export type ContactUsPageData = Visitor;

export function Page() {
  const { csrfToken, idempotencyKey, outcome } = useLoaderData<ContactUsPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('contact');
  const [received, setReceived] = useState<ReceivedProps | undefined>(
    outcome?.kind === 'received' ? outcome : undefined,
  );
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <meta name="csrf-token" content={csrfToken} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us/contact-us' }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="container-page pb-24">
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,720px)_1fr] lg:gap-16">
          {received ? (
            <Received {...received} />
          ) : (
            <Suspense>
              <LateContactForm
                csrfToken={csrfToken}
                idempotencyKey={idempotencyKey}
                refused={outcome?.kind === 'refused' ? outcome.result : undefined}
                onReceived={setReceived}
              />
            </Suspense>
          )}
          <OtherWays headOffice={settings.headOffice} />
        </div>
      </div>
    </>
  );
}
