import { formatCount } from '@/lib/plural';

export const registrationWords = {
  title: 'Create an account',
  lead: 'You need one to post, vote and join groups. Every field is required.',
  head: {
    title: 'Create an account | Kingdom Builders',
    description:
      'Create your Kingdom Builders account with your name, where you live and how to reach you. Then find the community of your region.',
  },
  signIn: 'Login details',
  about: 'About you',
  where: 'Where you live',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmation: 'Confirm password',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  genders: [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
  ],
  country: 'Country',
  state: 'State/Province',
  city: 'City',
  phone: 'Phone number',
  submit: 'Register',
  login: 'Member login',
  /** The owner's words, typo included. */
  sending: '...pleae wait, registering you',
  sendingSpoken: 'Your account is being created. Please wait.',
  mismatch: 'passwords do not match',
  offline: 'Network error, try again!',
  registered: 'Your account was created',
  notLoggedIn: 'Login failed:',
  logIn: 'Log in',
} as const;

export const locationWords = {
  countryFirst: 'Choose a country first',
  stateFirst: 'Choose a state/province first',
  notListed: 'Not in this list',
  /** Offers a typed name that is not in the list. */
  use: (name: string) => `Use “${name}”`,
  more: (count: number) => `${formatCount(count)} more: type to find yours`,
  unavailable: 'A list of places could not be loaded. Type the name, or try again.',
  retry: 'Try again',
  credit: 'Place names: GeoNames, CC BY 4.0',
  creditAddress: 'https://www.geonames.org/',
} as const;
