import type { ReactNode } from 'react';
import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';
import { FieldError } from './field-error.tsx';

export const title = 'Field';

type LabelledProps = { id: string; label: string; help?: string; isInvalid?: boolean; children: ReactNode };

function Labelled({ id, label, help, isInvalid, children }: LabelledProps) {
  return (
    <div className="max-w-md">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      <div className="mt-2">{children}</div>
      {isInvalid && <FieldError id={`${id}-error`} code="required" />}
    </div>
  );
}

function Choices({
  name,
  type,
  isDisabled,
}: {
  name: string;
  type: 'radio' | 'checkbox';
  isDisabled?: boolean;
}) {
  return (
    <div className="grid max-w-md gap-2 sm:grid-cols-2">
      {['Perorangan', 'Perusahaan'].map((label, index) => (
        <label key={label} className="choice">
          <input type={type} name={name} value={label} defaultChecked={index === 0} disabled={isDisabled} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

export const examples: Example[] = [
  {
    name: 'text, with help',
    element: (
      <Labelled id="contoh-nama" label="Nama lengkap" help="Seperti tertulis di kartu identitas">
        <input id="contoh-nama" className="field" autoComplete="off" aria-describedby="contoh-nama-help" />
      </Labelled>
    ),
  },
  {
    name: 'text, filled in',
    element: (
      <Labelled id="contoh-kota" label="Kota">
        <input id="contoh-kota" className="field" autoComplete="off" defaultValue="Labuan Bajo" />
      </Labelled>
    ),
  },
  {
    name: 'text, invalid',
    element: (
      <Labelled id="contoh-email" label="Email" isInvalid>
        <input
          id="contoh-email"
          type="email"
          className="field"
          autoComplete="off"
          aria-invalid="true"
          aria-describedby="contoh-email-error"
        />
      </Labelled>
    ),
  },
  {
    name: 'text, disabled',
    element: (
      <Labelled id="contoh-cabang" label="Cabang pengelola" help="Ditentukan dari kode pos">
        <input id="contoh-cabang" className="field" defaultValue="Surabaya Darmo" disabled />
      </Labelled>
    ),
  },
  {
    name: 'number with a currency, and with a unit',
    element: (
      <div className="grid gap-6">
        <Labelled id="contoh-plafon" label="Plafon kredit">
          <div className="field-group">
            <span className="field-unit">Rp</span>
            <input
              id="contoh-plafon"
              className="field tabular-nums"
              inputMode="numeric"
              autoComplete="off"
              defaultValue="120.000.000"
            />
          </div>
        </Labelled>
        <Labelled id="contoh-bunga" label="Suku bunga" isInvalid>
          <div className="field-group">
            <input
              id="contoh-bunga"
              className="field text-right tabular-nums"
              inputMode="decimal"
              autoComplete="off"
              aria-invalid="true"
              aria-describedby="contoh-bunga-error"
            />
            <span className="field-unit">% per tahun</span>
          </div>
        </Labelled>
      </div>
    ),
  },
  {
    name: 'range',
    element: (
      <div className="grid gap-6">
        <Labelled id="contoh-jangka" label="Jangka waktu: 3 tahun">
          <input id="contoh-jangka" type="range" className="range" min={1} max={10} defaultValue={3} />
        </Labelled>
        <Labelled id="contoh-jangka-tetap" label="Jangka waktu tetap: 5 tahun">
          <input
            id="contoh-jangka-tetap"
            type="range"
            className="range"
            min={1}
            max={10}
            defaultValue={5}
            disabled
          />
        </Labelled>
      </div>
    ),
  },
  {
    name: 'one of many',
    element: (
      <div className="grid gap-6">
        <Labelled id="contoh-industri" label="Jenis industri">
          <select id="contoh-industri" className="field">
            <option>Perdagangan</option>
            <option>Perikanan</option>
            <option>Kuliner</option>
          </select>
        </Labelled>
        <Labelled id="contoh-skala" label="Skala usaha">
          <select id="contoh-skala" className="field" disabled>
            <option>Mikro</option>
          </select>
        </Labelled>
      </div>
    ),
  },
  {
    name: 'long text',
    element: (
      <Labelled id="contoh-catatan-panjang" label="Catatan" help="Jangan menulis PIN, kata sandi, atau OTP">
        <textarea
          id="contoh-catatan-panjang"
          className="field"
          rows={4}
          aria-describedby="contoh-catatan-panjang-help"
        />
      </Labelled>
    ),
  },
  {
    name: 'date and file',
    element: (
      <div className="grid gap-6">
        <Labelled id="contoh-tanggal" label="Tanggal kejadian">
          <input id="contoh-tanggal" type="date" className="field" defaultValue="2026-11-20" />
        </Labelled>
        <Labelled id="contoh-lampiran" label="Lampiran" help="PDF, JPEG, atau PNG, paling besar 5 MB">
          <input id="contoh-lampiran" type="file" className="field" aria-describedby="contoh-lampiran-help" />
        </Labelled>
      </div>
    ),
  },
  {
    name: 'choices: one, several, none open',
    element: (
      <div className="grid gap-4">
        <Choices name="contoh-satu" type="radio" />
        <Choices name="contoh-beberapa" type="checkbox" />
        <Choices name="contoh-tertutup" type="radio" isDisabled />
      </div>
    ),
  },
  {
    name: 'search, with its button inside',
    tone: 'surface-alt',
    element: (
      <search className="block max-w-xl">
        <div className="field-group search-field">
          <Icon name="map-pin" size={22} />
          <input
            type="search"
            className="field"
            aria-label="Cari cabang"
            placeholder="Nama area, kota, atau jalan"
          />
          <button type="button" className="button button-primary">
            Cari
          </button>
        </div>
      </search>
    ),
  },
];
