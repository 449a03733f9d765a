/** Words of the registration (specification, sections 2, 4 and 5). */
export const registrationWords = {
  title: 'Create an account',
  lead: 'Join the community in your province. Every field is required.',
  head: {
    title: 'Create an account | Kingdom Builders',
    description:
      'Join Kingdom Builders: create your account with your name, where you live and how to reach you, and meet the community of your province.',
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
  /** The owner's own words; what follows is for screen readers. */
  sending: '...pleae wait, registering you',
  sendingSpoken: 'Your account is being created. Please wait.',
  missing: {
    email: 'please enter your email address',
    password: 'please enter your password',
    username: 'please enter your username',
    firstName: 'please enter your firstname',
    lastName: 'please enter your lastname',
    phone: 'please enter your correct phone number',
    country: 'please select your country',
    state: 'please select your state/province',
    city: 'please select your city',
    gender: 'please select your gender',
  },
  mismatch: 'passwords do not match',
  offline: 'Network error, try again!',
  registered: 'Your account was created',
  notLoggedIn: 'Login failed:',
  logIn: 'Log in',
} as const;

/** Words of the country, state and city picker. */
export const placeWords = {
  countryFirst: 'Choose a country first',
  stateFirst: 'Choose a state/province first',
  notListed: 'Not in this list',
  /** Offers a name that was typed and is not in the list. */
  use: (name: string) => `Use “${name}”`,
  more: (count: number) => `${count.toLocaleString('en-CA')} more: type to find yours`,
  unavailable: 'A list of places could not be loaded. Type the name, or try again.',
  retry: 'Try again',
  credit: 'Place names: GeoNames, CC BY 4.0',
  creditAddress: 'https://www.geonames.org/',
} as const;
