/** Of calls without a message of the provider's own, by status. */
export const statusWords: Readonly<Record<number, string>> = {
  401: 'Please log in to continue.',
  403: 'You don’t have permission to do this. Ask an admin if you need it.',
  404: 'This no longer exists. Go back and reload the page.',
  409: 'Someone else changed this. Check it and try again.',
  413: 'This is too large to send. Please shorten it or choose a smaller picture.',
  429: 'Too many requests at once. Please wait a moment and try again.',
};

export const providerErrorWords = {
  failed: 'The service has a problem. Please try again later.',
  loginRefused: 'The email or password is wrong. Please check both and try again.',
  refused: 'The service did not accept this. Please check it and try again.',
  /** Decisions, section 3. */
  offline: 'Network error, try again!',
  timeout: 'The service took too long to answer. Please try again.',
  unreadable: 'We couldn’t read the service’s answer. Please try again.',
} as const;
