import { useCallback, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useService } from '@/lib/services';
import { listMemory, type ListMemory, type ListServices } from './listMemory';

/** The memory of a feed: kept on the way back to it, new where a link opens it. */
export function useListMemory(place: string): ListMemory {
  const services = useService((all: ListServices) => all);
  const fresh = useNavigationType() !== NavigationType.Pop;
  const [memory] = useState(() => listMemory(services, place, fresh));
  return memory;
}

/**
 * Whether the text of an entry is open, remembered with its list.
 * @returns the state, and what changes it; the same function at each render
 */
export function useRememberedOpen(
  memory: Pick<ListMemory, 'isOpen' | 'toggle'>,
  itemKey: string,
): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(() => memory.isOpen(itemKey));
  const toggle = useCallback(() => {
    memory.toggle(itemKey);
    setOpen((was) => !was);
  }, [memory, itemKey]);
  return [isOpen, toggle];
}
