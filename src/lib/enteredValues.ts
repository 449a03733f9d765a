export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never passwords. */
const fieldsHere = () =>
  document.querySelectorAll<Field>(
    ':is(input, textarea, select)[name]:not([type=password], [autocomplete*=password], [type=file], [type=hidden])',
  );
export const isChoice = (field: Field): field is HTMLInputElement =>
  /radio|checkbox/.test(field.type);
/** Names that React made (`_R_1_`) differ each time. */
export const fieldKey = (field: Field) =>
  [field.form?.id, field.name.replace(/^_.*/, ''), isChoice(field) ? field.value : ''].join(' ');
const focused = 'focus';

export function readEnteredValues(): Readonly<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const field of fieldsHere()) {
    if (field.value !== '' && (!isChoice(field) || field.checked))
      typed[fieldKey(field)] = field.value;
    if (field === document.activeElement) typed[focused] = fieldKey(field);
  }
  return typed;
}

/** Saves them for the next load of this address. */
export function saveEnteredValues(typed: Readonly<Record<string, string>>): void {
  const state: unknown = history.state;
  const rest = typeof state === 'object' ? state : {};
  history.replaceState({ ...rest, typed }, '');
}

export function restoreEnteredValues(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('typed' in state)) return;
  const { typed, ...rest } = state;
  history.replaceState(rest, '');
  if (typeof typed !== 'object' || typed === null) return;
  for (const field of fieldsHere()) {
    const name = fieldKey(field);
    const entered: unknown = Reflect.get(typed, name);
    if (typeof entered === 'string') {
      if (!isChoice(field)) field.value ||= entered;
      else if (!field.checked) field.click();
    }
    if (Reflect.get(typed, focused) === name) field.focus({ preventScroll: true });
  }
}
