/** Words of the login form, on its page and in the sign-in dialog (specification, sections 2 and 8). */
export const loginFormWords = {
  email: 'Email',
  password: 'Password',
  login: 'Login',
  missing: {
    email: 'please enter your email address',
    password: 'please enter your password',
  },
  offline: 'Network error, try again!',
} as const;
