/** By the item's status. */
export const pendingWords = {
  status: {
    queued: 'Waiting to be sent',
    offline: 'Will be sent when you’re online',
    sending: 'Sending...',
    'may-arrive': 'May still arrive',
    'needs-answer': 'Did it arrive?',
    'not-sent': 'Not sent',
    rejected: 'Not accepted',
    sent: 'Sent',
  },
  hint: {
    'may-arrive': 'We got no answer. We’re checking whether it arrived.',
    'needs-answer':
      'We got no answer and can’t tell whether it arrived. If you send it again, it may appear twice.',
    'not-sent':
      'We got no answer. Retry checks whether it arrived, and sends it only if it didn’t.',
  },
  retry: 'Retry',
  discard: 'Discard',
  cancel: 'Cancel',
  arrived: 'It arrived: keep it',
  resend: 'It did not: send again',
} as const;
