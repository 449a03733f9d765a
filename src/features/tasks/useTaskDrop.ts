import { type DragEvent, useState } from 'react';
import type { Task } from './task';

const kind = 'application/x-kingdom-builders-task';

/** A task in the pointer's hand. Only this portal's own tasks are taken, by their id. */
export const carriedTask = {
  /** What the card of a task listens to. */
  listeners: ({ id, title }: Task) => ({
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData(kind, id);
      dataTransfer.setData('text/plain', title);
    },
  }),
  isCarried: ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind),
  idOf: ({ dataTransfer }: DragEvent) => dataTransfer.getData(kind),
} as const;

/**
 * A place where a task can be let go.
 * @param onDrop told the id of what was let go here
 * @returns whether one hangs over it, and what its element listens to
 */
export function useTaskDrop(onDrop: (id: string) => void) {
  const [over, setOver] = useState(false);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (!carriedTask.isCarried(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
        setOver(false);
      }
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!carriedTask.isCarried(event)) return;
      event.preventDefault();
      onDrop(carriedTask.idOf(event));
    },
  };
  return { over, listeners };
}
