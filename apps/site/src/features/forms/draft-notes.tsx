import { type FormDefinition, fieldsOf } from '@beranda/contract';
import { useEffect, useRef } from 'react';
import { useCanonicalPath } from '#src/app/canonical-path.ts';
import { hasFocusedControl } from '#src/app/form-controls.ts';
import { SiteLink } from '#src/app/site-link.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FormDraftState } from './use-form-draft.ts';

/** Whether a draft has all answers: attachments and sensitive answers are not kept. */
const isKeptWhole = (form: FormDefinition): boolean =>
  !form.hasAttachments && !Object.values(fieldsOf(form)).some((field) => field.isSensitive);

type RestoredNoteProps = {
  form: FormDefinition;
  isRestored: boolean;
  /** Moves the focus to the note: the step at which somebody was is gone. */
  isFocused?: boolean;
};

/** Says that the form has been filled in from its draft, and what has to be entered again. */
export function RestoredNote({ form, isRestored, isFocused = false }: RestoredNoteProps) {
  const t = useTranslations('form.draft');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRestored && isFocused && !hasFocusedControl(document.body)) note.current?.focus();
  }, [isRestored, isFocused]);
  return (
    <div ref={note} role="status" tabIndex={-1} className="empty:hidden [&:not(:empty)]:mb-8">
      {isRestored && <Notice title={t('restored')}>{t(isKeptWhole(form) ? 'goOn' : 'notKept')}</Notice>}
    </div>
  );
}

/** Explains what is kept in this tab, with the button for an empty form. */
export function StartAgain({ form, draft }: { form: FormDefinition; draft: FormDraftState }) {
  const t = useTranslations('form.draft');
  const { path } = useCanonicalPath();
  return (
    <details className="mt-6 text-sm">
      <summary className="link w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {t('startAgain')}
      </summary>
      <p className="needs-script mt-2 text-muted">
        {t('kept')}
        {!isKeptWhole(form) && ` ${t('except')}`}
      </p>
      <SiteLink
        to={path}
        reloadDocument
        onClick={draft.clear}
        className="button button-quiet button-small mt-3"
      >
        {t('clear')}
      </SiteLink>
    </details>
  );
}
