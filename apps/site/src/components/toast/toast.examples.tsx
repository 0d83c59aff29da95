import type { Example } from '../example.ts';
import { ToastCard } from './toast-card.tsx';
import { type ToastOptions, toast } from './toasts.ts';

export const title = 'Toast';

const SUCCESS: ToastOptions = { text: 'Tautan disalin.', tone: 'success' };
const ERROR: ToastOptions = {
  text: 'Pesan belum terkirim. Periksa sambungan Anda, lalu coba lagi.',
  tone: 'error',
};
const WITH_ACTION: ToastOptions = {
  text: 'Riwayat pencarian dihapus.',
  action: { text: 'Urungkan', run: () => toast.call('show', { text: 'Riwayat pencarian dikembalikan.' }) },
};

function ShowButton({ text, options }: { text: string; options: ToastOptions[] }) {
  return (
    <button
      type="button"
      className="button button-quiet cursor-pointer"
      onClick={() => {
        for (const each of options) toast.call('show', each);
      }}
    >
      {text}
    </button>
  );
}

const noClosing = () => {};

export const examples: Example[] = [
  {
    name: 'called from buttons',
    element: (
      <div className="flex flex-wrap gap-3">
        <ShowButton text="Berhasil" options={[SUCCESS]} />
        <ShowButton text="Gagal" options={[ERROR]} />
        <ShowButton text="Dengan tindakan" options={[WITH_ACTION]} />
        <ShowButton text="Tiga berurutan" options={[SUCCESS, ERROR, WITH_ACTION]} />
      </div>
    ),
  },
  { name: 'success', element: <ToastCard toast={SUCCESS} onClose={noClosing} /> },
  { name: 'error', element: <ToastCard toast={ERROR} onClose={noClosing} /> },
  { name: 'information with an action', element: <ToastCard toast={WITH_ACTION} onClose={noClosing} /> },
];
