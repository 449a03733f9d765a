import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Asks the provider for something that the store then has. */
export type Prefetch = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => unknown;
