'use client';

import '#cms/admin/native-inputs.css';
import './draft-report-button.css';
import { Button, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import * as z from 'zod';
import { hasRole, WRITERS } from '#cms/access/roles.ts';
import { readErrorMessage, readJson, sendJson } from '#cms/admin/send-json.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const texts = {
  year: bilingual('Tahun', 'Year'),
  make: bilingual('Buat draf dari kiriman pengaduan', 'Make a draft from the complaints'),
  leftOut: bilingual(
    'Tidak dihitung karena ditutup sebagai spam, ganda, atau bukan pengaduan:',
    'Not counted, since closed as spam, as the same as another one, or as not a complaint:',
  ),
  open: bilingual('Buka draf', 'Open the draft'),
  failed: bilingual('Draf tidak dapat dibuat. Coba lagi.', 'The draft could not be made. Try again.'),
};

const createdReport = z.object({ id: z.number(), leftOut: z.number() });

/** Makes the draft of a year's report from the complaints, and opens it for review. */
export function DraftReportButton() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const [year, setYear] = useState(() => new Date().getFullYear() - 1);
  const [error, setError] = useState('');
  const [made, setMade] = useState<{ url: string; leftOut: number } | null>(null);
  const [isMaking, setMaking] = useState(false);
  const id = useId();

  async function make() {
    setMaking(true);
    setError('');
    setMade(null);
    const response = await sendJson(`${config.routes.api}/complaint-reports/draft-of-year`, { year });
    const { data: report } = createdReport.safeParse(response?.ok ? await readJson(response) : null);
    if (report) {
      const url = `${config.routes.admin}/collections/complaint-reports/${report.id}`;
      if (report.leftOut === 0) return window.location.assign(url);
      // Who checks the figures sees first what is not in them.
      setMade({ url, leftOut: report.leftOut });
    } else {
      const reason = response?.status === 409 ? await readErrorMessage(response) : null;
      setError(reason ?? translate('failed'));
    }
    setMaking(false);
  }

  if (!hasRole(user, ...WRITERS)) return null;
  return (
    <div className="draft-report native-inputs">
      <label htmlFor={id}>{translate('year')}</label>
      <input
        id={id}
        max={2999}
        min={2000}
        onChange={({ target }) => setYear(target.valueAsNumber)}
        type="number"
        value={Number.isNaN(year) ? '' : year}
      />
      <Button
        buttonStyle="secondary"
        disabled={isMaking || Number.isNaN(year)}
        margin={false}
        onClick={make}
        size="small"
      >
        {translate('make')}
      </Button>
      <span aria-live="polite">
        {error}
        {made && (
          <>
            {translate('leftOut')} {made.leftOut}. <a href={made.url}>{translate('open')}</a>
          </>
        )}
      </span>
    </div>
  );
}
