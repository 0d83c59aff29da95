import { useConfig, useTranslation } from '@payloadcms/ui';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { ShownCase } from './person-api.ts';
import { erasureTexts, personTexts } from './person-texts.ts';

type Props = {
  cases: readonly ShownCase[];
  chosen: ReadonlySet<number>;
  formTitles: Readonly<Record<string, string>>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** The cases that were found, each with what an erasure would do. */
export function PersonCases({ cases, chosen, formTitles, onChoose }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof personTexts) => inLanguageOf({ i18n }, personTexts[text]);
  const timeOf = (time: string) => formatJakartaTime(time, userLocale(i18n.language));
  if (cases.length === 0) return <p>{translate('none')}</p>;

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }

  return (
    <div className="person-data__cases">
      <table>
        <thead>
          <tr>
            {(['choose', 'ticket', 'form', 'sender', 'received', 'erasure'] as const).map((column) => (
              <th key={column} scope="col">
                {translate(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map(({ id, ticket, form, senderName, receivedAt, keep, keptUntil }) => (
            <tr key={id}>
              <td>
                <input
                  aria-label={`${translate('choose')}: ${ticket}`}
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                  type="checkbox"
                />
              </td>
              <th scope="row">
                <a href={`${config.routes.admin}/collections/cases/${id}`}>{ticket}</a>
              </th>
              <td>{formTitles[form] ?? form}</td>
              <td>
                <bdi>{senderName}</bdi>
              </td>
              <td>{timeOf(receivedAt)}</td>
              <td>
                {inLanguageOf({ i18n }, erasureTexts[keep ?? 'erasable'])}
                {keptUntil && ` ${translate('until')} ${timeOf(keptUntil)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
