import { useCallback, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useService } from '@/lib/services';
import { listMemory, type ListMemory, type ListServices } from './listMemory';

/** The memory of a feed: restored on Back, new where a link opens it. */
export function useListMemory(place: string): ListMemory {
  const services = useService((all: ListServices) => all);
  const fresh = useNavigationType() !== NavigationType.Pop;
  const [memory] = useState(() => listMemory(services, place, fresh));
  return memory;
}

/** Whether an entry's text is expanded, remembered with its list. */
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
