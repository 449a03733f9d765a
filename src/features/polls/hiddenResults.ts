import * as z from 'zod/mini';
import { createDeviceValue } from '@/lib/deviceValue';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { perMember } from '@/session/perMember';

const parse = (raw: unknown): boolean | undefined => z.boolean().safeParse(raw).data;

/** Whether a member wants to vote before seeing results, saved on this device. */
const choiceOf = perMember((member) =>
  createDeviceValue(`kb:poll-results ${member}`, parse, false),
);

/** True while results of polls without the member's vote are hidden. */
export const useHidesResults = (): boolean => useDeviceValue(choiceOf(), false);

/** Saves the choice of the member on this tab. */
export const setHidesResults = (hides: boolean): void => void choiceOf().set(hides);
