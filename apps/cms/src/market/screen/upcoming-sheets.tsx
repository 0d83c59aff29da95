import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sendJson } from '#cms/admin/send-json.ts';
import type { MarketFormats } from './market-formats.ts';
import type { ScreenTexts } from './screen-texts.ts';
import type { UpcomingSheet } from './upcoming-data.ts';

type Shared = { formats: MarketFormats; texts: ScreenTexts };

/** Published rates that have not begun; each sheet can be withdrawn. */
export function UpcomingSheets({ sheets, formats, texts }: Shared & { sheets: readonly UpcomingSheet[] }) {
  return (
    <section aria-labelledby="market-upcoming-title">
      <h2 id="market-upcoming-title">{texts.upcomingTitle}</h2>
      <p className="market__hint">{sheets.length === 0 ? texts.nothingUpcoming : texts.upcomingHint}</p>
      {sheets.map((sheet) => (
        <Sheet formats={formats} key={sheet.id} sheet={sheet} texts={texts} />
      ))}
    </section>
  );
}

function Sheet({ sheet, formats, texts }: Shared & { sheet: UpcomingSheet }) {
  const [message, setMessage] = useState('');
  /** Also after a success, until the screen without this sheet arrives. */
  const [isSending, setIsSending] = useState(false);
  const { config } = useConfig();
  const router = useRouter();
  const { approvedBy, enteredBy, id, rates, validFrom } = sheet;

  async function withdraw() {
    setMessage(texts.sending);
    setIsSending(true);
    const response = await sendJson(`${config.routes.api}/market/sheets/${id}/withdraw`, {});
    if (!response?.ok) setIsSending(false);
    const errorTexts: Record<number, string> = {
      403: texts.failures.forbidden,
      409: texts.begun,
      422: texts.followed,
    };
    setMessage(response?.ok ? '' : (errorTexts[response?.status ?? 0] ?? texts.failures.failed));
    if (response) router.refresh();
  }

  return (
    <article className="market__panel" data-upcoming={id}>
      <h3>{texts.validFromOf(formats.time(validFrom))}</h3>
      <p>
        {enteredBy && texts.enteredBy(enteredBy)} {approvedBy && texts.approvedBy(approvedBy)}
      </p>
      <div className="market__scroll">
        <table className="market__table">
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th className="market__number" scope="col">
                {texts.buy}
              </th>
              <th className="market__number" scope="col">
                {texts.sell}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ key, buy, sell }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td className="market__number">{formats.number(buy)}</td>
                <td className="market__number">{formats.number(sell)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div aria-live="polite">
        {message && <p className="market__message market__message--warning">{message}</p>}
      </div>
      <Button
        aria-label={`${texts.withdraw}: ${formats.time(validFrom)}`}
        buttonStyle="secondary"
        disabled={isSending}
        margin={false}
        onClick={withdraw}
      >
        {texts.withdraw}
      </Button>
    </article>
  );
}
