import { type SubmissionResult, useForm } from '@conform-to/react';
import type { Example } from '../example.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Checkbox, RadioGroup, Select, TextArea, TextField } from './fields.tsx';
import { SubmitButton } from './submit-button.tsx';

export const title = 'Form';

type Fields = Record<'name' | 'phone' | 'topic' | 'city' | 'notes' | 'copy', string>;

const TOPICS = [
  { value: 'information', label: 'Informasi' },
  { value: 'question', label: 'Pertanyaan' },
];
const CITIES = [
  { value: 'jakarta', label: 'Jakarta' },
  { value: 'makassar', label: 'Makassar' },
];

const REFUSED: SubmissionResult<string[]> = {
  status: 'error',
  error: { phone: ['phone'], topic: ['required'] },
};

/** The site's form pattern: one column, error summary on top, errors next to the fields. */
function SampleForm({ id, rejected }: { id: string; rejected?: SubmissionResult<string[]> }) {
  const [, fields] = useForm<Fields>({
    id,
    lastResult: rejected,
    defaultValue: { name: 'Ratna Wulandari' },
    defaultNoValidate: true,
  });
  return (
    <div className="card p-6 sm:p-10">
      {rejected && (
        <ErrorSummary
          rejectionCount={0}
          entries={[
            { fieldId: fields.phone.id, label: 'Nomor telepon', code: 'phone' },
            { fieldId: fields.topic.id, label: 'Jenis topik', code: 'required' },
          ]}
        />
      )}
      <div className="grid gap-6">
        <TextField field={fields.name} label="Nama lengkap" isRequired />
        <TextField
          field={fields.phone}
          label="Nomor telepon"
          help="Contoh: 0812 3456 7890 atau +62 21 555 0101"
          type="tel"
          isRequired
        />
        <RadioGroup field={fields.topic} label="Jenis topik" options={TOPICS} isRequired />
        <Select field={fields.city} label="Kota" groups={[{ values: CITIES }]} />
        <TextArea field={fields.notes} label="Catatan" limit={4000} />
        <Checkbox field={fields.copy} label="Kirim salinan ke email saya" />
      </div>
    </div>
  );
}

export const examples: Example[] = [
  { name: 'begun', element: <SampleForm id="contoh-formulir" /> },
  {
    name: 'rejected',
    element: <SampleForm id="contoh-ditolak" rejected={REFUSED} />,
  },
  {
    name: 'send, submitting, submitted',
    element: (
      <div className="flex flex-wrap gap-3">
        <SubmitButton state="idle" />
        <SubmitButton state="submitting" />
        <SubmitButton state="submitted" />
      </div>
    ),
  },
];
