import { nanoid } from '@reduxjs/toolkit';
import { offlineError, type ProviderError } from '@/api/providerError';
import { userKey } from '@/lib/userKey';
import { type Act, settled, targetKey, type Vote } from './act';
import { castVote, isSecondVote } from './castVote';
import { type Finding, findAct } from './findAct';
import { abandoned, type Flight, holdAgain, isHeld, isLeft, letLeave } from './hold';
import type { Seen, Self } from './match';
import type { Mirror } from './mirror';
import type { Readiness } from './readiness';
import type { CarriedOut, Told } from './send';
import { aloneFor } from './tabs';
import { isAnswer, isThere } from './verdict';

/** The calls of the outbox. */
export type Transport = {
  readonly carryOut: (
    act: Act,
    signal: AbortSignal,
    told: Told,
  ) => Promise<{ readonly data: CarriedOut } | { readonly error: ProviderError }>;
  /** The newest count of what a vote is for. */
  readonly count: (
    vote: Vote,
  ) => Promise<{ readonly data: number } | { readonly error: ProviderError }>;
  readonly list: (act: Act) => Promise<readonly Seen[] | undefined>;
  readonly self: () => Promise<Self | undefined>;
};

/** Sends what waits, one act a list at a time. */
export type Sender = {
  /** Sends what waits, as soon as no other tab sends. */
  readonly start: () => void;
  /** Looks for every unclear act again. */
  readonly lookAgain: () => void;
  /** Stops sending an act. @returns false where this tab does not send it */
  readonly abort: (id: string) => boolean;
  readonly close: () => void;
};

/** What a sender works with. */
export type SenderParts = {
  readonly mirror: Mirror;
  readonly transport: Transport;
  readonly readiness: Readiness;
  /** The highest id an act's list is known to have. */
  readonly highest: (act: Act) => number | undefined;
  readonly onProgress: (id: string, share: number | undefined) => void;
};

/** Makes the sender of one tab. */
export function createSender({
  mirror,
  transport,
  readiness,
  highest,
  onProgress,
}: SenderParts): Sender {
  const flights = new Map<string, Flight>();
  const toFind = new Set<string>();
  let running: string | undefined;
  let closed = false;

  const settle = (id: string, settledId: number | undefined, error?: ProviderError) =>
    mirror.change(id, (act) => act && { ...settled(act, settledId), error });
  const lose = (id: string, error: ProviderError) =>
    mirror.change(id, (act) => act && { ...act, state: 'unclear', error });
  const find = (act: Act): Promise<Finding> =>
    navigator.onLine
      ? findAct(act, mirror.acts(), transport)
      : Promise.resolve({ found: 'unread' });

  async function afterLoss(act: Act, flight: Flight, error: ProviderError) {
    const brokeOff = flight.share > 0 && flight.share < 1;
    const unasked =
      act.kind === 'vote' && mirror.acts().find(({ id }) => id === act.id)?.asked === undefined;
    const held = isHeld(mirror, act, flight);
    if (flight.stayed === 'lost' || isLeft(act, flight)) return undefined;
    if (flight.cancelled && (held || brokeOff || unasked))
      return mirror.change(act.id, () => undefined);
    if (held && (flight.stayed === 'offline' || !navigator.onLine))
      return mirror.change(act.id, (now) => now && { ...now, state: 'waiting' });
    const finding = await find(act);
    if (closed) return undefined;
    if (finding.found === 'there') return settle(act.id, finding.id);
    return lose(act.id, error);
  }

  async function call(act: Act, before: Act, flight: Flight) {
    const { signal } = flight.controller;
    const carryOut = (one: Act) =>
      transport.carryOut(one, signal, {
        onProgress: (share) => {
          flight.share = share;
          onProgress(act.id, share);
        },
        onLeave: () => letLeave(mirror, act, flight, () => closed),
        onRefused: () => holdAgain(mirror, before, flight),
      });
    const onAsk = (asked: number | undefined) =>
      mirror.change(act.id, (now) => {
        // Overtaken: the call that left was answered, and another one will leave.
        const heldBy = asked === undefined && flight.left ? flight.id : now?.heldBy;
        return now && { ...now, asked, heldBy };
      });
    const { count } = transport;
    const answer =
      act.kind === 'vote'
        ? await castVote(act, { signal, count, carryOut, onAsk })
        : await carryOut(act);
    if (closed) return undefined;
    if ('data' in answer) return settle(act.id, answer.data.id);
    const { error } = answer;
    if (!isAnswer(error)) return afterLoss(act, flight, error);
    if (isThere(act, error)) return settle(act.id, undefined, error);
    if (flight.cancelled) return mirror.change(act.id, () => undefined);
    const back = { sentAt: before.sentAt };
    if (error.status === 401) {
      readiness.lockOut();
      return mirror.change(act.id, (now) => now && { ...now, ...back, state: 'waiting' });
    }
    return mirror.change(act.id, (now) => now && { ...now, ...back, state: 'refused', error });
  }

  async function send(act: Act): Promise<void> {
    if (isSecondVote(act, mirror.acts()))
      return void (await mirror.change(act.id, () => undefined));
    const controller = new AbortController();
    const flight: Flight = {
      id: nanoid(),
      controller,
      cancelled: false,
      share: 0,
      left: false,
      stayed: undefined,
    };
    const first = act.sentAt === undefined;
    flights.set(act.id, flight);
    try {
      const begun = await mirror.change(act.id, (now) =>
        now?.state === 'waiting'
          ? {
              ...now,
              state: 'sending',
              error: undefined,
              heldBy: flight.id,
              after: first ? highest(now) : now.after,
            }
          : now,
      );
      if (begun?.heldBy !== flight.id || closed) return;
      if (!first) {
        const finding = await find(begun);
        if (closed) return;
        if (finding.found === 'there') return void (await settle(act.id, finding.id));
        if (finding.found === 'unread') return void (await lose(act.id, act.error ?? offlineError));
      }
      if (flight.cancelled) await mirror.change(act.id, () => undefined);
      else await call(begun, act, flight);
    } finally {
      flights.delete(act.id);
      onProgress(act.id, undefined);
    }
  }

  async function look(act: Act): Promise<void> {
    const finding = await find(act);
    if (finding.found === 'there' && !closed) await settle(act.id, finding.id);
  }

  function jobFor(act: Act): Promise<void> | undefined {
    if (act.state === 'waiting') return send(act);
    return act.state === 'unclear' && toFind.delete(act.id) ? look(act) : undefined;
  }

  /** Only one tab is in here: what still says that it is being sent was left by a tab that is gone. */
  async function drain(member: string): Promise<void> {
    await mirror.show(member);
    for (const { id, state } of mirror.acts()) {
      if (state !== 'sending') continue;
      const left = await mirror.change(id, abandoned);
      if (left?.state === 'unclear') toFind.add(id);
    }
    const busy = new Map<string, Promise<void>>();
    while (goes(member)) {
      let stop = () => {};
      const changed = new Promise<void>((resolve) => {
        stop = mirror.subscribe(resolve);
      });
      for (const act of mirror.acts()) {
        const target = targetKey(act);
        const job = busy.has(target) ? undefined : jobFor(act);
        if (job !== undefined)
          busy.set(
            target,
            job.finally(() => busy.delete(target)),
          );
      }
      if (busy.size > 0) await Promise.race([...busy.values(), changed]);
      stop();
      if (busy.size === 0 && !hasWork()) break;
    }
    await Promise.all(busy.values());
  }

  const goes = (member: string) => !closed && readiness.ready(member);
  const hasWork = () =>
    mirror
      .acts()
      .some(({ id, state }) => state === 'waiting' || (state === 'unclear' && toFind.has(id)));

  async function run(member: string): Promise<void> {
    try {
      await aloneFor(member, () => (goes(member) ? drain(member) : Promise.resolve()));
      if (running === member) running = undefined;
      start();
    } catch (reason) {
      running = undefined;
      console.error('The outbox stopped.', reason);
    }
  }

  function start(): void {
    const member = userKey();
    const left = mirror.acts().some(({ id, state }) => state === 'sending' && !flights.has(id));
    if (running === member || !(hasWork() || left) || !goes(member)) return;
    running = member;
    void run(member);
  }

  return {
    start,
    lookAgain: () => {
      for (const { id, state } of mirror.acts()) if (state === 'unclear') toFind.add(id);
      start();
    },
    abort: (id) => {
      const flight = flights.get(id);
      if (flight === undefined) return false;
      flight.cancelled = true;
      flight.controller.abort();
      return true;
    },
    close: () => {
      closed = true;
      for (const { controller } of flights.values()) controller.abort();
    },
  };
}
