'use client';

import '#cms/admin/native-inputs.css';
import './merge-form.css';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { readErrorMessage, sendJson } from '#cms/admin/send-json.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const texts = {
  title: bilingual('Gabungkan duplikat', 'Merge a duplicate'),
  ticket: bilingual('Nomor tiket tujuan', 'Ticket of the other case'),
  hint: bilingual(
    'Kiriman lain dari orang dan formulir yang sama. Setelah digabungkan, kiriman ini hanya dapat dibaca, dan batas waktu yang lebih awal berlaku bagi kiriman tujuan.',
    'Another case of the same person and form. Once merged, this case can only be read, and the earlier deadline is that of the other case.',
  ),
  merge: bilingual('Gabungkan', 'Merge'),
  cancel: bilingual('Batal', 'Cancel'),
  unknown: bilingual('Tidak ada kiriman dengan nomor tiket ini.', 'There is no case with this ticket.'),
  failed: bilingual('Kiriman belum digabungkan. Coba lagi.', 'The case has not been merged. Try again.'),
};

const question = (from: string, to: string) =>
  bilingual(
    `Gabungkan ${from} ke ${to}? Ini tidak dapat dibatalkan.`,
    `Merge ${from} into ${to}? This cannot be undone.`,
  );

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Merges a case into another one, named by its ticket, after a question. */
export function MergeForm({ caseId, ticket }: { caseId: number; ticket: string }) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const [target, setTarget] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [error, setError] = useState('');
  const id = useId();

  async function merge() {
    setMerging(true);
    const response = await sendJson(`${api}/cases/${caseId}/merge`, { ticket: target });
    if (response?.ok) return window.location.reload();
    setMerging(false);
    setAsking(false);
    if (response?.status === NOT_FOUND) return setError(translate('unknown'));
    const reason = response?.status === CONFLICT ? await readErrorMessage(response) : null;
    setError(reason ?? translate('failed'));
  }

  return (
    <details className="field-type merge-box native-inputs">
      <summary>{translate('title')}</summary>
      <label htmlFor={id}>{translate('ticket')}</label>
      <input
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        id={id}
        maxLength={40}
        onChange={({ target: { value } }) => setTarget(value)}
        // Enter would save the case.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        type="text"
        value={target}
      />
      <p id={`${id}-hint`}>{translate('hint')}</p>
      <div aria-live="polite">{error && <p className="native-inputs__error">{error}</p>}</div>
      <Button
        buttonStyle="secondary"
        disabled={!target.trim()}
        margin={false}
        onClick={() => setAsking(true)}
      >
        {translate('merge')}
      </Button>
      {isAsking && (
        <Dialog
          heading={inLanguageOf({ i18n }, question(ticket, target.trim().toUpperCase()))}
          onClose={() => setAsking(false)}
        >
          <p>{translate('hint')}</p>
          <div className="merge-box__actions">
            <Button disabled={isMerging} margin={false} onClick={merge}>
              {translate('merge')}
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isMerging}
              margin={false}
              onClick={() => setAsking(false)}
            >
              {translate('cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </details>
  );
}
