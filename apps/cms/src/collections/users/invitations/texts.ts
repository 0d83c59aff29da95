import { bilingual } from '#cms/i18n/bilingual.ts';

export const invitationTexts = {
  heading: bilingual('Undang lewat e-mail', 'Invite by e-mail'),
  explanation: bilingual(
    'Orang itu menerima tautan yang berlaku {days} hari dan sekali pakai, lalu memilih kata sandinya sendiri.',
    'The person gets a link that is valid for {days} days and serves once, and chooses a password.',
  ),
  name: bilingual('Nama', 'Name'),
  email: bilingual('Alamat e-mail', 'E-mail address'),
  roles: bilingual('Peran', 'Roles'),
  language: bilingual('Bahasa surat', 'Language of the mail'),
  send: bilingual('Kirim undangan', 'Send invitation'),
  sent: bilingual('Undangan akan segera dikirim.', 'The invitation will be sent shortly.'),
  open: bilingual('Undangan dikirim {time} dan belum diterima.', 'Invitation sent {time}, not accepted yet.'),
  failed: bilingual(
    'Undangan yang dikirim {time} tidak sampai. Periksa alamat e-mailnya, lalu kirim lagi.',
    'The invitation sent {time} was not delivered. Check the e-mail address, then send it again.',
  ),
  again: bilingual('Kirim lagi', 'Send again'),
  incomplete: bilingual(
    'Isi nama, alamat e-mail yang benar, dan bahasa.',
    'Enter a name, a valid e-mail address and a language.',
  ),
  onlyAdministrators: bilingual(
    'Hanya administrator yang dapat mengundang.',
    'Only administrators may invite people.',
  ),
  accepted: bilingual('Undangan ini sudah diterima.', 'This invitation has been accepted.'),
  subject: bilingual('Akun Anda di back office', 'Your account for the back office'),
  greeting: bilingual(
    '{name}, sebuah akun dibuat untuk Anda di back office situs bank.',
    '{name}, an account was created for you in the back office of the bank’s website.',
  ),
  choose: bilingual('Pilih kata sandi', 'Choose a password'),
  validFor: bilingual(
    'Kata sandi paling sedikit {characters} karakter. Tautan ini berlaku {days} hari dan hanya sekali. Setelah itu, minta undangan baru kepada administrator.',
    'The password needs at least {characters} characters. This link is valid for {days} days and serves once. After that ask an administrator for a new invitation.',
  ),
  signIn: bilingual('Masuk dengan akun bank Anda', 'Sign in with your bank account'),
};
