const sentence = 'The lease is signed, and there is room for two more on the ground floor. ';

/** A list answer of so many posts, each with a title and up to six sentences. */
export function postsOf(count: number): string {
  const start = Date.UTC(2026, 0, 1);
  const posts = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    content: sentence.repeat(1 + (index % 6)),
    author: `Member ${index % 50}`,
    post_image: null,
    post_category: 1 + (index % 6),
    created_at: new Date(start + index * 60_000).toISOString(),
  }));
  return JSON.stringify(posts);
}

/** Runs in the page: what a log-in leaves behind in session storage. */
export function storeSession(): void {
  const entries = {
    accessToken: 'bench',
    userKey: 'u.bench',
    isLoggedIn: 'true',
  };
  for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
}
