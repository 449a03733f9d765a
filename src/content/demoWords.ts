export const demoWords = {
  label: 'Demo',
  notice: 'This is a demo. Try it as',
  role: { member: 'member', admin: 'admin' },
  controls: 'Controls',
  account: { member: 'Member account: ', admin: 'Admin account: ' },
  password: 'password',
  failed:
    'The demo can’t start in this browser. Open it over https or on localhost, and not in a private window.',
  reset: 'Reset demo data',
  resetHint:
    'Resetting also deletes drafts, unsent posts, your votes and requests to join from this browser. The page then reloads.',
  seeFailure: 'Try a failure:',
  none: 'None',
  answered: 'The demo works normally again.',
  failing: 'The demo now shows the failure you chose.',
  notKept: 'This browser can’t save data, so the demo starts over on each page.',
} as const;
