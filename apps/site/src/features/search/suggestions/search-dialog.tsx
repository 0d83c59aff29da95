import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { SearchField } from '#src/components/search-field/search-field.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Suggestions } from './suggestions.tsx';
import { WithSearchTexts } from './with-search-texts.tsx';

type SearchDialogProps = { onClose: () => void };

/** The search of the header: a modal dialog with the field and its suggestions. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  return (
    <WithSearchTexts>
      <Dialog onClose={onClose} />
    </WithSearchTexts>
  );
}

function Dialog({ onClose }: SearchDialogProps) {
  const t = useTranslations('search');
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) close();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without JavaScript
    <dialog
      ref={dialog}
      aria-label={t('searchDialog')}
      className="search-dialog"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="container-page flex items-start gap-3 py-4">
        <div ref={box} className="min-w-0 grow">
          <SearchField url="/search" label={t('field')} placeholder={t('placeholder')} action={t('submit')} />
          <Suggestions box={box} isInline onFollow={close} />
        </div>
        <button type="button" onClick={close} className="round-button mt-2 flex-none">
          <Icon name="close" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
    </dialog>
  );
}
