import { combineSlices, createAction, type Reducer } from '@reduxjs/toolkit';
import { communitiesSlice } from '@/memberships/communities.slice';
import { softwareSlice } from '@/features/enquiries/software.slice';
import { postSlice } from '@/features/feed/post.slice';
import { pollSlice } from '@/features/polls/poll.slice';
import { idTypeSlice, idbackSlice, idfrontSlice } from '@/features/profile/identity.slice';
import { areaSlice } from '@/features/quote/area.slice';
import { sessionSlice, userSlice } from '@/session/session.slice';
import { editTaskSlice, trackerAccessSlice } from '@/features/tasks/tracker.slice';

const persisted = [
  userSlice,
  postSlice,
  pollSlice,
  editTaskSlice,
  communitiesSlice,
  idTypeSlice,
  idfrontSlice,
  idbackSlice,
  areaSlice,
  softwareSlice,
  trackerAccessSlice,
] as const;

export const persistedNames = persisted.map((slice) => slice.reducerPath);

/** API slices are injected when their modules load. */
export const createRootReducer = () => combineSlices(...persisted, sessionSlice);

/** Another person is here: every persisted slice is reset. */
export const stateReset = createAction('app/stateReset');

const isTrackerAccess = (name: string) => name === trackerAccessSlice.reducerPath;
const isPersisted = (name: string) => persistedNames.some((one) => one === name);

/** Handles `stateReset`; also drops the tracker's token, which belongs to the session. */
export const withStateReset =
  <State extends object>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) => {
    const isReset = stateReset.match(action)
      ? isPersisted
      : sessionSlice.actions.ended.match(action) && isTrackerAccess;
    if (state === undefined || !isReset) return reducer(state, action);
    const remaining = { ...state };
    for (const name of Object.keys(remaining))
      if (isReset(name)) Reflect.deleteProperty(remaining, name);
    return reducer(remaining, action);
  };

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
