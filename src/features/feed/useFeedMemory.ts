import { useState } from 'react';
import { useStore } from 'react-redux';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { feedMemory, type FeedMemory } from './feedMemory';

/** The memory of a feed: kept on the way back to it, new where a link opens it. */
export function useFeedMemory(place: string): FeedMemory {
  const store = useStore();
  const fresh = useNavigationType() !== NavigationType.Pop;
  const [memory] = useState(() => feedMemory(store, place, fresh));
  return memory;
}
