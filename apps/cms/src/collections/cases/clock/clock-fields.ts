import { CHANNELS, COMPLAINT_KINDS, EXTENSION_REASONS } from '@beranda/complaints';
import type { Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { channelLabels, extensionReasonLabels, kindLabels } from './clock-labels.ts';

/** Written by the actions of the clock and by hooks only. */
const ownOnly = { access: { create: denyAll, update: denyAll } } as const;

const choice = <Value extends string>(
  name: string,
  label: Bilingual,
  values: readonly Value[],
  labels: Record<Value, Bilingual>,
): Field => ({
  name,
  type: 'select',
  label,
  options: values.map((value) => ({ value, label: labels[value] })),
});

const time = (name: string, label: Bilingual, more: { index?: true; required?: true } = {}): Field => ({
  name,
  type: 'date',
  label,
  ...more,
});

/** Inputs of the deadline of a case; that of a complaint depends on all but the first, see `packages/complaints`. */
const complaintInputFields: Field[] = [
  {
    name: 'promisedWorkingDays',
    type: 'number',
    label: bilingual('Dijanjikan dijawab dalam (hari kerja)', 'Answer promised within (working days)'),
  },
  choice('channel', bilingual('Saluran', 'Channel'), CHANNELS, channelLabels),
  choice('kind', bilingual('Jenis pengaduan', 'Kind of complaint'), COMPLAINT_KINDS, kindLabels),
  time('filedInWritingAt', bilingual('Diajukan tertulis', 'Filed in writing')),
  time('documentsCompleteAt', bilingual('Dokumen lengkap', 'Documents complete')),
  {
    name: 'requests',
    type: 'array',
    label: bilingual('Permintaan dokumen', 'Requests for documents'),
    fields: [
      time('requestedAt', bilingual('Diminta', 'Requested'), { required: true }),
      time('receivedAt', bilingual('Diterima', 'Received')),
      time('lapsedAt', bilingual('Lewat waktu, dicatat', 'Overdue, recorded')),
    ],
  },
  time('waitingUntil', bilingual('Menunggu dokumen sampai', 'Waits for documents until'), { index: true }),
  {
    name: 'extension',
    type: 'group',
    label: bilingual('Perpanjangan', 'Extension'),
    fields: [
      choice('reason', bilingual('Alasan', 'Reason'), EXTENSION_REASONS, extensionReasonLabels),
      { name: 'workingDays', type: 'number', label: bilingual('Hari kerja', 'Working days') },
      time('noticedAt', bilingual('Nasabah diberi tahu', 'Customer was told')),
      { name: 'proof', type: 'text', label: bilingual('Bukti', 'Proof') },
    ],
  },
  // The deadline of a case that was merged into this one, and was due earlier.
  time('inheritedDueAt', bilingual('Batas waktu kiriman yang digabungkan', 'Deadline of the merged case')),
  time('inheritedAt', bilingual('Batas waktu itu diambil', 'That deadline was taken')),
  time('answeredAt', bilingual('Jawaban akhir', 'Final answer')),
  time('appealedAt', bilingual('Keberatan', 'Appeal')),
  time('appealAnsweredAt', bilingual('Jawaban atas keberatan', 'Answer to the appeal')),
];

/** The deadline of a case, what it depends on, and the panel that shows it. */
export const clockFields: Field[] = [
  {
    name: 'clockPanel',
    type: 'ui',
    label: bilingual('Batas waktu', 'Deadline'),
    admin: { components: { Field: '/collections/cases/clock/panel/clock-panel.tsx#ClockPanel' } },
  },
  {
    name: 'dueAt',
    type: 'date',
    index: true,
    label: bilingual('Batas waktu', 'Due'),
    ...ownOnly,
    // A column of the list only: the panel shows it on the case screen.
    admin: {
      readOnly: true,
      condition: () => false,
      components: { Cell: '/collections/cases/queues/due-cell.tsx#DueCell' },
    },
  },
  {
    name: 'clock',
    type: 'group',
    label: bilingual('Batas waktu', 'Deadline'),
    ...ownOnly,
    admin: { hidden: true },
    fields: complaintInputFields,
  },
];
