import { type SubmissionResult, useForm } from '@conform-to/react';
import type { Example } from '../example.ts';
import { Checkbox, RadioGroup, Select } from './choice-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { MoneyField } from './money-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { SuggestField } from './suggest-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

export const title = 'Form';

type Fields = Record<'name' | 'phone' | 'topic' | 'branch' | 'notes' | 'copy', string>;
type ProductFields = Record<'product' | 'city' | 'amount' | 'date' | 'consent', string>;

const TOPICS = [
  { value: 'information', label: 'Informasi' },
  { value: 'question', label: 'Pertanyaan' },
];
const BRANCHES = [
  { value: 'jakarta', label: 'Jakarta' },
  { value: 'makassar', label: 'Makassar' },
];
const PRODUCTS = [
  { name: 'Simpanan', values: [{ value: 'giro', label: 'Giro Usaha' }] },
  { name: 'Pinjaman', values: [{ value: 'kpr', label: 'KPR', lang: 'id' }] },
];
const CITIES = [
  'Kota Bandung, Jawa Barat',
  'Kabupaten Bandung, Jawa Barat',
  'Kota Makassar, Sulawesi Selatan',
];

const REJECTED: SubmissionResult<string[]> = {
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
        <Select field={fields.branch} label="Kota" groups={[{ values: BRANCHES }]} />
        <TextArea field={fields.notes} label="Catatan" limit={4000} />
        <Checkbox field={fields.copy} label="Kirim salinan ke email saya" />
      </div>
    </div>
  );
}

const REJECTED_PRODUCT: SubmissionResult<string[]> = {
  status: 'error',
  initialValue: { city: 'Bandung', amount: '1.5', product: 'giro' },
  error: { city: ['invalidChoice'], amount: ['money'], date: ['futureDate'], consent: ['required'] },
};

/** A choice in groups, suggestions, money, a date and a consent. */
function ProductForm({ id, rejected }: { id: string; rejected?: SubmissionResult<string[]> }) {
  const [, fields] = useForm<ProductFields>({
    id,
    lastResult: rejected,
    defaultValue: { amount: '2.500.000' },
    defaultNoValidate: true,
  });
  return (
    <div className="card grid gap-6 p-6 sm:p-10">
      <Select field={fields.product} label="Produk yang Anda pilih" groups={PRODUCTS} isRequired />
      <SuggestField
        field={fields.city}
        label="Kota atau kabupaten"
        help="Ketik sebagian namanya, lalu pilih dari daftar."
        suggestions={CITIES}
        isRequired
      />
      <MoneyField field={fields.amount} label="Jumlah transaksi" help="Contoh: 1.500.000." />
      <TextField field={fields.date} label="Tanggal transaksi" type="date" max="2026-12-31" />
      <Checkbox
        field={fields.consent}
        label="Saya setuju data saya diproses untuk pendaftaran ini."
        isRequired
      >
        <p className="mt-2 text-sm">
          <a href="#contoh-produk" target="_blank" rel="noopener" className="link">
            Baca pemberitahuan privasi <span className="text-muted">(tab baru)</span>
          </a>
        </p>
      </Checkbox>
    </div>
  );
}

export const examples: Example[] = [
  { name: 'begun', element: <SampleForm id="contoh-formulir" /> },
  {
    name: 'rejected',
    element: <SampleForm id="contoh-ditolak" rejected={REJECTED} />,
  },
  { name: 'choices, money, date, consent', element: <ProductForm id="contoh-produk" /> },
  {
    name: 'choices, money, date, consent, rejected',
    element: <ProductForm id="contoh-produk-ditolak" rejected={REJECTED_PRODUCT} />,
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
