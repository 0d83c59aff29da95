import type { UIFieldServerProps } from 'payload';
import { isSecondPersonNeeded } from '../save/second-person.ts';
import { AuthorsNotice } from './authors-notice.tsx';

/** The notice in the form of an item, if publication needs a second person. */
export async function SecondPersonNotice({ payload }: UIFieldServerProps) {
  return (await isSecondPersonNeeded(payload)) ? <AuthorsNotice /> : null;
}
