import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

const STEP_MS = 30_000;
/** 160 bits, the length of the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** A new secret, in base32. */
export const createSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const generator = (secret: string, issuer: string, label: string) =>
  // What all authenticator apps support; several ignore other parameters.
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_MS / 1_000,
  });

/**
 * The 30-second step that a code belongs to: the current one, the one before or the one after, since clocks differ. Null
 * if the code is of none of them.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = generator(secret, '', '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

/** The enrolment for an authenticator app: the URI of the secret, and the same as QR code in SVG. */
export function enrolmentOf(secret: string, issuer: string, account: string): { uri: string; svg: string } {
  const uri = generator(secret, issuer, account).toString();
  return { uri, svg: encodeQR(uri, 'svg', { border: 4 }) };
}
