/** For browsers too old for the script. */
export const oldBrowser =
  'This browser is too old for parts of this site. You can read this page and follow its links. To log in or send a form, update your browser or use a current Chrome, Edge, Firefox or Safari.';
