export const nextStep = {
  title: 'Hitungannya cocok?',
  text: 'Petugas kami menghubungi Anda, menjelaskan syarat dan biaya yang berlaku, lalu membantu sampai selesai. Isian kalkulator ini tidak kami simpan.',
  apply: { loan: 'Ajukan sekarang', 'savings-goal': 'Buka rekening', 'time-deposit': 'Buka deposito' },
  compare: {
    loan: 'Bandingkan semua pinjaman',
    'savings-goal': 'Bandingkan semua simpanan',
    'time-deposit': 'Bandingkan semua simpanan',
  },
};
