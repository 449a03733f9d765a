/** For `setSearchParams`: the parameters before, with these set and empty ones removed. */
export const withParams =
  (changes: Readonly<Record<string, string>>) =>
  (before: URLSearchParams): URLSearchParams => {
    const after = new URLSearchParams(before);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    return after;
  };
