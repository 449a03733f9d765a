import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { windowBottom, windowTop } from './windowEdges';
import * as cardStyles from './card.module.css';
import * as dialogStyles from './dialog.module.css';

type MenuButtonProps = {
  /** The accessible name; includes the visible text. */
  readonly label: string;
  readonly className: string | undefined;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  /** Called on hover or focus, to load the menu. */
  readonly onIntent?: () => void;
};

const gapPx = 8;

const atFirst = { isAbove: false, maxHeight: undefined, right: undefined };

/** Below the button if there is room, else above, else scrolling; never left of the window. */
function placeMenu(button: Element, menu: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = windowBottom() - bottom - gapPx;
  const above = top - windowTop() - 2 * gapPx;
  const borders = menu.offsetHeight - menu.clientHeight;
  const height = menu.scrollHeight + borders;
  const isAbove = height > below && above > below;
  const room = isAbove ? above : below;
  const beyond = menu.offsetWidth + gapPx - right;
  return {
    isAbove,
    maxHeight: height > room ? room : undefined,
    right: beyond > 0 ? -beyond : undefined,
  };
}

type MenuProps = {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The opened menu. Its effects are here, since a feed has a closed one for each post. */
function Menu({ id, button, onClose, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<ReturnType<typeof placeMenu>>(atFirst);
  const { isAbove, maxHeight, right } = position;

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const container = menu.current?.parentElement;
      if (!(target instanceof Node) || !container?.contains(target)) onClose();
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', closeOutside, { signal: stop.signal });
    document.addEventListener('focusin', closeOutside, { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);

  useLayoutEffect(() => {
    const { current } = menu;
    if (current === null) return undefined;
    // Its content may load late, and what loads above it moves the button.
    const observer = new ResizeObserver(() => {
      if (button.current !== null) setPosition(placeMenu(button.current, current));
    });
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [button]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={menu}
      id={id}
      className={`${dialogStyles.menu} ${isAbove ? dialogStyles.menuAbove : ''} ${cardStyles.card}`}
      style={{ maxHeight, right }}
      onClick={() => {
        button.current?.focus({ preventScroll: true });
        onClose();
      }}
    >
      {children}
    </div>
  );
}

/** A menu button. Escape, an outside press and Tab close it; focus returns to the button. */
export function MenuButton({ label, className, trigger, children, onIntent }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };

  return (
    // Keys of the button and its links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={dialogStyles.menuAnchor}
      data-slot="menu-button"
      // In Safari a pressed button does not take the focus: the nearest focusable element around it does.
      // If that were outside of the menu, the menu would close before the click.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      >
        {trigger}
      </button>
      {open && (
        <Menu id={id} button={button} onClose={close}>
          {children}
        </Menu>
      )}
    </div>
  );
}
