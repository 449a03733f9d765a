import { type QuoteReply, type QuoteRequest, readQuoteReply } from '@/api/models/quote';
import { outsourcingApi } from '@/api/outsourcingApi';
import { httpError } from '@/api/providerError';
import { unreadable } from '@/api/wire';

type SendQuote = {
  readonly request: QuoteRequest;
  readonly authorize: boolean;
};

/** Form-encoded; only a readable 201 is a success (specification, section 7). */
const quoteApi = outsourcingApi.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<QuoteReply, SendQuote>({
      queryFn: async ({ request, authorize }, _api, _options, fetchWithBQ) => {
        const { type, budget, kingdombusiness } = request;
        const { data, error, meta } = await fetchWithBQ({
          path: '/quotes/',
          method: 'POST',
          form: { type, budget, kingdombusiness },
          authorize,
        });
        if (error !== undefined) return { error };
        if (meta?.status !== 201) return { error: httpError(meta?.status ?? 0, data) };
        const reply = readQuoteReply(data);
        return reply === undefined ? unreadable(meta) : { data: reply };
      },
    }),
  }),
});

export const { sendQuote } = quoteApi.endpoints;
