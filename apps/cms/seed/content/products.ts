import { bancassurance } from './products/bancassurance.ts';
import { deposito } from './products/deposito.ts';
import { giro } from './products/giro.ts';
import { kendaraan } from './products/kendaraan.ts';
import { kpr } from './products/kpr.ts';
import { kreditMikro } from './products/kredit-mikro.ts';
import { modalKerja } from './products/modal-kerja.ts';
import { multiguna } from './products/multiguna.ts';
import { obligasi } from './products/obligasi.ts';
import { reksaDana } from './products/reksa-dana.ts';
import { tabungan } from './products/tabungan.ts';
import { tabunganPelajar } from './products/tabungan-pelajar.ts';
import { tabunganRencana } from './products/tabungan-rencana.ts';
import type { ProductSeed } from './products/types.ts';

/** The products of the demonstration bank, in the order in which each kind is listed. */
export const products: ProductSeed[] = [
  tabungan,
  tabunganRencana,
  tabunganPelajar,
  deposito,
  giro,
  kpr,
  multiguna,
  kendaraan,
  modalKerja,
  kreditMikro,
  reksaDana,
  obligasi,
  bancassurance,
];
