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
