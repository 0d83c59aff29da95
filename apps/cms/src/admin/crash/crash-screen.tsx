'use client';

import { interpolate } from '#cms/i18n/interpolate.ts';
import './crash-screen.css';
import { Logo } from '@beranda/brand/logo';
import { LOCALES } from '@beranda/contract';
import { Button, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { listCopies } from '../editing/local-copies.ts';
import { formPathOf } from './form-path.ts';

const texts = {
  heading: bilingual('Layar ini berhenti karena kesalahan', 'This screen stopped because of an error'),
  kept: bilingual(
    'Isian Anda yang belum tersimpan ada di peramban ini dan ditawarkan setelah layar dimuat ulang.',
    'What you typed and was not saved is kept in this browser and offered after the screen has been reloaded.',
  ),
  notKept: bilingual(
    'Yang sudah tersimpan tidak berubah. Isian yang belum tersimpan di layar ini tidak ada di peramban: muat ulang layar, lalu periksa perubahan terakhir Anda.',
    'What was saved is unchanged. This browser has nothing of this screen that was not saved: reload the screen, then check your last changes.',
  ),
  code: bilingual('Kode kesalahan: {code}', 'Error code: {code}'),
  reload: bilingual('Muat ulang', 'Reload'),
  dashboard: bilingual('Kembali ke dasbor', 'Back to the dashboard'),
};

/** Whether the browser has input of the form on this screen that was not saved. */
function useIsInputKept(): boolean {
  const { user } = useAuth();
  const { config } = useConfig();
  const { admin, api } = config.routes;
  const pathname = usePathname();
  const [isKept, setIsKept] = useState(false);
  const id = user?.id;
  // An effect: the form stores its last input when it is removed.
  useEffect(() => {
    const path = formPathOf(pathname, { admin, api });
    if (path === null || id === undefined) return;
    const copies = LOCALES.flatMap((locale) => listCopies(window.localStorage, { user: id, path, locale }));
    setIsKept(copies.length > 0);
  }, [admin, api, id, pathname]);
  return isKept;
}

type CrashScreenProps = { error: Error & { digest?: string } };

/** Shown instead of a screen of the back office that has crashed. */
export function CrashScreen({ error }: CrashScreenProps) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const isKept = useIsInputKept();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  return (
    <main className="crash-screen">
      <Logo size={44} />
      <h1>{translate(texts.heading)}</h1>
      <p>{translate(isKept ? texts.kept : texts.notKept)}</p>
      {error.digest && <p>{interpolate(translate(texts.code), { code: error.digest })}</p>}
      <div className="crash-screen__buttons">
        <Button margin={false} onClick={() => window.location.reload()} type="button">
          {translate(texts.reload)}
        </Button>
        <Button buttonStyle="secondary" el="anchor" margin={false} url={config.routes.admin}>
          {translate(texts.dashboard)}
        </Button>
      </div>
    </main>
  );
}
