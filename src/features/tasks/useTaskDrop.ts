import { type DragEvent, useState } from 'react';
import type { Task } from './task';

const kind = 'application/x-kingdom-builders-task';

/** A dragged task; only this portal's own are accepted. */
export const draggedTask = {
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

/** A drop target for tasks. */
export function useTaskDrop(onDrop: (id: string) => void) {
  const [over, setOver] = useState(false);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (!draggedTask.isCarried(event)) return;
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
      if (!draggedTask.isCarried(event)) return;
      event.preventDefault();
      onDrop(draggedTask.idOf(event));
    },
  };
  return { over, listeners };
}
