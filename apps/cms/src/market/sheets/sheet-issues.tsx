import type { JSONFieldServerProps } from 'payload';
import * as z from 'zod';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { IssueCode, Severity } from '../validation/issue.ts';
import { isIssueCode, issueSentence } from '../validation/issue-sentence.ts';

const texts = {
  title: bilingual('Temuan', 'Issues'),
  empty: bilingual('Tidak ada temuan.', 'There are no issues.'),
  line: bilingual('Baris', 'Line'),
  severity: bilingual('Tingkat', 'Severity'),
  reason: bilingual('Keterangan', 'Reason'),
  wholeSheet: bilingual('Seluruh lembar', 'The whole sheet'),
};

const severities = {
  error: bilingual('Kesalahan', 'Error'),
  warning: bilingual('Peringatan', 'Warning'),
  approval: bilingual('Perlu orang kedua', 'Needs a second person'),
} satisfies Record<Severity, unknown>;

const storedIssues = z.array(
  z.object({
    line: z.number(),
    severity: z.enum(['error', 'warning', 'approval']),
    code: z.custom<IssueCode>(isIssueCode),
    values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  }),
);

type Props = Pick<JSONFieldServerProps, 'data'> & { i18n: { language: string } };

/** The issues of a market sheet, in the user's language. */
export function SheetIssues({ data, i18n }: Props) {
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const issues = storedIssues.parse(data?.issues ?? []);
  return (
    <StoredTable
      columns={[
        { label: translate('line') },
        { label: translate('severity') },
        { label: translate('reason') },
      ]}
      empty={translate('empty')}
      rows={issues.map(({ line, severity, code, values }, index) => ({
        key: String(index),
        cells: [
          line > 0 ? line : translate('wholeSheet'),
          inLanguageOf({ i18n }, severities[severity]),
          inLanguageOf({ i18n }, issueSentence({ code, ...(values && { values }) })),
        ],
      }))}
      title={translate('title')}
    />
  );
}
