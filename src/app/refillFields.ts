import { type Field, isChoice, fieldKey } from '@/lib/enteredValues';

const fieldsIn = (root: ParentNode) =>
  root.querySelectorAll<Field>(
    ':is(input, textarea, select)[name]:not([type=file], [type=hidden])',
  );

/** As if a person had done it: React and its forms hear of it. */
function enter(field: Field, { value }: Field): void {
  if (isChoice(field)) {
    if (!field.checked) field.click();
    return;
  }
  if (field.value !== '') return;
  // React overrides the setter of the element.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Milliseconds in which a lazy form is expected. */
const maxWaitMs = 20_000;

/**
 * A document that a browser's translator or an extension has changed cannot be hydrated: React renders it
 * anew, without what was entered. Returns a function for the moment after, which enters it again.
 */
export function rememberFields(root: HTMLElement): () => void {
  // Weak: what gives way to later pages must not stay in memory.
  let early = Array.from(fieldsIn(root), (field) => new WeakRef(field));
  const { href } = location;
  let focusedEarly = new WeakRef<object>(document.activeElement ?? root);
  root.addEventListener('focusin', ({ target }) => {
    focusedEarly = new WeakRef(target ?? root);
  });

  return () => {
    // Fields of other pages may have the same names.
    if (location.href !== href) return;
    const focused = focusedEarly.deref();
    const replaced = early
      .flatMap((field) => field.deref() ?? [])
      .filter((one) => !one.isConnected);
    // Once each: what somebody clears later stays empty.
    early = early.filter((field) => field.deref()?.isConnected);
    const lost = new Map(
      replaced
        .filter((field) => field === focused || (isChoice(field) ? field.checked : field.value))
        .map((field) => [fieldKey(field), field]),
    );
    const refill = () => {
      for (const field of fieldsIn(root)) {
        const before = lost.get(fieldKey(field));
        if (before === undefined) continue;
        lost.delete(fieldKey(field));
        if (isChoice(before) ? before.checked : before.value !== '') enter(field, before);
        if (before === focused && document.activeElement === document.body)
          field.focus({ preventScroll: true });
      }
      if (lost.size === 0) observer.disconnect();
    };
    const observer = new MutationObserver(refill);
    observer.observe(root, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), maxWaitMs);
    refill();
  };
}
