/** Listeners by topic. The cost of a notification depends on the topic's own listeners only. */
export type Topics = {
  readonly subscribe: (topic: string, listener: () => void) => () => void;
  readonly notify: (topic: string) => void;
};

export function createTopics(): Topics {
  const listenersByTopic = new Map<string, Set<() => void>>();
  return {
    subscribe(topic, listener) {
      const listeners = listenersByTopic.get(topic) ?? new Set();
      listenersByTopic.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersByTopic.get(topic) === listeners) listenersByTopic.delete(topic);
      };
    },
    notify(topic) {
      for (const listener of listenersByTopic.get(topic) ?? []) listener();
    },
  };
}
