'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './editing/dialog.tsx';
import { isLeavingPage } from './is-leaving-page.ts';
import { type Proceed, useHistoryBlocker } from './use-history-blocker.ts';

const texts = {
  heading: bilingual('Tinggalkan layar ini?', 'Leave this screen?'),
  lost: bilingual(
    'Yang Anda ketik belum tersimpan dan akan hilang.',
    'What you typed is not stored and will be lost.',
  ),
  stay: bilingual('Tetap di layar ini', 'Stay on this screen'),
  leave: bilingual('Tinggalkan', 'Leave'),
};

type LeaveDialogProps = { leave: Proceed; onClose: () => void };

/** Closes before it leaves: the router may keep the screen for a return. */
function LeaveDialog({ leave, onClose }: LeaveDialogProps) {
  const { i18n } = useTranslation();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  return (
    <Dialog heading={translate(texts.heading)} onClose={onClose}>
      <p>{translate(texts.lost)}</p>
      <div className="editing-dialog__buttons">
        <Button margin={false} onClick={onClose} type="button">
          {translate(texts.stay)}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            onClose();
            leave();
          }}
          type="button"
        >
          {translate(texts.leave)}
        </Button>
      </div>
    </Dialog>
  );
}

type GuardProps = { isActive: boolean };

/** Shows a question before Back or Forward leaves a form with unsaved text: Payload's guard covers clicks on links only. */
export function HistoryBlocker({ isActive }: GuardProps) {
  const [leave, setLeave] = useState<Proceed | null>(null);
  useHistoryBlocker(isActive, (go) => setLeave(() => go));
  return leave && <LeaveDialog leave={leave} onClose={() => setLeave(null)} />;
}

/**
 * Asks before a screen is left by a link or by Back, and before its tab is closed or reloaded. For screens of our own:
 * those of Payload's forms show their own confirmation.
 */
export function NavigationBlocker({ isActive }: GuardProps) {
  const router = useRouter();
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !isLeavingPage(link, event, window.location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(link.href);
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the router's own handler.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isActive]);

  return (
    <>
      <HistoryBlocker isActive={isActive} />
      {address !== null && (
        <LeaveDialog leave={() => router.push(address)} onClose={() => setAddress(null)} />
      )}
    </>
  );
}
