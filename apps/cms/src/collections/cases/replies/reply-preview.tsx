'use client';

import type { Locale } from '@beranda/contract';
import { Button, useTranslation } from '@payloadcms/ui';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type ReplyBoxText, replyBoxTexts } from './reply-box-texts.ts';

type Props = {
  to: string;
  subject: string;
  text: string;
  locale: Locale;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
};

/** The mail as its receiver gets it, to be confirmed. */
export function ReplyPreview({ isSending, locale, onClose, onSend, subject, text, to }: Props) {
  const { i18n } = useTranslation();
  const translate = (key: ReplyBoxText) => inLanguageOf({ i18n }, replyBoxTexts[key]);
  return (
    <Dialog heading={translate('confirm')} isWide onClose={onClose}>
      <dl className="reply-preview">
        <dt>{translate('to')}</dt>
        <dd>{to}</dd>
        <dt>{translate('subject')}</dt>
        <dd lang={locale}>{subject}</dd>
        <dt>{translate('body')}</dt>
        <dd className="reply-preview__text" lang={locale}>
          {text}
        </dd>
      </dl>
      <div className="reply-preview__actions">
        <Button disabled={isSending} margin={false} onClick={onSend}>
          {translate('send')}
        </Button>
        <Button buttonStyle="secondary" disabled={isSending} margin={false} onClick={onClose}>
          {translate('back')}
        </Button>
      </div>
    </Dialog>
  );
}
