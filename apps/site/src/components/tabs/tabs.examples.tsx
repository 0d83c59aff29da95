import type { Example } from '../example.ts';
import { Tabs } from './tabs.tsx';

export const title = 'Tabs';

function Rates({ rows }: { rows: [string, string, string][] }) {
  return (
    <table className="w-full text-right">
      <thead className="text-sm">
        <tr>
          <th className="py-2 text-left font-medium">Mata uang</th>
          <th className="py-2 font-medium">Beli</th>
          <th className="py-2 font-medium">Jual</th>
        </tr>
      </thead>
      <tbody className="font-semibold">
        {rows.map(([currency, buy, sell]) => (
          <tr key={currency} className="border-line border-t">
            <th className="py-3 text-left font-semibold">{currency}</th>
            <td>{buy}</td>
            <td>{sell}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const examples: Example[] = [
  {
    name: 'beside a heading',
    element: (
      <Tabs
        label="Jenis kurs"
        heading={<h3 className="text-xl">Kurs valuta</h3>}
        headingLevel={4}
        tabs={[
          {
            id: 'contoh-e-rate',
            title: 'e-Rate',
            content: (
              <Rates
                rows={[
                  ['USD', '16.290', '16.310'],
                  ['SGD', '12.534', '12.571'],
                ]}
              />
            ),
          },
          {
            id: 'contoh-tt-counter',
            title: 'TT Counter',
            content: (
              <Rates
                rows={[
                  ['USD', '16.200', '16.400'],
                  ['SGD', '12.480', '12.630'],
                ]}
              />
            ),
          },
          {
            id: 'contoh-bank-notes',
            title: 'Bank Notes',
            content: <Rates rows={[['USD', '16.150', '16.450']]} />,
          },
        ]}
      />
    ),
    tone: 'card',
  },
  {
    name: 'more than fit on a phone',
    element: (
      <Tabs
        label="Masa"
        tabs={[
          { id: 'contoh-ytd', title: 'Tahun berjalan', content: <p>Kinerja sejak awal tahun: +4,2%.</p> },
          { id: 'contoh-1-tahun', title: '1 tahun', content: <p>Kinerja setahun: +6,8%.</p> },
          { id: 'contoh-6-bulan', title: '6 bulan', content: <p>Kinerja enam bulan: +3,1%.</p> },
          { id: 'contoh-3-bulan', title: '3 bulan', content: <p>Kinerja tiga bulan: +1,4%.</p> },
          {
            id: 'contoh-catatan',
            title: 'Catatan Anda',
            content: (
              <label className="block max-w-[420px]">
                <span className="font-semibold">Catatan</span>
                <input className="field mt-2" />
              </label>
            ),
          },
        ]}
      />
    ),
  },
];
