import { type ClipboardEvent, type DragEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes pictures that are dropped or pasted.
 * @param open false while none is taken
 */
export function usePictureDrop(open: boolean, onPicture: (file: File) => unknown) {
  const [dragging, setDragging] = useState(false);
  const take = (files: FileList): boolean => {
    const file = [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (file !== undefined) onPicture(file);
    return file !== undefined;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!open || !carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
        setDragging(false);
      }
    },
    onDrop: (event: DragEvent) => {
      setDragging(false);
      if (open && take(event.dataTransfer.files)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      // Text that was copied with a picture of itself is meant as text.
      if (!open || event.clipboardData.types.includes('text/plain')) return;
      if (take(event.clipboardData.files)) event.preventDefault();
    },
  };
  return { dragging: dragging && open, handlers };
}
