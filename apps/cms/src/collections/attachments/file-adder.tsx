'use client';

import './file-adder.css';
import { ATTACHMENT_LIMITS, ATTACHMENTS_FIELD, FILE_NAME_HEADER } from '@beranda/contract';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { z } from 'zod';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from '../cases/history/history-changed.ts';

const MEGABYTES = ATTACHMENT_LIMITS.bytes / 1024 ** 2;
const FORMATS = ATTACHMENT_LIMITS.formats.join(', ').toUpperCase();

const texts = {
  label: bilingual('Tambahkan berkas', 'Add a file'),
  hint: bilingual(
    `Misalnya dokumen yang datang lewat email atau cabang. ${FORMATS}, paling besar ${MEGABYTES} MB.`,
    `Such as a document that came by e-mail or to a branch. ${FORMATS}, up to ${MEGABYTES} MB.`,
  ),
  sending: bilingual('Mengunggah …', 'Uploading …'),
  added: bilingual('Ditambahkan: ', 'Added: '),
  failed: bilingual('Berkas belum ditambahkan. Coba lagi.', 'The file has not been added. Try again.'),
};

const REASONS: Readonly<Record<string, Bilingual>> = {
  fileTooLarge: bilingual(
    `Berkas lebih besar dari ${MEGABYTES} MB.`,
    `The file is larger than ${MEGABYTES} MB.`,
  ),
  fileEmpty: bilingual('Berkas kosong.', 'The file is empty.'),
  fileFormat: bilingual(
    `Berkas bukan ${FORMATS} yang utuh tanpa makro dan kata sandi.`,
    `The file is not a complete ${FORMATS} without macros and password.`,
  ),
  fileInfected: bilingual('Pemindai virus menolak berkas ini.', 'The virus scanner has rejected this file.'),
  fileNotTaken: bilingual(
    'Pemindai virus tidak menjawab. Coba lagi sebentar lagi.',
    'The virus scanner does not answer. Try again in a moment.',
  ),
};

const added = z.object({ name: z.string() });
const rejected = z.object({ fields: z.object({ [ATTACHMENTS_FIELD]: z.array(z.string()) }) });

/** Uploads a file to a case. The page stays as it is, with what else was typed on it. */
export function FileAdder({ caseId }: { caseId: number }) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const [names, setNames] = useState<readonly string[]>([]);
  const [error, setError] = useState<Bilingual | null>(null);
  const [isSending, setSending] = useState(false);
  const id = useId();

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setSending(true);
    setError(null);
    const response = await fetch(`${api}/cases/${caseId}/attachments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        [FILE_NAME_HEADER]: encodeURIComponent(file.name),
      },
      body: file,
    }).catch(() => null);
    const body: unknown = await response?.json().catch(() => null);
    target.value = '';
    setSending(false);
    if (!response?.ok) {
      const code = rejected.safeParse(body).data?.fields[ATTACHMENTS_FIELD]?.[0] ?? '';
      return setError(REASONS[code] ?? texts.failed);
    }
    setNames([...names, added.parse(body).name]);
    announceHistoryChange();
  }

  return (
    <div className="file-adder">
      <label htmlFor={id}>{translate(texts.label)}</label>
      <input
        accept={ATTACHMENT_LIMITS.formats.map((format) => `.${format}`).join()}
        aria-describedby={`${id}-hint`}
        disabled={isSending}
        id={id}
        onChange={send}
        type="file"
      />
      <p id={`${id}-hint`}>{translate(texts.hint)}</p>
      <div aria-live="polite">
        {isSending && <p>{translate(texts.sending)}</p>}
        {error && <p className="file-adder__error">{translate(error)}</p>}
        {names.length > 0 && (
          <p>
            {translate(texts.added)}
            <bdi>{names.join(', ')}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
