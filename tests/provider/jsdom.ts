/**
 * Lets a jsdom document upload files. The test runner copies a file's bytes from where an older jsdom
 * kept them (`_buffer`); without this every upload arrives as the text "undefined".
 */
export function polyfillBlobBytes(): void {
  const blob = new Blob();
  const [inside] = Object.getOwnPropertySymbols(blob);
  const implementation: unknown = inside === undefined ? undefined : Reflect.get(blob, inside);
  if (typeof implementation !== 'object' || implementation === null) return;
  Object.defineProperty(Object.getPrototypeOf(implementation), '_buffer', {
    configurable: true,
    get(this: object) {
      return Reflect.get(this, '_bytes');
    },
  });
}

type Style = Readonly<Record<'display' | 'visibility' | 'pointerEvents', string>>;

/** What a style sheet could distinguish elements by; other attributes make no difference. */
const styledBy = ['class', 'style', 'hidden', 'open', 'type', 'popover', 'data-popover-open'];

const initial = { visibility: 'visible', pointerEvents: 'auto' } as const;

let isInstalled = false;

/**
 * Has a jsdom document work out once for all elements alike what queries by role read of a style:
 * jsdom tries every rule at each call, which took a quarter of the units' time. Rules that look at an
 * element's parents or siblings count for nothing here; what else is read comes from jsdom.
 */
export function cacheComputedStyles(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = window.getComputedStyle.bind(window);
  const known = new Map<string, Style>();
  const own = (element: Element): Style => {
    const attributes = styledBy.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.localName, attributes]);
    const found = known.get(kind);
    if (found) return found;
    // The copy has no parent to inherit from.
    const copy = element.cloneNode();
    if (!(copy instanceof Element)) throw new TypeError('The copy is no element.');
    const { display, visibility, pointerEvents } = original(copy);
    const style = { display, visibility, pointerEvents };
    known.set(kind, style);
    return style;
  };
  /** The value that the nearest element around sets. */
  const inherited = (element: Element, name: keyof typeof initial): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const value = own(at)[name];
      if (value !== initial[name]) return value;
    }
    return initial[name];
  };
  const read = (element: Element, name: string | symbol): unknown => {
    if (name === 'display') return own(element).display;
    if (name === 'visibility' || name === 'pointerEvents') return inherited(element, name);
    // Of pseudo-elements, whose content counts for a name, jsdom knows nothing.
    return name === 'content' ? '' : undefined;
  };
  window.getComputedStyle = (element) =>
    new Proxy(document.body.style, {
      get: (_style, name) =>
        name === 'getPropertyValue'
          ? (property: string) =>
              read(element, property) ?? original(element).getPropertyValue(property)
          : (read(element, name) ?? Reflect.get(original(element), name)),
    });
}
