import { FORMS, type FormDefinition, isFormName, LANGUAGES } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { UIFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { listIdsOfMergedCases } from '../cases/merge/merged-cases.ts';
import { AttachmentName } from './attachment-name.tsx';
import { FileAdder } from './file-adder.tsx';

const texts = {
  title: bilingual('Lampiran', 'Attachments'),
  name: bilingual('Nama berkas', 'File name'),
  format: bilingual('Jenis', 'Type'),
  size: bilingual('Ukuran', 'Size'),
  scan: bilingual('Pemindaian virus', 'Virus scan'),
  file: bilingual('Berkas', 'File'),
  download: bilingual('Unduh', 'Download'),
  clean: bilingual('Bersih', 'Clean'),
  off: bilingual('Tidak dipindai', 'Not scanned'),
  empty: bilingual('Tidak ada lampiran.', 'There are no attachments.'),
  hidden: bilingual(
    'Hanya petugas yang menangani kiriman ini dapat membuka lampirannya.',
    'Only staff who work this case can open its attachments.',
  ),
};

const canHaveAttachments = (form: unknown): boolean =>
  typeof form === 'string' && isFormName(form) && !!(FORMS[form].definition as FormDefinition).hasAttachments;

/** The attachments of a case, each with a download, for staff who work it. */
export async function CaseAttachments({ data, i18n, payload, req }: UIFieldServerProps) {
  if (!data?.id || !canHaveAttachments(data.form)) return null;
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const isWorker = isWorkerOf(data.form, req.user);
  const { docs } = isWorker
    ? await payload.find({
        collection: 'attachments',
        where: { case: { in: await listIdsOfMergedCases(payload, Number(data.id)) } },
        sort: 'createdAt',
        depth: 0,
        pagination: false,
        overrideAccess: true,
      })
    : { docs: [] };
  const size = new Intl.NumberFormat(LANGUAGES[userLocale(i18n.language)].format, {
    maximumFractionDigits: 1,
  });
  return (
    <>
      <StoredTable
        title={translate('title')}
        empty={translate(isWorker ? 'empty' : 'hidden')}
        columns={[
          { label: translate('name') },
          { label: translate('format') },
          { label: translate('size'), isNumber: true },
          { label: translate('scan') },
          { label: translate('file') },
        ]}
        rows={docs.map(({ id, name, format, bytes, scan }) => ({
          key: String(id),
          cells: [
            <AttachmentName
              address={`${payload.config.routes.api}/attachments/${id}`}
              format={format}
              key="name"
              name={name}
            />,
            format.toUpperCase(),
            `${size.format(bytes / 1_000)} kB`,
            translate(scan),
            <a
              key="file"
              href={`${payload.config.routes.api}/attachments/${id}/file`}
              aria-label={`${translate('download')}: ${name}`}
              download={name}
            >
              {translate('download')}
            </a>,
          ],
        }))}
      />
      {isWorker && data.status !== 'merged' && (
        <FileAdder
          caseId={Number(data.id)}
          caseReceivedOn={jakartaDate(data.receivedAt)}
          renderedAt={Date.now()}
        />
      )}
    </>
  );
}
