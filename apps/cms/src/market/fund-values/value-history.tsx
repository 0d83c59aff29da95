import { LANGUAGES } from '@beranda/contract';
import '#cms/admin/history-list.css';
import type { Payload, UIFieldServerProps } from 'payload';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { FundValue, MarketSheet } from '#cms/payload-types.ts';
import { listPublishedValues, type PublishedValue } from './published-values.ts';

const texts = {
  title: bilingual('Riwayat nilai', 'History of the value'),
  value: bilingual('Nilai', 'Value'),
  time: bilingual('Terbit', 'Published'),
  entered: bilingual('Diisi', 'Entered'),
  approved: bilingual('Disetujui', 'Approved'),
  reason: bilingual('Alasan', 'Reason'),
  sheet: bilingual('Lembar', 'Sheet'),
};

async function listSheets(
  payload: Payload,
  values: readonly PublishedValue[],
): Promise<Map<number, MarketSheet>> {
  const ids = values.flatMap(({ sheet }) => (sheet === null ? [] : [sheet]));
  const { docs } = await payload.find({
    collection: 'market-sheets',
    where: { id: { in: ids } },
    depth: 1,
    overrideAccess: true,
    pagination: false,
  });
  return new Map(docs.map((sheet) => [sheet.id, sheet]));
}

const nameOf = (person: MarketSheet['enteredBy']) =>
  (typeof person === 'object' ? person?.name : null) ?? '–';

/** Every value published for this day, newest first, with people, times and reasons. */
export async function ValueHistory({ data, i18n, payload }: UIFieldServerProps) {
  const values = listPublishedValues(data as FundValue);
  const sheets = await listSheets(payload, values);
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const number = new Intl.NumberFormat(LANGUAGES[userLocale(i18n.language)].format, {
    maximumFractionDigits: 6,
  });
  return (
    <section aria-labelledby="value-history-title" className="document-history">
      <h2 id="value-history-title">{translate('title')}</h2>
      <table>
        <thead>
          <tr>
            {(['value', 'time', 'entered', 'approved', 'reason', 'sheet'] as const).map((name) => (
              <th key={name} scope="col">
                {translate(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map(({ at, reason, sheet: id, value }) => {
            const sheet = id === null ? undefined : sheets.get(id);
            return (
              <tr key={`${id} ${at}`}>
                <td>{number.format(value)}</td>
                <td>{at === null ? '–' : `${formatJakartaDateTime(at)} WIB`}</td>
                <td>{nameOf(sheet?.enteredBy)}</td>
                <td>{nameOf(sheet?.decidedBy)}</td>
                <td>{reason ?? '–'}</td>
                <td>
                  {id === null ? (
                    '–'
                  ) : (
                    <a href={`${payload.config.routes.admin}/collections/market-sheets/${id}`}>{`#${id}`}</a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
