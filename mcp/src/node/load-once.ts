/** Loads on the first call, for all of them. If that fails, the next call loads again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    if (loading) return loading;
    const current = load();
    current.catch(() => {
      loading = undefined;
    });
    loading = current;
    return current;
  };
}
