'use client';

import './editing.css';
import {
  ServerFunctionsContext,
  useAuth,
  useConfig,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { useScheduleDate } from '../jakarta-date/use-schedule-date.ts';
import { FormIds } from './form-ids.ts';
import { dropOldCopies } from './local-copies.ts';
import { SaveStates } from './save-states.ts';
import { watchSaves } from './save-watch.ts';
import { scheduleWithOptimisticLock } from './schedule-with-optimistic-lock.ts';
import type { FormUser } from './sign-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { editingTexts } from './texts.ts';
import { usePasteNotices } from './use-paste-notices.ts';
import { type OpenForms, useSessionExpiry } from './use-session-expiry.ts';
import { waitUntilOnline } from './wait-until-online.ts';

/** `updatedAt` of each open form, by the document's API path. */
type LoadedUpdatedAt = RefObject<Map<string, (() => string | undefined)[]>>;

export type Editing = {
  formIds: FormIds;
  states: SaveStates;
  openForms: OpenForms;
  loadedUpdatedAt: LoadedUpdatedAt;
};

const EditingContext = createContext<Editing | null>(null);

/** The editing context; null on screens without a session. */
export const useEditing = (): Editing | null => use(EditingContext);

type Question = { answer: (isSignedIn: boolean) => void };

type EditingProviderProps = { children: ReactNode; hasIdentityProvider: boolean };

/**
 * Prevents loss of input when the session expires or the network fails. Wraps `fetch` while a user is signed
 * in, since Payload has no hook for its requests.
 */
export function EditingProvider({ children, hasIdentityProvider }: EditingProviderProps) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { setUser, user } = useAuth();
  const [states] = useState(() => new SaveStates());
  const [formIds] = useState(() => new FormIds());
  const openForms = useRef(0);
  const loadedUpdatedAt: LoadedUpdatedAt = useRef(new Map());
  const [question, setQuestion] = useState<Question | null>(null);
  const pending = useRef<Promise<void> | null>(null);
  /** Who is signed in instead of the user of this page. */
  const [otherUserName, setOtherUserName] = useState<string | null>(null);
  const language = useRef(i18n.language);
  language.current = i18n.language;
  const { api } = config.routes;
  const usersPath = `${api}/${config.admin.user}`;
  const userId = user?.id;

  /** Single flight: all requests that fail with an expired session share one sign-in dialog. */
  const signIns = useRef(0);
  const signIn = useRef(() => {
    pending.current ??= new Promise<void>((resolve, reject) => {
      setQuestion({
        answer: (isSignedIn) => {
          pending.current = null;
          setQuestion(null);
          if (isSignedIn) {
            signIns.current += 1;
            resolve();
          } else reject(new Error('Nobody signed in again.'));
        },
      });
    });
    return pending.current;
  });

  useEffect(() => {
    if (userId === undefined) return;
    dropOldCopies(window.localStorage, Date.now());
    const original = window.fetch;
    const documents = new Set([
      ...config.collections
        .filter(({ slug }) => !slug.startsWith('payload-'))
        .map(({ slug }) => `${api}/${slug}`),
      ...config.globals.map(({ slug }) => `${api}/globals/${slug}`),
    ]);
    const watched = watchSaves({
      documents,
      fetch: (input, init) => original.call(window, input, init),
      formIdOf: formIds.onlyIdOf,
      isSignedIn: () =>
        original(`${usersPath}/me`)
          .then((response) => response.json())
          .then(({ user: now }: { user?: { id?: unknown; name?: unknown; email?: unknown } | null }) => {
            const isSame = now?.id === userId;
            setOtherUserName(now && !isSame ? String(now.name || now.email) : null);
            return isSame;
          })
          .catch(() => true),
      openedBy: String(userId),
      origin: window.location.origin,
      signIn: () => signIn.current(),
      signIns: () => signIns.current,
      states,
      unreachable: () => inLanguageOf({ i18n: { language: language.current } }, editingTexts.unreachable),
      wait: waitUntilOnline,
    });
    window.fetch = watched;
    return () => {
      if (window.fetch === watched) window.fetch = original;
    };
  }, [api, config, formIds, states, userId, usersPath]);

  const functions = useServerFunctions();
  const { serverFunction } = functions;
  const schedulePublish = useMemo(
    () =>
      scheduleWithOptimisticLock({
        api,
        loadedUpdatedAt: (path) => loadedUpdatedAt.current.get(path)?.at(-1)?.(),
        serverFunction,
        failureMessage: () =>
          inLanguageOf({ i18n: { language: language.current } }, editingTexts.scheduleFailed),
      }),
    [api, serverFunction],
  );

  useSessionExpiry({ openForms, askToSignIn: () => signIn.current() });
  usePasteNotices(i18n.language);
  useScheduleDate();

  const expectedUser: FormUser | null = user ? { id: user.id, email: String(user.email ?? '') } : null;
  return (
    <EditingContext value={{ formIds, states, openForms, loadedUpdatedAt }}>
      <ServerFunctionsContext value={{ ...functions, schedulePublish }}>{children}</ServerFunctionsContext>
      {question && expectedUser && (
        <SignInDialog
          language={i18n.language}
          otherUserName={otherUserName}
          expectedUser={expectedUser}
          hasIdentityProvider={hasIdentityProvider}
          usersPath={usersPath}
          onLeave={() => {
            question.answer(false);
            window.location.assign(`${config.routes.admin}${config.admin.routes.login}`);
          }}
          onSignedIn={(session) => {
            setOtherUserName(null);
            setUser(session as Parameters<typeof setUser>[0]);
            question.answer(true);
          }}
        />
      )}
    </EditingContext>
  );
}
