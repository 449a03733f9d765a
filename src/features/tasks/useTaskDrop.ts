import { type DragEvent, useState } from 'react';
import type { Task } from './task';

const kind = 'application/x-kingdom-builders-task';

/** For a card that can be dragged. */
export const dragHandlersOf = ({ id, title }: Task) => ({
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData(kind, id);
    dataTransfer.setData('text/plain', title);
  },
});

const carriesTask = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind);

/** A drop target for this portal's own tasks. */
export function useTaskDrop(onDrop: (id: string) => void) {
  const [over, setOver] = useState(false);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (!carriesTask(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
        setOver(false);
      }
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!carriesTask(event)) return;
      event.preventDefault();
      onDrop(event.dataTransfer.getData(kind));
    },
  };
  return { over, listeners };
}
