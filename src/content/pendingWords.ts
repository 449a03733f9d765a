/** By the item's status. */
export const pendingWords = {
  status: {
    queued: 'Waiting to be sent',
    offline: 'Will be sent when you’re online',
    sending: 'Sending…',
    'may-arrive': 'May still arrive',
    'needs-answer': 'Did it arrive?',
    'not-sent': 'Not sent',
    rejected: 'Not accepted',
    cancelled: 'Cancelled',
    sent: 'Sent',
  },
  hint: {
    'may-arrive': 'We got no clear answer. We’re checking whether this arrived.',
    'needs-answer':
      'We got no clear answer, so we can’t tell whether this arrived. If you send it again, it may arrive twice.',
    'not-sent':
      'We got no clear answer. Press Retry: we check first, and send this again only if it didn’t arrive.',
  },
  retry: 'Retry',
  send: 'Send',
  backInForm: 'Cancelled. Your text is back in the form.',
  discard: 'Discard',
  cancel: 'Cancel',
  arrived: 'It arrived: keep it',
  resend: 'It did not: send again',
} as const;
