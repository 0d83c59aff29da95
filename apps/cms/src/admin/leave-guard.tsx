'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './editing/dialog.tsx';
import { leavesPage } from './leaves-page.ts';

const texts = {
  heading: bilingual('Tinggalkan layar ini?', 'Leave this screen?'),
  lost: bilingual(
    'Yang Anda ketik belum tersimpan dan akan hilang.',
    'What you typed is not stored and will be lost.',
  ),
  stay: bilingual('Tetap di layar ini', 'Stay on this screen'),
  leave: bilingual('Tinggalkan', 'Leave'),
};

/**
 * Asks before a screen is left by a link, and before its tab is closed or reloaded. For screens of our own: those of
 * Payload's forms show their own confirmation.
 */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [address, setAddress] = useState<string | null>(null);
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);

  useEffect(() => {
    if (!isActive) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !leavesPage(link, event, window.location.href)) return;
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

  if (address === null) return null;
  return (
    <Dialog heading={translate(texts.heading)} onClose={() => setAddress(null)}>
      <p>{translate(texts.lost)}</p>
      <div className="editing-dialog__buttons">
        <Button margin={false} onClick={() => setAddress(null)} type="button">
          {translate(texts.stay)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => router.push(address)} type="button">
          {translate(texts.leave)}
        </Button>
      </div>
    </Dialog>
  );
}
