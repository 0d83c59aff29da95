'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import { versionTexts } from './texts.ts';

const texts = versionTexts.restore;

type RestoreVersionProps = {
  /** The restore endpoint. */
  address: string;
  /** The path of the form. */
  back: string;
  /** The public effect. */
  consequence: string;
  language: string;
  number: number;
};

/** Restores a version after a confirmation that names the public effect. */
export function RestoreVersion({ address, back, consequence, language, number }: RestoreVersionProps) {
  const router = useRouter();
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function restore() {
    setIsSending(true);
    try {
      const response = await fetch(address, { method: 'POST', headers: { 'Accept-Language': language } });
      const body = (await response.json()) as { message?: string; errors?: { message?: string }[] };
      if (response.ok) {
        if (body.message) toast.success(body.message);
        router.push(back);
        router.refresh();
        return;
      }
      toast.error(body.errors?.[0]?.message ?? translate(texts.failed));
    } catch (error) {
      toast.error(error instanceof TypeError ? error.message : translate(texts.failed));
    }
    setIsSending(false);
    setIsAsking(false);
  }

  return (
    <div className="restore-version">
      <Button margin={false} onClick={() => setIsAsking(true)} size="medium" type="button">
        {translate(texts.button)}
      </Button>
      {isAsking && (
        <Dialog
          heading={interpolate(translate(texts.heading), { number: String(number) })}
          onClose={() => setIsAsking(false)}
        >
          <p>{consequence}</p>
          <div className="editing-dialog__buttons">
            <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsking(false)} type="button">
              {translate(texts.cancel)}
            </Button>
            <Button disabled={isSending} margin={false} onClick={restore} type="button">
              {translate(texts.confirm)}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
