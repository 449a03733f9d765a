/** An id that no other tab makes. `crypto.randomUUID` is missing on plain `http`. */
export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
