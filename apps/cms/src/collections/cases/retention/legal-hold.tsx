'use client';

import '#cms/admin/native-inputs.css';
import './legal-hold.css';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { sendJson } from '#cms/admin/send-json.ts';
import { useUnsentText } from '#cms/admin/use-unsent-text.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from '../history/history-changed.ts';
import { HOLD_REASON_MAX_LENGTH } from './hold-reason.ts';

const texts = {
  title: bilingual('Larangan hapus', 'Legal hold'),
  none: bilingual(
    'Tidak ada. Kiriman ini dihapus setelah masa simpannya berakhir.',
    'None. This case is erased when its retention ends.',
  ),
  held: bilingual('Kiriman ini tidak akan dihapus.', 'This case will not be erased.'),
  reason: bilingual('Alasan', 'Reason'),
  hold: bilingual('Larang penghapusan', 'Set a legal hold'),
  lift: bilingual('Cabut larangan', 'Lift the legal hold'),
  onlyAdministrators: bilingual(
    'Hanya administrator yang dapat mencabutnya.',
    'Only administrators can lift it.',
  ),
  failed: bilingual('Belum tersimpan. Coba lagi.', 'Not stored. Try again.'),
};

type Props = { caseId: number; isHeld: boolean; reason: string; canChange: boolean };

/** Sets and lifts a legal hold, each with a reason. */
export function LegalHold({ caseId, canChange, ...stored }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const [hold, setHold] = useState(stored);
  const [canStillChange, setCanStillChange] = useState(canChange);
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const id = useId();
  const { isHeld } = hold;
  useUnsentText(canStillChange && reason.trim() !== '');

  async function change() {
    setSending(true);
    const response = await sendJson(`${config.routes.api}/cases/${caseId}/legal-hold`, {
      isHeld: !isHeld,
      reason,
    });
    const isForbidden = response?.status === 403;
    setSending(false);
    setFailed(!response?.ok && !isForbidden);
    if (isForbidden) setCanStillChange(false);
    if (!response?.ok) return;
    setHold({ isHeld: !isHeld, reason });
    setReason('');
    announceHistoryChange();
  }

  return (
    <section aria-labelledby={`${id}-title`} className="field-type legal-hold native-inputs">
      <h4 id={`${id}-title`}>{translate('title')}</h4>
      <p>{translate(isHeld ? 'held' : 'none')}</p>
      {isHeld && hold.reason && <p className="legal-hold__reason">{hold.reason}</p>}
      {canStillChange ? (
        <>
          <label htmlFor={id}>{translate('reason')}</label>
          <textarea
            id={id}
            maxLength={HOLD_REASON_MAX_LENGTH}
            onChange={({ target }) => setReason(target.value)}
            rows={2}
            value={reason}
          />
          <Button
            buttonStyle="secondary"
            disabled={isSending || !reason.trim()}
            margin={false}
            onClick={change}
            size="small"
          >
            {translate(isHeld ? 'lift' : 'hold')}
          </Button>
        </>
      ) : (
        isHeld && <p>{translate('onlyAdministrators')}</p>
      )}
      <div aria-live="polite">
        {isFailed && <p className="native-inputs__error">{translate('failed')}</p>}
      </div>
    </section>
  );
}
