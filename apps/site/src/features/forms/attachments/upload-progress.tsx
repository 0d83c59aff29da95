import { useTranslations } from '#src/i18n/use-translations.ts';
import type { AttachmentItem } from './attachment-list.ts';

/** The share of a file that has been uploaded; nothing for a file that is not being uploaded. */
export function UploadProgress({ item }: { item: AttachmentItem }) {
  const t = useTranslations('form.attachments');
  if (item.kind !== 'uploading') return null;
  return (
    <progress
      className="progress mt-2 block"
      value={item.share}
      aria-label={t('uploading', { name: item.name })}
    />
  );
}

type UploadNoticeProps = { isSubmitting: boolean; items: readonly AttachmentItem[] };

/** Says that the form is sent once its files have been uploaded, which takes minutes with a slow connection. */
export function UploadNotice({ isSubmitting, items }: UploadNoticeProps) {
  const t = useTranslations('form.attachments');
  const isAwaited = isSubmitting && items.some(({ kind }) => kind === 'uploading');
  return (
    <p role="status" className="mt-4 empty:hidden">
      {isAwaited && t('awaited')}
    </p>
  );
}
