// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { httpError, statusMessage } from '@/api/providerError';

describe('the error of a refused call', () => {
  test.each([
    [
      'errors.detail',
      { errors: { detail: 'No such account' }, detail: 'x', message: 'y' },
      'No such account',
    ],
    ['errors.detail as a list', { errors: { detail: ['First', 'Second'] } }, 'First'],
    ['detail', { detail: 'Not found.', message: 'y', email: ['z'] }, 'Not found.'],
    ['message', { message: ' Quote refused ' }, 'Quote refused'],
    ['non_field_errors', { non_field_errors: ['Wrong pair.'] }, 'Wrong pair.'],
    ['the first field error', { email: ['Taken.'], username: ['Short.'] }, 'Taken.'],
    ['a field error under errors', { errors: { email: ['Taken.'] } }, 'Taken.'],
    ['errors as text', { errors: 'Broken.' }, 'Broken.'],
    ['a plain list', ['Only this.'], 'Only this.'],
    ['a bare text', 'Only once, friend', 'Only once, friend'],
    ['a list of lists', [[], [['Deep down.']]], 'Deep down.'],
    ['a list of objects', [{ code: 'taken', message: 'Taken already.' }], 'Taken already.'],
    ['error as text', { error: 'Not today.', code: 'x' }, 'Not today.'],
    ['error as an object', { error: { code: 'E1', message: 'Too late.' } }, 'Too late.'],
    ['message as a list', { message: ['One.', 'Two.'] }, 'One.'],
    ['words beside a status', { status: 'error', message: 'Closed.' }, 'Closed.'],
    [
      'detail as a list of objects',
      { detail: [{ loc: ['body', 'x'], msg: 'Missing.' }] },
      'Missing.',
    ],
    ['errors as a list of objects', { errors: [{ status: '422', detail: 'Odd.' }] }, 'Odd.'],
    ['a nested field error', { votes: [{ count: [['Closed poll.']] }] }, 'Closed poll.'],
    [
      'a problem document',
      { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Only once, friend' },
      'Only once, friend',
    ],
    ['a problem document without detail', { title: 'Out of stock', status: 400 }, 'Out of stock'],
  ])('%s', (_, body, message) => {
    expect(httpError(400, body)).toMatchObject({ kind: 'http', status: 400, message, said: true });
  });

  test.each([
    undefined,
    null,
    '',
    ' ',
    7,
    true,
    [[]],
    {},
    [],
    { detail: '' },
    { detail: '  ' },
    { errors: {} },
  ])('%j has no sentence, so the portal has one', (body) => {
    const error = httpError(403, body);
    expect(error).toEqual({
      kind: 'http',
      status: 403,
      message: statusMessage(403),
      said: false,
    });
  });

  test('the host of quotes explains itself in message, all else in detail', () => {
    const body = { detail: 'ValidationError', message: 'Please answer every question.' };
    expect(httpError(400, body, undefined, 'outsourcing').message).toBe(body.message);
    expect(httpError(400, body, undefined, 'portal').message).toBe(body.detail);
    expect(httpError(400, { detail: 'No.' }, undefined, 'outsourcing').message).toBe('No.');
  });

  test('field errors keep their names, with all sentences, at the top and under errors', () => {
    const body = {
      detail: 'Some fields are wrong.',
      code: 'invalid',
      email: ['Taken.', 'And odd.', 'Taken.'],
      phone_number: { number: ['Too short.'] },
      city: [],
      errors: { detail: 'x', gender: 'Unknown.' },
    };
    expect(httpError(400, body)).toMatchObject({
      message: 'x',
      fields: { email: 'Taken. And odd.', phone_number: 'Too short.', gender: 'Unknown.' },
    });
    expect(httpError(400, body).fields).not.toHaveProperty('city');
    const wrapped = { errors: { password: ['Too short.', 'Too common.'] } };
    expect(httpError(400, wrapped).message).toBe('Too short. Too common.');
    const hostile: unknown = JSON.parse('{"detail": "No.", "__proto__": "No."}');
    expect(httpError(400, hostile).message).toBe('No.');
    expect(httpError(400, { detail: 'x' })).not.toHaveProperty('fields');
  });

  test('no member of a problem document is a field, whereas forms have a title and a type', () => {
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'No.' };
    expect(httpError(400, problem)).not.toHaveProperty('fields');
    const faults = { type: 'https://provider.example/faults', title: 'Two faults', status: 400 };
    expect(httpError(400, { ...faults, errors: { email: ['Taken.'] } })).toMatchObject({
      message: 'Taken.',
      fields: { email: 'Taken.' },
    });
    expect(httpError(400, { title: ['Too long.'], type: ['Unknown.'] }).fields).toEqual({
      title: 'Too long.',
      type: 'Unknown.',
    });
    expect(httpError(400, { status: 'error', success: false, message: 'No.' })).not.toHaveProperty(
      'fields',
    );
  });

  test('a list of errors names its fields, beside a type that is none', () => {
    const listed = (...errors: readonly (readonly [attr: string | null, detail: string])[]) => ({
      type: 'client_error',
      errors: errors.map(([attr, detail]) => ({ code: 'x', detail, attr })),
    });
    const refused = httpError(401, listed([null, 'No active account.']));
    expect(refused).toMatchObject({ message: 'No active account.', said: true });
    expect(refused).not.toHaveProperty('fields');
    const invalid = listed([null, 'Two faults.'], ['title', 'Blank.'], ['title', 'Odd.']);
    expect(httpError(400, invalid)).toMatchObject({ message: 'Two faults.' });
    expect(httpError(400, invalid).fields).toEqual({ title: 'Blank.' });
  });

  test('of thousands of fields the first thirty count', () => {
    const body = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, 'No.']));
    const { fields = {} } = httpError(400, body);
    expect(Object.keys(fields)).toHaveLength(30);
    expect(fields).toHaveProperty('f29', 'No.');
  });

  test.each(['\u200b\ufeff', '\u202e\u2066', '\u0000', '\u3164', '\u00ad'])(
    'words that nobody sees (%j) are none',
    (unseen) => {
      expect(httpError(400, { detail: unseen })).toMatchObject({
        message: statusMessage(400),
        said: false,
      });
      expect(httpError(400, { detail: [unseen, 'Seen.'], email: [unseen] })).not.toHaveProperty(
        'fields',
      );
      expect(httpError(400, { detail: [unseen, 'Seen.'] }).message).toBe('Seen.');
    },
  );

  test('an endless nest ends', () => {
    const nest: Record<string, unknown> = {};
    nest['errors'] = { detail: nest };
    expect(httpError(400, nest).said).toBe(false);
  });

  test('our own words distinguish a fault of the service from one of the request', () => {
    expect(statusMessage(503)).toMatch(/try again later/);
    expect(statusMessage(418)).not.toBe(statusMessage(503));
    expect(new Set([401, 403, 404, 409, 413, 429].map(statusMessage)).size).toBe(6);
  });
});
