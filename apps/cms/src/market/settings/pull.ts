import type { Field, TextFieldSingleValidation } from 'payload';
import { denyAll, isAdministrator } from '#cms/access/rules.ts';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { issueOfAddress } from '../pull/pull-address.ts';
import { issueSentence } from '../validation/issue-sentence.ts';
import { recordAddressAuthor } from './address-set-by.ts';

const wrongAddress = bilingual(
  'Tulis alamat lengkap yang diawali https:// (http:// hanya untuk mesin ini sendiri).',
  'Write a whole address that starts with https:// (http:// only for this very machine).',
);

const validateAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value) return !(siblingData as { isOn?: boolean }).isOn || inLanguageOf(req, wrongAddress);
  const issue = issueOfAddress(value, customSettingsOf(req.payload).pullHosts);
  if (!issue) return true;
  return inLanguageOf(req, issue.code === 'innerAddress' ? issueSentence(issue) : wrongAddress);
};

/** The address and interval for fetching figures. Fetched figures are validated like typed ones. */
export const pull: Field = {
  name: 'pull',
  type: 'group',
  label: bilingual('Ambil otomatis', 'Fetch automatically'),
  // Four-eyes principle: approvers of fetched figures must not set their source.
  access: { update: isAdministrator },
  admin: {
    description: bilingual('Hanya administrator yang mengubahnya.', 'Only administrators change this.'),
  },
  fields: [
    { name: 'isOn', type: 'checkbox', defaultValue: false, label: bilingual('Aktif', 'On') },
    {
      name: 'url',
      type: 'text',
      maxLength: 1_000,
      label: bilingual('Alamat', 'Address'),
      validate: validateAddress,
    },
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      label: bilingual('Alamat ditetapkan oleh', 'Address set by'),
      access: { create: denyAll, update: denyAll },
      admin: { hidden: true },
      hooks: { beforeChange: [recordAddressAuthor] },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'format',
          type: 'select',
          required: true,
          defaultValue: 'json',
          label: bilingual('Bentuk', 'Format'),
          options: [
            { value: 'json', label: 'JSON' },
            { value: 'csv', label: 'CSV' },
          ],
        },
        {
          name: 'everyMinutes',
          type: 'number',
          required: true,
          min: 5,
          max: 1_440,
          defaultValue: 60,
          label: bilingual('Setiap (menit)', 'Every (minutes)'),
        },
      ],
    },
  ],
};
