import type { Example } from '../example.ts';
import { DocumentLink } from './document-link.tsx';

export const title = 'DocumentLink';

const file = {
  url: '/documents/laporan-tahunan-2025-0a1b2c3d.pdf',
  title: 'Laporan Tahunan 2025',
  language: 'id',
  bytes: 2_340_000,
  type: 'pdf',
} as const;

export const examples: Example[] = [
  { name: 'a report', element: <DocumentLink file={file} /> },
  {
    name: 'in a table',
    element: <DocumentLink file={{ ...file, bytes: 48_211, type: 'xlsx' }} text="Unduh" about={file} />,
  },
  {
    name: 'a long title',
    element: (
      <div className="max-w-[320px]">
        <DocumentLink
          file={{
            ...file,
            title:
              'Laporan Eksposur Risiko dan Permodalan Posisi 30 September 2026 beserta Pengungkapan Kualitatifnya',
          }}
        />
      </div>
    ),
  },
];
