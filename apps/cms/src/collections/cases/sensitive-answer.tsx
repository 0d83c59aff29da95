'use client';

import '#cms/admin/link-button.css';
import './sensitive-answer.css';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import * as z from 'zod';
import { readJson, sendJson } from '#cms/admin/send-json.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from './history/history-changed.ts';

const texts = {
  show: bilingual('Tampilkan', 'Show'),
  hide: bilingual('Sembunyikan', 'Hide'),
  willRecord: bilingual('Akan dicatat dalam riwayat', 'Will be recorded in the history'),
  recorded: bilingual('Dicatat dalam riwayat', 'Recorded in the history'),
  failed: bilingual('Tidak dapat ditampilkan', 'Cannot be shown'),
};

const responseSchema = z.object({ value: z.string() });

async function fetchInFull(address: string, field: string): Promise<string | null> {
  const response = await sendJson(address, { field });
  const body = response?.ok ? await readJson(response) : null;
  return responseSchema.safeParse(body).data?.value ?? null;
}

type Props = { caseId: number; field: string; label: string; masked: string };

/** A masked answer, with a button that shows it in full, which is recorded. */
export function SensitiveAnswer({ caseId, field, label, masked }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const [value, setValue] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);

  async function toggle() {
    if (value !== null) return setValue(null);
    const full = await fetchInFull(`${config.routes.api}/cases/${caseId}/reveal`, field);
    setFailed(full === null);
    setValue(full);
    announceHistoryChange();
  }

  const hint = value === null ? 'willRecord' : 'recorded';
  const action = translate(value === null ? 'show' : 'hide');
  return (
    <span className="sensitive-answer">
      <span aria-live="polite">{value ?? masked}</span>
      <button className="link-button" aria-label={`${action}: ${label}`} onClick={toggle} type="button">
        {action}
      </button>
      <span className="sensitive-answer__hint">{translate(isFailed ? 'failed' : hint)}</span>
    </span>
  );
}
