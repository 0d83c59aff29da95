/** Store badges and QR code of the bank's app. */
export const appDownload = {
  scan: 'Pindai dengan kamera ponsel Anda',
  code: 'Kode QR untuk mengunduh aplikasi',
  demonstration: 'Contoh: di situs demonstrasi ini, tombol dan kode QR tidak membuka toko aplikasi.',
};
