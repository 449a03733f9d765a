import { nanoid } from '@reduxjs/toolkit';
import { accessToken } from '@/api/accessToken';
import { isNamed } from '@/api/sessionRecord';
import { userKey } from '@/lib/userKey';
import { type Act, type Errand, settled, targetKey } from './act';
import { createLateSender } from './lateSender';
import { likeness, type Seen, type Self } from './match';
import { createMirror } from './mirror';
import { createReadiness } from './readiness';
import type { Transport } from './sender';
import type { OutboxStorage } from './storage';
import { openTabs } from './tabs';

/** What members do, kept until the provider has it (architecture, section 4). */
export type Outbox = {
  /** Acts of the member on this tab, the oldest first; the same array until one changes. */
  readonly acts: () => readonly Act[];
  /** False where this device refuses to keep them: they then live until the page is left. */
  readonly kept: () => boolean;
  /** How much of an act's upload has left, from 0 to 1; undefined while it is not being sent. */
  readonly progress: (id: string) => number | undefined;
  /** Who the member is, once the provider has said so. */
  readonly self: () => Self | undefined;
  /** Asks who the member is, where that is not known yet. */
  readonly learnSelf: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Resolves when what this device kept is read. */
  readonly opened: () => Promise<void>;
  /** Takes an errand on and sends it as soon as it can. @throws where nobody is logged in */
  readonly enqueue: (errand: Errand) => Act;
  /**
   * Resolves when an act has come to rest: sent, refused, unclear, or waiting for the connection or
   * for its member; undefined where it is gone.
   */
  readonly rested: (id: string) => Promise<Act | undefined>;
  /** Resolves when an act is sent, refused or unclear, however long it waits; undefined where it is gone. */
  readonly finished: (id: string) => Promise<Act | undefined>;
  /** Sends a refused or unclear act again; an unclear one only after its list does not show it. */
  readonly retry: (id: string) => Promise<void>;
  /** Takes the member's word that an unclear act arrived. */
  readonly believe: (id: string) => Promise<void>;
  /** Cancels what waits or is being sent, and forgets what failed. */
  readonly discard: (id: string) => Promise<void>;
  /** Takes a waiting, refused or unclear act out of the outbox, so that its words go back to a form. */
  readonly take: (id: string) => Promise<Act | undefined>;
  /** Tells what the list of this `placeKey` shows: unclear acts found there are settled. */
  readonly note: (key: string, entries: readonly Seen[]) => void;
  /** Follows the session; call when something of it may have changed. */
  readonly follow: () => void;
  /** Stops, as when the page is left. */
  readonly close: () => void;
};

/** Acts that no list shows: what was sent stays known on this device. */
const staying: ReadonlySet<Act['kind']> = new Set(['vote', 'join']);

/** How long a sent act is laid over lists that do not show it, in milliseconds. */
const keptAfterSending = 120_000;

const newId = () => globalThis.crypto?.randomUUID?.() ?? nanoid();

/** Opens the outbox of one tab. @param storage shared by this browser's tabs */
export function createOutbox(storage: OutboxStorage, calls: Transport): Outbox {
  const highest = new Map<string, number>();
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();
  let self: Self | undefined;
  let shown = userKey();
  let token = accessToken();
  let last = 0;
  let sweeping: ReturnType<typeof setTimeout> | undefined;

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const tabs = openTabs((message) => {
    if (message.say === 'cancel') sender.abort(message.id);
    else if (message.member === shown) void mirror.show(shown).then(() => sender.start());
  });
  const mirror = createMirror(storage, (member) => tabs.tell({ say: 'changed', member }));
  const readiness = createReadiness();
  const transport: Transport = {
    ...calls,
    self: async () => {
      const asked = shown;
      const known = self ?? (await calls.self());
      if (asked === shown && known !== self) {
        self = known;
        emit();
      }
      return known;
    },
  };
  const rise = (key: string, id: number) => highest.set(key, Math.max(id, highest.get(key) ?? id));
  const highestOf = (act: Errand & { readonly after?: number | undefined }) => {
    const known = [act.after, highest.get(targetKey(act))].filter((id) => id !== undefined);
    return known.length > 0 ? Math.max(...known) : undefined;
  };
  const sender = createLateSender({
    mirror,
    transport,
    readiness,
    highest: highestOf,
    onProgress: (id, share) => {
      if (share === undefined) shares.delete(id);
      else shares.set(id, share);
      emit();
    },
  });

  /** Sent acts go once every list must have shown them. */
  const sweep = () => {
    clearTimeout(sweeping);
    const sent = mirror.acts().filter(({ state, kind }) => state === 'sent' && !staying.has(kind));
    if (sent.length === 0) return;
    const ends = ({ settledAt = 0 }: Act) => settledAt + keptAfterSending;
    for (const act of sent) if (act.settledId) rise(targetKey(act), act.settledId);
    for (const act of sent) {
      if (ends(act) <= Date.now()) void mirror.change(act.id, () => undefined);
    }
    const due = Math.min(...sent.map(ends)) - Date.now();
    sweeping = setTimeout(sweep, Math.max(due, 1000));
  };
  mirror.subscribe(sweep);
  mirror.subscribe(emit);

  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', () => sender.lookAgain(), { signal });
  window.addEventListener('offline', emit, { signal });
  const open = async () => {
    await mirror.show(shown);
    sender.lookAgain();
  };
  const opened = open();

  /** Resolves with an act once it is no longer on its way. */
  const until = (id: string, onItsWay: (act: Act) => boolean) =>
    new Promise<Act | undefined>((resolve) => {
      const look = () => {
        const act = find(id);
        if (act !== undefined && onItsWay(act)) return;
        listeners.delete(look);
        resolve(act);
      };
      listeners.add(look);
      look();
    });
  const find = (id: string) => mirror.acts().find((act) => act.id === id);

  return {
    acts: mirror.acts,
    kept: mirror.kept,
    progress: (id) => shares.get(id),
    self: () => self,
    learnSelf: () => {
      if (self === undefined) void transport.self();
    },
    opened: () => opened,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enqueue: (errand) => {
      const member = userKey();
      if (member === '') throw new Error('Nobody is logged in.');
      last = Math.max(Date.now(), last + 1);
      const act: Act = {
        ...errand,
        id: newId(),
        member,
        createdAt: last,
        state: 'waiting',
        revision: 0,
        after: highestOf(errand),
      };
      void mirror.put(act);
      sender.start();
      return act;
    },
    rested: (id) =>
      until(
        id,
        ({ state, member }) =>
          state === 'sending' || (state === 'waiting' && readiness.ready(member)),
      ),
    finished: (id) => until(id, ({ state }) => state === 'sending' || state === 'waiting'),
    retry: async (id) => {
      await mirror.change(id, (act) =>
        act?.state === 'refused' || act?.state === 'unclear' ? { ...act, state: 'waiting' } : act,
      );
      sender.start();
    },
    believe: async (id) => {
      await mirror.change(id, (act) => (act?.state === 'unclear' ? settled(act) : act));
    },
    discard: async (id) => {
      if (find(id)?.state === 'sending' && sender.abort(id)) return;
      const left = await mirror.change(id, (act) => (act?.state === 'sending' ? act : undefined));
      if (left !== undefined) tabs.tell({ say: 'cancel', id });
    },
    take: async (id) => {
      let taken: Act | undefined;
      await mirror.change(id, (act) => {
        const rests = act !== undefined && act.state !== 'sending' && act.state !== 'sent';
        taken = rests ? act : undefined;
        return rests ? undefined : act;
      });
      return taken;
    },
    note: (key, entries) => {
      for (const { id } of entries) rise(key, id);
      if (self === undefined) return;
      const me = self;
      for (const act of mirror.acts()) {
        if (act.state !== 'unclear' || targetKey(act) !== key) continue;
        const seen = entries.find((entry) => likeness(act, entry, me) === 'same');
        if (seen === undefined) continue;
        void mirror.change(act.id, (now) =>
          now?.state === 'unclear' ? settled(now, seen.id) : now,
        );
      }
    },
    follow: () => {
      const [key, now] = [userKey(), accessToken()];
      if (key === shown && now === token) return;
      const sameLogin = now === token && now !== undefined;
      const adopted = sameLogin && isNamed(key) && shown !== '' && !isNamed(shown);
      const before = adopted ? mirror.acts() : [];
      token = now;
      if (key === shown) return sender.lookAgain();
      shown = key;
      self = undefined;
      highest.clear();
      const adopt = before.map(({ id }) =>
        mirror.change(id, (act) => act && { ...act, member: key }),
      );
      void Promise.all(adopt)
        .then(() => mirror.show(key))
        .then(() => sender.lookAgain());
      if (!adopted) void mirror.show(key);
    },
    close: () => {
      clearTimeout(sweeping);
      stop.abort();
      sender.close();
      tabs.close();
    },
  };
}
