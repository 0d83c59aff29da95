import type { Example } from '../example.ts';
import { Change } from './change.tsx';
import { TableFrame } from './table-frame.tsx';

export const title = 'Table';

const FUNDS = [
  { name: 'Pasar Uang', kind: 'Pasar uang', value: '1.482,31', month: 0.0042, year: 0.0511, since: 0.4823 },
  {
    name: 'Obligasi Negara',
    kind: 'Pendapatan tetap',
    value: '1.913,77',
    month: 0.0108,
    year: 0.0734,
    since: 0.9138,
  },
  { name: 'Saham Nusantara', kind: 'Saham', value: '2.204,58', month: -0.0067, year: -0.0215, since: 1.2046 },
  { name: 'Berimbang Syariah', kind: 'Campuran', value: '1.655,02', month: 0, year: 0.0388, since: 0.655 },
];

const INSTALMENTS = [
  ['1', '3.205.395', '666.667', '76.794.605'],
  ['2', '3.232.107', '639.955', '73.562.498'],
  ['3', '3.259.041', '613.021', '70.303.457'],
];

export const examples: Example[] = [
  {
    name: 'wider than a phone, with changes',
    element: (
      <TableFrame label="Nilai aktiva bersih">
        <table className="data-table">
          <caption>Nilai aktiva bersih</caption>
          <thead>
            <tr>
              <th scope="col">Dana</th>
              <th scope="col">Jenis</th>
              <th scope="col" className="numeric">
                Nilai (Rp)
              </th>
              <th scope="col" className="numeric">
                1 bulan
              </th>
              <th scope="col" className="numeric">
                1 tahun
              </th>
              <th scope="col" className="numeric">
                Sejak awal
              </th>
            </tr>
          </thead>
          <tbody>
            {FUNDS.map((fund) => (
              <tr key={fund.name}>
                <th scope="row">{fund.name}</th>
                <td className="whitespace-nowrap text-muted">{fund.kind}</td>
                <td className="numeric">{fund.value}</td>
                <td className="numeric">
                  <Change value={fund.month} />
                </td>
                <td className="numeric">
                  <Change value={fund.year} />
                </td>
                <td className="numeric">
                  <Change value={fund.since} fractionDigits={1} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    ),
  },
  {
    name: 'with totals',
    element: (
      <TableFrame label="Jadwal cicilan">
        <table className="data-table">
          <caption>Jadwal cicilan</caption>
          <thead>
            <tr>
              <th scope="col">Bulan</th>
              <th scope="col" className="numeric">
                Pokok
              </th>
              <th scope="col" className="numeric">
                Bunga
              </th>
              <th scope="col" className="numeric">
                Sisa pokok
              </th>
            </tr>
          </thead>
          <tbody>
            {INSTALMENTS.map(([month, principal, interest, rest]) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td className="numeric">{principal}</td>
                <td className="numeric">{interest}</td>
                <td className="numeric">{rest}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Jumlah</th>
              <td className="numeric">9.696.543</td>
              <td className="numeric">1.919.643</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </TableFrame>
    ),
  },
];
