type Shape = Readonly<Record<string, unknown>>;

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when every field of the initial slice is stored with a value of the same kind. */
function fits(stored: unknown, initial: unknown): boolean {
  if (isShape(initial)) {
    return (
      isShape(stored) && Object.entries(initial).every(([name, value]) => fits(stored[name], value))
    );
  }
  return typeof stored === typeof initial;
}

/**
 * What was stored, less each slice that does not have the form of its initial state: garbage in
 * storage then costs that slice, never the page.
 */
export function readableSlices<State extends object>(
  stored: State,
  initial: Readonly<Record<string, unknown>>,
): State {
  const readable = { ...stored };
  for (const [name, value] of Object.entries(initial)) {
    if (name in readable && !fits(Reflect.get(readable, name), value)) {
      Reflect.deleteProperty(readable, name);
    }
  }
  return readable;
}
