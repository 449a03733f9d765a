import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Fetches data into the store before a page shows it. */
export type Prefetch = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => unknown;
