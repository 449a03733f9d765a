import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type PostState = { readonly post: Readonly<Record<string, unknown>> };

const initialState: PostState = { post: {} };

/** For comment pages without an id. Persisted (specification, section 3). */
export const postSlice = createSlice({
  name: 'post',
  initialState,
  reducers: {
    setPost: (_, { payload }: PayloadAction<Readonly<Record<string, unknown>>>): PostState => ({
      post: payload,
    }),
    clearPost: () => initialState,
  },
  selectors: { selectPost: (state) => state.post },
});

export const { setPost, clearPost } = postSlice.actions;
export const { selectPost } = postSlice.selectors;
