import { readCurrentUser, readLogin } from '@/api/models/profile';
import { readJson, sentenceOf } from './readJson';
import { type Client, get, jwt, callName, post } from './client';
import { maxTokenLength } from './contractFacts';

const login = post('/login/', 'json');
const profile = get('/auth/users/me/', jwt);

/** No host has issued it. */
const unknownToken = 'doctor.of.the.portal';

export async function checkLogin(client: Client): Promise<string | undefined> {
  const { account } = client.options;
  if (account === undefined) return undefined;
  const answer = await client.request(login, { json: account });
  if (answer === undefined) return undefined;
  const report = client.about(callName(login));
  const effect = 'Members cannot log in.';
  if (answer.status === 400 || answer.status === 401) {
    report.breach(
      'login',
      `The login is refused (${answer.status}: ${sentenceOf(answer) ?? 'no reason given'}).`,
      effect,
      'Check --email and --password first.',
    );
    return undefined;
  }
  const body = readJson(client, login, answer);
  const token = readLogin(body)?.token;
  if (body !== undefined && token === undefined) {
    const found = 'The answer has no token in `access`.';
    const advice = 'Send the token in the field `access`.';
    report.breach('login', found, effect, advice);
  }
  if (token === undefined) return undefined;
  if (token.length > maxTokenLength) {
    report.weak(
      'token-length',
      `The token has ${token.length} characters.`,
      'Browsers reject its cookie, so a reopened browser asks to log in again.',
      `Keep it below ${maxTokenLength} characters.`,
    );
  } else {
    report.fine('login', 'The login gives a token.');
  }
  return token;
}

/** Whether a bad token gets a refusal that the portal recognises. */
export async function checkRefusal(client: Client): Promise<void> {
  const answer = await client.request(profile, { token: unknownToken });
  if (answer === undefined) return;
  const report = client.about(`${callName(profile)} with an unknown token`);
  if (answer.status !== 401) {
    report.breach(
      'refusal',
      `An unknown token is answered with ${answer.status}, not 401.`,
      'When a session ends, the sign-in dialog does not open.',
      'Answer unknown or expired tokens with 401 and WWW-Authenticate.',
    );
    return;
  }
  const sentence = sentenceOf(answer);
  if (sentence === undefined) {
    report.weak(
      'refusal-words',
      'The refusal gives no reason in words.',
      'The portal shows its own sentence instead.',
      'Send { "detail": "…" }.',
    );
  } else {
    report.fine('refusal', `Refused with 401 ("${sentence}").`);
  }
}

export async function checkProfile(client: Client, token: string) {
  const answer = await client.request(profile, { token });
  const body = answer && readJson(client, profile, answer);
  if (body === undefined) return undefined;
  const report = client.about(callName(profile));
  const user = readCurrentUser(body);
  if (user === undefined) {
    report.breach(
      'profile',
      'The profile has no email.',
      'The portal cannot tell who is logged in: a reopened browser asks to log in again.',
      'Send email with the profile, plain or under `data`.',
    );
    return undefined;
  }
  const missing = ['first_name', 'last_name', 'country', 'state', 'city', 'phone_number'].filter(
    (name) => !(name in user.record),
  );
  if (missing.length === 0) {
    report.fine('profile', 'The profile has every field.');
  } else {
    report.weak(
      'profile',
      `The profile lacks ${missing.join(', ')}.`,
      'These lines stay empty; without a name, the email address is shown instead.',
      'Send every field of the profile.',
    );
  }
  return user;
}
