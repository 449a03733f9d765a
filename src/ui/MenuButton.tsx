import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './card.css';
import './menuButton.css';

type MenuButtonProps = {
  /** The button's accessible name; what is seen on it stands in it. */
  readonly label: string;
  readonly className: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Links and buttons; choosing one closes the menu. */
  readonly children: ReactNode;
};

/**
 * A button with a few links under it. Escape, a press beside it and leaving it with Tab close it;
 * Escape gives the focus back to the button.
 */
export function MenuButton({ label, className, trigger, children }: MenuButtonProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return (
    // The keys are those of the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} className="menu-place" data-slot="menu-button" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div id={id} className="menu card" onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
