import { bilingual } from '#cms/i18n/bilingual.ts';

/** Why a sign-in through the identity provider failed, as the login screen says it; the names are in its address. */
export const signInProblems = {
  'no-account': bilingual(
    'Alamat e-mail Anda di akun bank tidak punya akun di sini. Minta administrator membuatnya.',
    'The e-mail address of your bank account has no account here. Ask an administrator to create one.',
  ),
  'not-verified': bilingual(
    'Akun bank Anda tidak memuat alamat e-mail yang terverifikasi. Hubungi bagian TI.',
    'Your bank account has no verified e-mail address. Contact the IT department.',
  ),
  'other-identity': bilingual(
    'Akun di sini terhubung dengan orang lain di penyedia identitas. Hubungi administrator.',
    'The account here belongs to another person of the identity provider. Contact an administrator.',
  ),
  'roles-refused': bilingual(
    'Peran dari akun bank Anda tidak dapat dipasang. Hubungi administrator.',
    'The roles of your bank account could not be applied. Contact an administrator.',
  ),
  expired: bilingual(
    'Proses masuk terlalu lama, atau dimulai di peramban lain. Mulai lagi.',
    'Signing in took too long, or began in another browser. Start again.',
  ),
  refused: bilingual(
    'Penyedia identitas tidak mengizinkan Anda masuk.',
    'The identity provider did not let you sign in.',
  ),
  unavailable: bilingual(
    'Penyedia identitas sedang tidak dapat dihubungi. Coba lagi sebentar.',
    'The identity provider cannot be reached. Try again in a moment.',
  ),
};

export type SignInProblem = keyof typeof signInProblems;

/** A failure that the login screen explains. */
export class SignInRejectedError extends Error {
  override name = 'SignInRejectedError';
  readonly problem: SignInProblem;

  /** The account here that the person would have got, if known. */
  readonly account: { id: number; name: string } | null;

  constructor(problem: SignInProblem, account: { id: number; name: string } | null = null) {
    super(`Sign-in rejected: ${problem}`);
    this.problem = problem;
    this.account = account;
  }
}
