import { HttpResponse } from 'msw';
import type { Fault } from './faultSchema';

const page = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>';

function textAnswer(text: string, type: string, status: number): Response {
  return new HttpResponse(text, { status, headers: { 'Content-Type': type } });
}

/** `execute` makes the call and gives its true answer. */
export async function faultyAnswer(
  fault: Fault,
  execute: () => Promise<Response>,
): Promise<Response> {
  const answer = fault.carriedOut === true ? await execute() : undefined;
  if (fault.kind === 'delay') {
    await new Promise((resolve) => {
      setTimeout(resolve, fault.ms);
    });
    return answer ?? execute();
  }
  switch (fault.kind) {
    case 'status':
      return fault.body === undefined || fault.status === 204
        ? new HttpResponse(null, { status: fault.status })
        : HttpResponse.json(fault.body, { status: fault.status });
    case 'malformed-json':
      return textAnswer('{"results": [{"id": 1, "ti', 'application/json', fault.status ?? 200);
    case 'html':
      return textAnswer(page, 'text/html', fault.status ?? 200);
    case 'empty':
      return new HttpResponse(null, { status: fault.status ?? 200 });
    case 'time-out':
      return new Promise(() => {});
    case 'network-error':
      break;
  }
  return HttpResponse.error();
}
