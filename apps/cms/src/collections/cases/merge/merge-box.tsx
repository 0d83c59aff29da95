import { relatedIdOf } from '#cms/content/related-id.ts';
import './merge-form.css';
import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { MergeForm } from './merge-form.tsx';

const notice = bilingual(
  'Kiriman ini sudah digabungkan dan tidak dapat diubah lagi. Lanjutkan di',
  'This case has been merged and can no longer be changed. Go on with',
);

/** For a merged case a link to where it went; otherwise a control that merges it. */
export async function MergeBox({ data, i18n, payload, req }: UIFieldServerProps) {
  const { id, mergedInto, status, ticket } = data ?? {};
  if (typeof id !== 'number') return null;
  const target = relatedIdOf(mergedInto);
  if (status === 'merged' && target !== null) {
    const into = await payload.findByID({
      collection: 'cases',
      id: target,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    });
    return (
      <div className="field-type merge-box" role="note">
        <p>
          {inLanguageOf({ i18n }, notice)}{' '}
          <Link href={`${payload.config.routes.admin}/collections/cases/${target}`} prefetch={false}>
            {into?.ticket ?? target}
          </Link>
          .
        </p>
      </div>
    );
  }
  return isWorkerOf(data?.form, req.user) ? <MergeForm caseId={id} ticket={String(ticket)} /> : null;
}
