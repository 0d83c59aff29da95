import { ATTACHMENT_LIMITS, ATTACHMENTS_FIELD } from '@beranda/contract';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { FileTypeAndSize } from '#src/components/file-size/file-type-and-size.tsx';
import { FieldError, useErrorText } from '#src/components/form/field-error.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ATTACHMENTS_ID } from '../form-ids.ts';
import {
  type AttachmentItem,
  canRetry,
  type RepeatedChoice,
  repeatedFiles,
  stillRepeated,
} from './attachment-list.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { Attachments } from './use-attachments.ts';

const ACCEPTED = [...ATTACHMENT_LIMITS.formats.map((format) => `.${format}`), '.jpeg'].join(',');
const MEGABYTES = ATTACHMENT_LIMITS.bytes / 1024 / 1024;
/** The checkboxes of pending files, which only the server renders. */
const PENDING = `input[name="${ATTACHMENTS_FIELD}"]`;
const HELP_ID = `${ATTACHMENTS_ID}-help`;

/**
 * Attachments of a form: a native file input and the list of chosen files. Its own words are in the language of the
 * browser and say that nothing is chosen, so with JavaScript a label in the language of the page covers them. Without JavaScript the files are sent with
 * the form, and those of an earlier attempt are checkboxes; with JavaScript each is uploaded at once, and has a remove
 * button.
 */
export function AttachmentsField({ attachments, label }: { attachments: Attachments; label?: string }) {
  const t = useTranslations('form');
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const status = useStatus(attachments.items);
  const { items } = attachments;
  const nextChoice = useRef(0);
  const [repeated, setRepeated] = useState<readonly RepeatedChoice[]>([]);

  function takeChosen(): void {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    setRepeated(repeatedFiles(items, files).map((file) => ({ id: nextChoice.current++, file })));
    attachments.add(files);
    // So that the same file can be chosen again; the list shows what is chosen.
    if (input.current) input.current.value = '';
  }

  // What was chosen or unchecked before hydration. Runs before the checkboxes are replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const checkboxes = list.current?.querySelectorAll<HTMLInputElement>(PENDING) ?? [];
    const unchecked = [...checkboxes].filter(({ checked }) => !checked);
    if (unchecked.length > 0) attachments.drop(unchecked.map(({ value }) => value));
    takeChosen();
  }, []);

  function act(action: 'remove' | 'retry', id: number): void {
    attachments[action](id);
    setRepeated([]);
    // The button that was pressed is gone.
    input.current?.focus();
  }

  return (
    <div className="mt-10">
      <label htmlFor={ATTACHMENTS_ID} className="font-semibold">
        {label ?? t('attachments.label')}
      </label>
      <p id={HELP_ID} className="mt-0.5 text-muted text-sm">
        {t('attachments.help', { count: ATTACHMENT_LIMITS.count, megabytes: MEGABYTES })}
      </p>
      <div className="file-picker mt-2">
        <input
          ref={input}
          id={ATTACHMENTS_ID}
          type="file"
          name="_files"
          multiple
          accept={ACCEPTED}
          aria-describedby={HELP_ID}
          className="field"
          onChange={(_event: ChangeEvent) => takeChosen()}
        />
        <span aria-hidden="true" className="file-picker-button">
          {t('attachments.choose')}
        </span>
      </div>
      <div role="status" className="text-sm">
        {stillRepeated(items, repeated).map(({ id, file }) => (
          <p key={id} className="mt-2">
            {t('attachments.repeated', { name: file.name })}
          </p>
        ))}
      </div>
      {items.length > 0 && (
        <ul ref={list} aria-label={t('attachments.list')} className="mt-4 grid gap-2">
          {items.map((item) => (
            <li key={item.id}>
              {isHydrated ? (
                <ChosenFile
                  item={item}
                  hasRetry={canRetry(item, items)}
                  onAction={(action) => act(action, item.id)}
                />
              ) : (
                <PendingFileRow item={item} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

/** A pending file without JavaScript: unchecked files are not sent. */
function PendingFileRow({ item }: { item: AttachmentItem }) {
  const t = useTranslations('form');
  if (item.kind !== 'pending') return null;
  const { handle, bytes, format } = item.attachment;
  return (
    <label className="choice">
      <input type="checkbox" name={ATTACHMENTS_FIELD} value={handle} defaultChecked autoComplete="off" />
      <span className="min-w-0">
        <bdi className="wrap-anywhere font-medium">{item.name}</bdi>
        <span className="block text-muted text-sm">
          <FileTypeAndSize type={format} bytes={bytes} />
          {' · '}
          {t('attachments.uncheck')}
        </span>
      </span>
    </label>
  );
}

type ChosenFileProps = {
  item: AttachmentItem;
  hasRetry: boolean;
  onAction: (action: 'remove' | 'retry') => void;
};

function ChosenFile({ item, hasRetry, onAction }: ChosenFileProps) {
  const t = useTranslations('form');
  return (
    <div className="rounded-field border border-edge p-3">
      {/* Where the name has less room than this, as with large text, the button goes below it. */}
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-0 flex-1 basis-32">
          <bdi className="wrap-anywhere font-medium">{item.name}</bdi>
          {item.kind === 'pending' && (
            <span className="block text-muted text-sm">
              <FileTypeAndSize type={item.attachment.format} bytes={item.attachment.bytes} />
            </span>
          )}
          <UploadProgress item={item} />
        </div>
        <button
          type="button"
          className="link flex min-h-11 flex-none items-center gap-1 text-sm"
          aria-label={t('attachments.removeNamed', { name: item.name })}
          onClick={() => onAction('remove')}
        >
          <Icon name="close" size={18} />
          {t('attachments.remove')}
        </button>
      </div>
      {item.kind === 'rejected' && <FieldError id={`${ATTACHMENTS_ID}-${item.id}-error`} code={item.code} />}
      {hasRetry && (
        <button
          type="button"
          className="button button-quiet button-small mt-3"
          aria-label={t('attachments.retryNamed', { name: item.name })}
          onClick={() => onAction('retry')}
        >
          {t('attachments.retry')}
        </button>
      )}
    </div>
  );
}

/** What a screen reader announces: each change of a file, but not its progress. */
function useStatus(items: readonly AttachmentItem[]): string {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const [seen, setSeen] = useState(items);
  const [status, setStatus] = useState('');
  if (seen !== items) {
    const news = items
      .filter((item) => seen.find(({ id }) => id === item.id)?.kind !== item.kind)
      .map((item) => {
        if (item.kind === 'rejected') return `${item.name}: ${errorText(item.code)}`;
        return t(item.kind === 'pending' ? 'attachments.attached' : 'attachments.uploading', {
          name: item.name,
        });
      });
    const removed = seen
      .filter((item) => !items.some(({ id }) => id === item.id))
      .map(({ name }) => t('attachments.removed', { name }));
    setSeen(items);
    if (news.length + removed.length > 0) setStatus([...removed, ...news].join(' '));
  }
  return status;
}
