import * as z from 'zod/mini';
import { createDeviceValue } from '@/lib/deviceValue';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { perMember } from '@/session/perMember';

const parse = (raw: unknown): boolean | undefined => z.boolean().safeParse(raw).data;

/** On this device, by member. */
const choiceOf = perMember((member) =>
  createDeviceValue(`kb:poll-results ${member}`, parse, false),
);

/** True if results are hidden until one votes. */
export const useHidesResults = (): boolean => useDeviceValue(choiceOf(), false);

export const setHidesResults = (hides: boolean): void => void choiceOf().set(hides);
