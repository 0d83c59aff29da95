'use client';

import '#cms/admin/native-inputs.css';
import './file-adder.css';
import { ATTACHMENT_LIMITS, ATTACHMENTS_FIELD, FILE_NAME_HEADER } from '@beranda/contract';
import { isIsoDate } from '@beranda/finance';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, useId, useState } from 'react';
import * as z from 'zod';
import { DayInput } from '#cms/admin/jakarta-date/day-input.tsx';
import { usePresetDay, useToday } from '#cms/admin/jakarta-date/use-today.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from '../cases/history/history-changed.ts';
import { FILE_ORIGINS, type FileOrigin } from './file-origins.ts';

const MEGABYTES = ATTACHMENT_LIMITS.bytes / 1024 ** 2;
const FORMATS = ATTACHMENT_LIMITS.formats.join(', ').toUpperCase();

const texts = {
  label: bilingual('Tambahkan berkas', 'Add a file'),
  origin: bilingual('Berkas ini dari siapa?', 'Who is this file from?'),
  choose: bilingual('Pilih …', 'Choose …'),
  receivedOn: bilingual('Diterima tanggal', 'Received on'),
  hint: bilingual(`${FORMATS}, paling besar ${MEGABYTES} MB.`, `${FORMATS}, up to ${MEGABYTES} MB.`),
  file: bilingual('Berkas', 'File'),
  sending: bilingual('Mengunggah …', 'Uploading …'),
  added: bilingual('Ditambahkan: ', 'Added: '),
  acknowledged: bilingual(
    'Tanda terima dokumen akan dikirim ke email pengirim.',
    'A receipt of the documents will be mailed to the sender.',
  ),
  unknown: bilingual(
    'Belum pasti apakah berkas ini sudah ditambahkan: tidak ada jawaban dari server. Pilih berkas yang sama sekali lagi; berkas itu tidak akan tersimpan dua kali.',
    'It is not certain whether the file has been added: the server did not answer. Choose the same file again; it will not be stored twice.',
  ),
  failed: bilingual('Berkas belum ditambahkan. Coba lagi.', 'The file has not been added. Try again.'),
};

const originTexts: Record<FileOrigin, { option: Bilingual; consequence: Bilingual }> = {
  sender: {
    option: bilingual(
      'Pengirim, lewat cabang, surat, atau email',
      'The sender: at a branch, by letter or by e-mail',
    ),
    consequence: bilingual(
      'Pengirim yang memiliki email mendapat satu tanda terima untuk semua berkas yang diterima pada tanggal ini. Dokumen pengaduan yang diminta bank mendapat tanda terima dari panel Batas waktu.',
      'A sender with an e-mail address gets one receipt for all files that came on this day. Documents of a complaint that the bank has asked for get theirs from the panel Deadline.',
    ),
  },
  bank: {
    option: bilingual('Bank: dokumen internal', 'The bank: an internal document'),
    consequence: bilingual('Pengirim tidak diberi tahu.', 'The sender is not notified.'),
  },
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
  uploadFailed: bilingual(
    'Pemindai virus tidak menjawab. Coba lagi sebentar lagi.',
    'The virus scanner does not answer. Try again in a moment.',
  ),
};

const added = z.object({ name: z.string(), isAcknowledged: z.boolean() });
const rejected = z.object({ fields: z.object({ [ATTACHMENTS_FIELD]: z.array(z.string()) }) });

type Props = {
  caseId: number;
  /** ISO date in Jakarta. */
  caseReceivedOn: string;
  /** In milliseconds since 1970. */
  renderedAt: number;
};

/** Uploads a file to a case. The page stays as it is, with what else was typed on it. */
export function FileAdder({ caseId, caseReceivedOn, renderedAt }: Props) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const [origin, setOrigin] = useState<FileOrigin | ''>('');
  const today = useToday(renderedAt);
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const [error, setError] = useState<Bilingual | null>(null);
  // A file that may have been stored is recognized by its day, too.
  const [receivedOn, setReceivedOn] = usePresetDay(today, error === texts.unknown);
  const [isSending, setSending] = useState(false);
  const id = useId();

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setSending(true);
    setError(null);
    const query = new URLSearchParams({ from: origin, ...(origin === 'sender' ? { receivedOn } : {}) });
    const response = await fetch(`${api}/cases/${caseId}/attachments?${query}`, {
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
    const stored = added.safeParse(body).data;
    if (response?.ok && stored) {
      setNames((now) => [...now.filter((name) => name !== stored.name), stored.name]);
      setAcknowledged((was) => was || stored.isAcknowledged);
      return announceHistoryChange();
    }
    const code = rejected.safeParse(body).data?.fields[ATTACHMENTS_FIELD]?.[0] ?? '';
    // No response, that of a proxy, or one that was cut: the file may have been added.
    const isUnknown = response === null || response.ok || (body === null && response.status >= 500);
    setError(REASONS[code] ?? (isUnknown ? texts.unknown : texts.failed));
    if (isUnknown) announceHistoryChange();
  }

  const isDayValid = isIsoDate(receivedOn) && receivedOn >= caseReceivedOn && receivedOn <= today;

  return (
    <div className="file-adder native-inputs">
      <h4>{translate(texts.label)}</h4>
      <label htmlFor={`${id}-origin`}>{translate(texts.origin)}</label>
      <select
        disabled={isSending}
        id={`${id}-origin`}
        onChange={({ target }) => setOrigin(FILE_ORIGINS.find((one) => one === target.value) ?? '')}
        value={origin}
      >
        <option value="">{translate(texts.choose)}</option>
        {FILE_ORIGINS.map((one) => (
          <option key={one} value={one}>
            {translate(originTexts[one].option)}
          </option>
        ))}
      </select>
      {origin && <p>{translate(originTexts[origin].consequence)}</p>}
      {origin === 'sender' && (
        <>
          <label htmlFor={`${id}-day`}>{translate(texts.receivedOn)}</label>
          <DayInput
            id={`${id}-day`}
            max={today}
            min={caseReceivedOn}
            onChange={setReceivedOn}
            value={receivedOn}
          />
        </>
      )}
      {(origin === 'bank' || (origin === 'sender' && isDayValid)) && (
        <>
          <label htmlFor={id}>{translate(texts.file)}</label>
          <input
            accept={ATTACHMENT_LIMITS.formats.map((format) => `.${format}`).join()}
            aria-describedby={`${id}-hint`}
            disabled={isSending}
            id={id}
            onChange={send}
            type="file"
          />
          <p id={`${id}-hint`}>{translate(texts.hint)}</p>
        </>
      )}
      <div aria-live="polite">
        {isSending && <p>{translate(texts.sending)}</p>}
        {error && <p className="file-adder__error">{translate(error)}</p>}
        {names.length > 0 && (
          <p>
            {translate(texts.added)}
            <bdi>{names.join(', ')}</bdi>
          </p>
        )}
        {isAcknowledged && <p>{translate(texts.acknowledged)}</p>}
      </div>
    </div>
  );
}
