import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { addFileEndpoint } from '../attachments/add-to-case.ts';
import { answersField } from './answers-field.ts';
import { arrivalFields, formField } from './arrival-fields.ts';
import { clockActionEndpoint } from './clock/actions/action-endpoint.ts';
import { clockFields } from './clock/clock-fields.ts';
import { letterEndpoints } from './clock/letters/download-letter.ts';
import { setDeadline } from './clock/set-deadline.ts';
import { correctContactEndpoint } from './contact/correct-contact.ts';
import { deselectClock } from './deselect-clock.ts';
import { deskFields } from './desk-fields.ts';
import { deleteRowsOfCase } from './erasure/delete-rows-of-case.ts';
import { exportCasesEndpoint } from './export/export-cases.ts';
import { giveUpMailEndpoint } from './failed-mails/give-up-mail.ts';
import { resendMailEndpoint } from './failed-mails/resend-mail.ts';
import { handlingTimeFields, setHandlingTime } from './handling-time/handling-time-fields.ts';
import { addNoteEndpoint } from './history/add-note.ts';
import { recordCaseChange } from './history/record-event.ts';
import { enterCaseEndpoint } from './manual-entry/enter-case.ts';
import { mergeCaseEndpoint } from './merge/merge-case.ts';
import { panelFields } from './panel-fields.ts';
import { personEndpoints } from './person/person-endpoints.ts';
import { personKeyFields } from './person/person-key-fields.ts';
import { recordOpeningEndpoint } from './queues/record-opening.ts';
import { sendReplyEndpoint } from './replies/reply-endpoint.ts';
import { holdCaseEndpoint } from './retention/hold-case.ts';
import { retentionFields, setEraseAfter } from './retention/retention-fields.ts';
import { revealAnswerEndpoint } from './reveal-answer.ts';
import { searchInAnySpelling } from './search-spellings.ts';
import { searchText } from './search-text.ts';
import { senderFields } from './sender-fields.ts';
import { CASE_STATUSES, caseStatusLabels } from './status/case-status.ts';
import { checkStatus, lockCase } from './status/check-status.ts';
import { submissionKeyFields } from './submission-key-fields.ts';

/** What a list reads of each case beside its order: its default columns, the forced selection, and a field of the clock. */
const LISTED_FIELDS = ['ticket', 'senderName', 'assignee', 'dueAt', 'firstReadAt', 'clock.kind'];

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
            '/collections/cases/shortcuts/adjacent-cases.tsx#AdjacentCases',
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
      beforeDelete: [deleteRowsOfCase],
    },
    endpoints: [
      enterCaseEndpoint(env.encryptionKeys),
      addFileEndpoint(env),
      addNoteEndpoint,
      correctContactEndpoint,
      exportCasesEndpoint,
      mergeCaseEndpoint,
      recordOpeningEndpoint,
      sendReplyEndpoint(env.encryptionKeys),
      resendMailEndpoint,
      giveUpMailEndpoint,
      clockActionEndpoint(env),
      ...letterEndpoints,
      holdCaseEndpoint,
      revealAnswerEndpoint(env.encryptionKeys),
      ...personEndpoints(env),
    ],
    fields: [
      ...senderFields,
      ...personKeyFields,
      searchText,
      ...clockFields,
      answersField(env),
      ...panelFields,
      formField,
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
      ...arrivalFields,
      ...submissionKeyFields,
    ],
  };
}
