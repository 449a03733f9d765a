export const demoWords = {
  label: 'Demo',
  notice: 'This is a demo.',
  tryAs: 'Try it as',
  role: { member: 'member', admin: 'admin' },
  controls: 'Controls',
  account: { member: 'Member account: ', admin: 'Admin account: ' },
  password: 'password',
  failed:
    'The demo can’t start in this browser. Open it at an https address or on localhost, and not in a private window.',
  reset: 'Reset demo data',
  resetHint:
    'A reset also deletes your drafts, unsent items, votes, requests to join, quote receipts and saved posts in this browser. The page then reloads.',
  seeFailure: 'Show an error:',
  none: 'None',
  answered: 'The demo works normally again.',
  failing: 'The demo now shows the error you chose.',
  notStored: 'This browser can’t save data, so the demo starts over on each page.',
} as const;
