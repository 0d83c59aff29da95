import { FORM_NAMES, FORMS, LOCALES } from '@beranda/contract';
import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { nobody } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { addFileEndpoint } from '../attachments/add-to-case.ts';
import { clockActionEndpoint } from './clock/actions/action-endpoint.ts';
import { clockFields } from './clock/clock-fields.ts';
import { letterEndpoints } from './clock/letters/download-letter.ts';
import { setDeadline } from './clock/set-deadline.ts';
import { deselectClock } from './deselect-clock.ts';
import { deskFields } from './desk-fields.ts';
import { deleteParts } from './erasure/delete-parts.ts';
import { exportCasesEndpoint } from './export/export-cases.ts';
import { handlingTimeFields, setHandlingTime } from './handling-time/handling-time-fields.ts';
import { addNoteEndpoint } from './history/add-note.ts';
import { recordCaseChange } from './history/record-event.ts';
import { giveUpMailEndpoint } from './mails/give-up-mail.ts';
import { resendMailEndpoint } from './mails/resend-mail.ts';
import { mergeCaseEndpoint } from './merge/merge-case.ts';
import { personEndpoints } from './person/person-endpoints.ts';
import { personKeyFields } from './person/person-key-fields.ts';
import { recordOpeningEndpoint } from './queues/record-opening.ts';
import { ARRIVALS, arrivalLabels } from './record/arrivals.ts';
import { recordCaseEndpoint } from './record/record-case.ts';
import { sendReplyEndpoint } from './replies/send-reply.ts';
import { holdCaseEndpoint } from './retention/hold-case.ts';
import { retentionFields, setEraseAfter } from './retention/retention-fields.ts';
import { revealAnswerEndpoint } from './reveal-answer.ts';
import { searchInAnySpelling } from './search-spellings.ts';
import { searchText } from './search-text.ts';
import { encryptAnswers, maskAnswers } from './sensitive-answers.ts';
import { CASE_STATUSES, caseStatusLabels } from './status/case-status.ts';
import { checkStatus, lockCase } from './status/check-status.ts';

/** Immutable: what the sender wrote, and what the endpoint noted. */
const asReceived = { access: { update: nobody }, admin: { readOnly: true } } as const;
const inSidebar = { ...asReceived, admin: { readOnly: true, position: 'sidebar' } } as const;

const senderField = (name: string, label: Bilingual, isRequired = true): Field => ({
  name,
  type: 'text',
  required: isRequired,
  label,
  ...asReceived,
});

/** What a list reads of each case beside its order: its default columns, the forced selection, and a field of the clock. */
const LISTED_FIELDS = ['ticket', 'senderName', 'assignee', 'dueAt', 'firstReadAt', 'clock.kind'];

const languages = {
  id: bilingual('Bahasa Indonesia', 'Indonesian'),
  en: bilingual('Bahasa Inggris', 'English'),
};

/** Cases: what arrived by a form of the site, created only by the submissions endpoint. */
export function cases(env: Env): CollectionConfig {
  return {
    slug: 'cases',
    labels: {
      singular: bilingual('Kiriman formulir', 'Case'),
      plural: bilingual('Kiriman formulir', 'Cases'),
    },
    admin: {
      useAsTitle: 'ticket',
      defaultColumns: ['ticket', 'form', 'senderName', 'status', 'assignee', 'dueAt', 'receivedAt'],
      listSearchableFields: ['searchText'],
      components: {
        beforeListTable: ['/collections/cases/queues/queue-links.tsx#QueueLinks'],
        edit: {
          beforeDocumentControls: [
            '/collections/cases/queues/opening-recorder.tsx#OpeningRecorder',
            '/collections/cases/keys/adjacent-cases.tsx#AdjacentCases',
          ],
        },
      },
      pagination: { defaultLimit: 25 },
      group: bilingual('Layanan nasabah', 'Customer care'),
      // Only the columns shown: a page far down the list would read all columns of the rows before it, too.
      enableListViewSelectAPI: true,
    },
    // Which answers are sensitive, and whether the case is unread.
    forceSelect: { firstReadAt: true, form: true, status: true, ticket: true },
    access: collectionAccess('cases'),
    disableDuplicate: true,
    defaultSort: '-receivedAt',
    indexes: [
      // Covers the statement that counts the queues.
      { fields: ['status', 'form', 'assignee', 'dueAt'] },
      // Cover the statements of the dashboard; the first one also the list, in any order and searched, since the rows
      // are wide.
      { fields: ['form', 'receivedAt', 'status', 'createdAt', ...LISTED_FIELDS, 'searchText'] },
      { fields: ['form', 'finishedAt', 'status', 'workingDays', 'hours', 'isInTime'] },
      // The order of the list, to which Payload adds the second field.
      { fields: ['receivedAt', 'createdAt'] },
    ],
    // Bulk edits read all cases before they lock any.
    disableBulkEdit: true,
    hooks: {
      beforeOperation: [deselectClock, searchInAnySpelling, lockCase],
      beforeChange: [checkStatus, setDeadline, setHandlingTime, setEraseAfter],
      afterChange: [recordCaseChange],
      beforeDelete: [deleteParts],
    },
    endpoints: [
      recordCaseEndpoint(env.encryptionKeys),
      addFileEndpoint(env),
      addNoteEndpoint,
      exportCasesEndpoint,
      mergeCaseEndpoint,
      recordOpeningEndpoint,
      sendReplyEndpoint(env.encryptionKeys),
      resendMailEndpoint,
      giveUpMailEndpoint,
      clockActionEndpoint,
      ...letterEndpoints,
      holdCaseEndpoint,
      revealAnswerEndpoint(env.encryptionKeys),
      ...personEndpoints(env),
    ],
    fields: [
      senderField('senderName', bilingual('Nama lengkap', 'Full name')),
      {
        type: 'row',
        fields: [
          // Who calls or writes a letter may have none.
          senderField('senderEmail', bilingual('E-mail', 'E-mail'), false),
          senderField('senderPhone', bilingual('Telepon', 'Phone')),
        ],
      },
      ...personKeyFields,
      searchText,
      ...clockFields,
      {
        name: 'answers',
        type: 'json',
        typescriptSchema: [() => ({ type: 'object', additionalProperties: { type: ['string', 'boolean'] } })],
        required: true,
        label: bilingual('Isian', 'Answers'),
        access: { update: nobody },
        admin: {
          readOnly: true,
          disableListFilter: true,
          disableListColumn: true,
          disableGroupBy: true,
          components: { Field: '/collections/cases/answers-table.tsx#AnswersTable' },
        },
        hooks: {
          beforeChange: [encryptAnswers(env.encryptionKeys)],
          afterRead: [maskAnswers(env.encryptionKeys)],
        },
      },
      {
        name: 'attachments',
        type: 'ui',
        label: bilingual('Lampiran', 'Attachments'),
        admin: {
          components: { Field: '/collections/attachments/case-attachments.tsx#CaseAttachments' },
        },
      },
      {
        name: 'earlier',
        type: 'ui',
        label: bilingual('Kiriman lain', 'Other cases'),
        admin: {
          components: { Field: '/collections/cases/related/earlier-cases-table.tsx#EarlierCases' },
        },
      },
      {
        name: 'reply',
        type: 'ui',
        label: bilingual('Balas', 'Reply'),
        admin: { components: { Field: '/collections/cases/replies/reply-box.tsx#ReplyBox' } },
      },
      {
        name: 'person',
        type: 'ui',
        label: bilingual('Data orang ini', 'Data of this person'),
        admin: {
          condition: (data) => data.form === 'data-request',
          components: { Field: '/collections/cases/person/person-field.tsx#PersonField' },
        },
      },
      {
        name: 'history',
        type: 'ui',
        label: bilingual('Riwayat', 'History'),
        admin: { components: { Field: '/collections/cases/history/case-history.tsx#CaseHistory' } },
      },
      {
        name: 'form',
        type: 'select',
        required: true,
        index: true,
        label: bilingual('Formulir', 'Form'),
        options: FORM_NAMES.map((value) => {
          const { id, en } = FORMS[value].texts;
          return { value, label: bilingual(id.title, en.title) };
        }),
        ...inSidebar,
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'new',
        index: true,
        label: bilingual('Status', 'Status'),
        options: CASE_STATUSES.map((value) => ({ value, label: caseStatusLabels[value] })),
        admin: {
          position: 'sidebar',
          isClearable: false,
          components: { Field: '/collections/cases/status/status-field.tsx#StatusField' },
        },
      },
      ...deskFields,
      ...handlingTimeFields,
      ...retentionFields,
      {
        name: 'ticket',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: bilingual('Nomor tiket', 'Ticket number'),
        ...inSidebar,
        admin: {
          ...inSidebar.admin,
          components: { Cell: '/collections/cases/queues/ticket-cell.tsx#TicketCell' },
        },
      },
      {
        name: 'receivedAt',
        type: 'date',
        required: true,
        label: bilingual('Diterima', 'Received'),
        access: { update: nobody },
        admin: inSidebar.admin,
      },
      {
        name: 'arrivedBy',
        type: 'select',
        required: true,
        defaultValue: 'site',
        label: bilingual('Diterima lewat', 'Arrived by'),
        options: ARRIVALS.map((value) => ({ value, label: arrivalLabels[value] })),
        ...inSidebar,
      },
      {
        name: 'locale',
        type: 'select',
        required: true,
        label: bilingual('Bahasa pengirim', 'Language of the sender'),
        options: LOCALES.map((value) => ({ value, label: languages[value] })),
        ...inSidebar,
      },
      {
        name: 'consent',
        type: 'group',
        label: bilingual('Persetujuan privasi', 'Privacy consent'),
        access: { update: nobody },
        admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.consent?.at) },
        fields: [
          {
            name: 'noticeVersion',
            type: 'text',
            label: bilingual('Versi pemberitahuan', 'Version of the notice'),
          },
          {
            name: 'noticeLocale',
            type: 'select',
            label: bilingual('Bahasa pemberitahuan', 'Language of the notice'),
            options: LOCALES.map((value) => ({ value, label: languages[value] })),
          },
          {
            name: 'at',
            type: 'date',
            label: bilingual('Disetujui', 'Given'),
          },
        ].map((field) => ({ ...field, admin: { readOnly: true } }) as Field),
      },
      {
        name: 'idempotencyKey',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        hidden: true,
        access: { update: nobody },
      },
      {
        // What a browser sends again, from another tab, is found by it.
        name: 'contentKey',
        type: 'text',
        index: true,
        hidden: true,
        access: { update: nobody },
      },
      {
        // A solved captcha serves one submission.
        name: 'captcha',
        type: 'text',
        unique: true,
        index: true,
        hidden: true,
        access: { update: nobody },
      },
    ],
  };
}
